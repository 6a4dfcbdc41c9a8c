import { createContext, use } from 'react'

/**
 * The page that the surrounding overlay was opened with; `undefined` if none was given. The context is `undefined`
 * outside of overlays.
 */
export const OverlayPageContext = createContext<{ readonly page: string | undefined } | undefined>(undefined)

/** Returns the page that the surrounding overlay was opened with; `undefined` outside of overlays. */
export const useOverlayPage = (): { readonly page: string | undefined } | undefined => use(OverlayPageContext)
