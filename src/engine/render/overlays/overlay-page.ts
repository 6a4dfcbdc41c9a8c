import { createContext, use } from 'react'

/**
 * What was chosen when the overlay around was opened; `undefined` where nothing was. Outside of overlays there is none.
 */
export const OverlayPageContext = createContext<{ readonly page: string | undefined } | undefined>(undefined)

/** The overlay that this stands in, with what was chosen when it was opened; nothing on a page. */
export const useOverlayPage = (): { readonly page: string | undefined } | undefined => use(OverlayPageContext)
