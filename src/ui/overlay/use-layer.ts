import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Registers something that lies over the page. Back of the browser calls `close`; the result unregisters it. */
export type AddLayer = (close: () => void) => () => void

/** How layers reach the history of the browser. Without a provider, Back does not know them. */
export const LayerContext = createContext<AddLayer>(() => () => undefined)

/** Lets Back of the browser close what is `open`, as a close button does. */
export function useLayer(open: boolean, close: () => void): void {
  const add = use(LayerContext)
  const onBack = useEffectEvent(close)
  // Before the browser paints it: nobody sees what Back would not close.
  useLayoutEffect(() => (open ? add(() => onBack()) : undefined), [add, open])
}
