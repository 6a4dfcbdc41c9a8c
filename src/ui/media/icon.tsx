import { createElement, useSyncExternalStore, type ReactNode } from 'react'
import { waitForPaint } from '../hooks/timing.ts'
import { cx } from '../controls/cx.ts'
import type { Drawing } from './drawn-icons.ts'
import { icons, type IconName } from './icons.ts'
import type { lazyIcons } from './lazy-icons.ts'

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly className?: string | undefined
}

/** Icons with a direction, which are mirrored in right-to-left text. */
const MIRRORED_ICONS: ReadonlySet<IconName> = new Set(['previous', 'next', 'onward', 'signout', 'external'])

const isInEntryBundle = (name: IconName): name is keyof typeof icons => Object.hasOwn(icons, name)

/** An icon in the text's colour. Decorative: text beside it, or the label of the control, must convey its meaning. */
export function Icon(props: IconProps): ReactNode {
  return isInEntryBundle(props.name) ? <DrawnIcon {...props} drawing={icons[props.name]} /> : <LazyIcon {...props} name={props.name} />
}

let loadedIcons: typeof lazyIcons | undefined
const listeners = new Set<() => void>()

/**
 * Subscribes to the loading of the lazy icons, and starts it when the first lazy icon is mounted. After a failure, the
 * next lazy icon that is mounted retries.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (loadedIcons === undefined)
    void waitForPaint()
      .then(() => import('./lazy-icons.ts'))
      .then(
        (module) => {
          loadedIcons = module.lazyIcons
          listeners.forEach((notify) => notify())
        },
        () => undefined,
      )
  return () => listeners.delete(listener)
}

const getDrawings = (): typeof loadedIcons => loadedIcons
const getServerDrawings = (): typeof loadedIcons => undefined

/** An icon from the chunk of lazy icons. Its space is reserved until the chunk has loaded. */
function LazyIcon(props: IconProps & { readonly name: keyof typeof lazyIcons }): ReactNode {
  const drawings = useSyncExternalStore(subscribe, getDrawings, getServerDrawings)
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
      className={cx(MIRRORED_ICONS.has(name) && 'mirrored-in-rtl', className)}
    >
      {drawing?.node.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
