import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Registers a layer over the page. The browser's Back calls `close`; the returned function unregisters it. */
export type AddLayer = (close: () => void) => () => void

/** Connects layers with the browser history. Without a provider, Back does not close them. */
export const LayerContext = createContext<AddLayer>(() => () => undefined)

/** Makes the browser's Back close a layer while `open`, as a close button does. */
export function useLayer(open: boolean, close: () => void): void {
  const add = use(LayerContext)
  const onBack = useEffectEvent(close)
  // Before paint, so that no layer is visible that Back would not close.
  useLayoutEffect(() => (open ? add(() => onBack()) : undefined), [add, open])
}
