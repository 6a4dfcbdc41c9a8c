import type { Hidden, Site, SiteConfig } from '../../contract/site.ts'

export interface HiddenNodes {
  /** What this page would show: its own, that of the areas around it, of the bars, and of what stands open above it. */
  readonly here: readonly Hidden[]
  readonly elsewhere: readonly Hidden[]
}

/**
 * What is not shown, parted into what belongs to the page of a route and what does not. `overlays` are the ids of those
 * that stand open.
 */
export function hiddenHere(config: SiteConfig, { hidden }: Pick<Site, 'hidden'>, route: string, overlays: readonly string[]): HiddenNodes {
  const { page, layout } = config.routes.routes[route] ?? {}
  const areas = Object.values(config.layouts.layouts[layout ?? ''] ?? {})
  const prefixes = [
    ...(page === undefined ? [] : [`/pages/${page}/`]),
    ...areas.map((area) => `/layouts/areas/${area}/`),
    ...overlays.map((id) => `/overlays/overlays/${id}/`),
    '/navigation/',
    '/games/categories/',
  ]
  const isHere = ({ pointer }: Hidden): boolean => prefixes.some((prefix) => pointer.startsWith(prefix))
  return { here: hidden.filter(isHere), elsewhere: hidden.filter((one) => !isHere(one)) }
}
