import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Registers a layer over the page. The browser's Back calls `close`; the returned function unregisters it. */
export type AddLayer = (close: () => void) => () => void

/** Connects layers with the browser history. Without a provider, Back does not close them. */
export const LayerContext = createContext<AddLayer>(() => () => undefined)

/** Makes the browser's Back close a layer while it is `open`. */
export function useLayer(open: boolean, close: () => void): void {
  const addLayer = use(LayerContext)
  const onBack = useEffectEvent(close)
  // A layout effect runs before paint, so that Back can close the layer as soon as it is visible.
  useLayoutEffect(() => (open ? addLayer(() => onBack()) : undefined), [addLayer, open])
}
