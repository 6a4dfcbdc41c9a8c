import type { MerchantConfig, Route } from '../../generated/config.ts'

/** The text that names a route: that of the overlay which opens with it, or else of its page. */
export const titleKeyOf = (
  { overlays, pages }: Pick<MerchantConfig, 'overlays' | 'pages'>,
  route: Pick<Route, 'overlay' | 'page'> | undefined,
): string | undefined => (overlays.overlays[route?.overlay ?? ''] ?? pages[route?.page ?? ''])?.title

/** What a page is called beside others of the browser: its own name and the brand's, once. */
export function titleOf(own: string, brand: string): string {
  if (own === '') return brand
  return own.includes(brand) ? own : `${own} – ${brand}`
}
