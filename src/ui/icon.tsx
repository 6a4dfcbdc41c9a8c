import { useEffect, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { icons, type IconName } from './icons.ts'
import type { laterIcons } from './later-icons.ts'

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly className?: string | undefined
}

/** Icons that point along the line: they turn around where the writing runs from right to left. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set(['previous', 'next', 'onward', 'signout', 'external'])

type LaterName = keyof typeof laterIcons

const isFirst = (name: IconName): name is keyof typeof icons => Object.hasOwn(icons, name)

/**
 * An icon of the one family, drawn in the text's colour. It is decoration: what it means must stand beside it as text
 * or as the label of the control around it.
 */
export function Icon({ name, size = 20, className }: IconProps): ReactNode {
  const look = {
    size,
    strokeWidth: size >= 28 ? 1.5 : 1.75,
    'aria-hidden': true,
    className: cx(ALONG_THE_LINE.has(name) && 'along-the-line', className),
  } as const
  if (!isFirst(name)) return <LaterIcon name={name} look={look} />
  const Drawing = icons[name]
  return <Drawing {...look} />
}

let loaded: typeof laterIcons | undefined

interface Look {
  readonly size: number
  readonly strokeWidth: number
  readonly className: string
}

/** An icon that comes in a part of its own: its room is kept until it is there. Without it nothing is lost but the picture. */
function LaterIcon({ name, look }: { readonly name: LaterName; readonly look: Look }): ReactNode {
  const [drawings, setDrawings] = useState(loaded)
  useEffect(() => {
    if (drawings !== undefined) return undefined
    let gone = false
    import('./later-icons.ts').then(
      (part) => {
        loaded = part.laterIcons
        if (!gone) setDrawings(loaded)
      },
      () => undefined,
    )
    return () => void (gone = true)
  }, [drawings])
  if (drawings === undefined) return <svg width={look.size} height={look.size} aria-hidden="true" className={look.className} />
  const Drawing = drawings[name]
  return <Drawing {...look} />
}
