import { createElement, useSyncExternalStore, type ReactNode } from 'react'
import { afterPaint } from '../hooks/timing.ts'
import { cx } from '../controls/cx.ts'
import type { Drawing } from './drawn-icons.ts'
import { icons, type IconName } from './icons.ts'
import type { lazyIcons } from './lazy-icons.ts'

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly className?: string | undefined
}

/** Icons that point along the line: they turn around where the writing runs from right to left. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set(['previous', 'next', 'onward', 'signout', 'external'])

const isFirst = (name: IconName): name is keyof typeof icons => Object.hasOwn(icons, name)

/**
 * An icon of the one family, drawn in the text's colour. It is decoration: what it means must stand beside it as text
 * or as the label of the control around it.
 */
export function Icon(props: IconProps): ReactNode {
  return isFirst(props.name) ? <DrawnIcon {...props} drawing={icons[props.name]} /> : <LazyIcon {...props} name={props.name} />
}

let loaded: typeof lazyIcons | undefined
const listeners = new Set<() => void>()

/**
 * Whoever is shown without its drawing asks for all of them. Without them nothing is lost but the picture: the next one
 * shown asks again.
 */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (loaded === undefined)
    void afterPaint()
      .then(() => import('./lazy-icons.ts'))
      .then(
        (part) => {
          loaded = part.lazyIcons
          listeners.forEach((hear) => hear())
        },
        () => undefined,
      )
  return () => listeners.delete(listener)
}

const drawingsNow = (): typeof loaded => loaded
const drawingsFirst = (): typeof loaded => undefined

/** An icon that comes in a part of its own: its room is kept until it is there. */
function LazyIcon(props: IconProps & { readonly name: keyof typeof lazyIcons }): ReactNode {
  const drawings = useSyncExternalStore(listen, drawingsNow, drawingsFirst)
  return <DrawnIcon {...props} drawing={drawings?.[props.name]} />
}

function DrawnIcon({ name, size = 20, className, drawing }: IconProps & { readonly drawing: Drawing | undefined }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 28 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx(ALONG_THE_LINE.has(name) && 'along-the-line', className)}
    >
      {drawing?.node.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
