import type { MerchantConfig, Route } from '../../src/generated/config.ts'

export interface FoundRoute {
  readonly id: string
  readonly route: Route
  readonly found: boolean
}

/** The route of a path, a last slash left out; the brand's not-found route for any other. */
export function routeOf({ routes }: MerchantConfig, path: string): FoundRoute {
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const hit = Object.entries(routes.routes).find(([, route]) => route.path === wanted)
  const missing = routes.routes[routes.notFound]
  if (hit && hit[0] !== routes.notFound) return { id: hit[0], route: hit[1], found: true }
  if (!missing) throw new Error('The merchant has no route for what is not found.')
  return { id: routes.notFound, route: missing, found: false }
}
