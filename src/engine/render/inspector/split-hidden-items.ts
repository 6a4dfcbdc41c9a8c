import type { HiddenPart, Site, SiteConfig } from '../../contract/site.ts'

export interface SplitHiddenItems {
  /** Hidden parts of the current page, its areas, the open overlays, the bars and the game categories. */
  readonly onPage: readonly HiddenPart[]
  readonly offPage: readonly HiddenPart[]
}

/**
 * Splits the hidden parts of the site into those that belong to the page of a route and all others. `overlays` are the
 * ids of the open overlays.
 */
export function splitHiddenItems(
  config: SiteConfig,
  { hidden }: Pick<Site, 'hidden'>,
  route: string,
  overlays: readonly string[],
): SplitHiddenItems {
  const { page, layout } = config.routes.routes[route] ?? {}
  const areas = Object.values(config.layouts.layouts[layout ?? ''] ?? {})
  const prefixes = [
    ...(page === undefined ? [] : [`/pages/${page}/`]),
    ...areas.map((area) => `/layouts/areas/${area}/`),
    ...overlays.map((id) => `/overlays/overlays/${id}/`),
    '/navigation/',
    '/games/categories/',
  ]
  const isOnPage = ({ pointer }: HiddenPart): boolean => prefixes.some((prefix) => pointer.startsWith(prefix))
  return { onPage: hidden.filter(isOnPage), offPage: hidden.filter((part) => !isOnPage(part)) }
}
