import { createContext, use } from 'react'

/**
 * The current page of the surrounding overlay; `page` is `undefined` if the overlay has none. The context is
 * `undefined` outside of overlays.
 */
export const OverlayPageContext = createContext<{ readonly page: string | undefined } | undefined>(undefined)

/** Returns the current page of the surrounding overlay; `undefined` outside of overlays. */
export const useOverlayPage = (): { readonly page: string | undefined } | undefined => use(OverlayPageContext)
