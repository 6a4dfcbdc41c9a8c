import type { MerchantConfig, Route } from '../../generated/config.ts'

type Routes = MerchantConfig['routes']

/** The route of an address. */
export interface FoundRoute {
  readonly id: string
  readonly route: Route
  /** Whether the address exists; if not, `route` is the brand's not-found route. */
  readonly found: boolean
  /** The path to redirect to; `undefined` if `route` is shown at the address itself. */
  readonly redirectPath: string | undefined
}

/**
 * Finds the route of a path. Paths are compared exactly except for a trailing slash; redirects are followed to the end.
 * If the brand has no route for `/`, it redirects to the home route.
 * @throws Error if the brand has no home or not-found route to fall back to, which validation prevents
 */
export function findRoute({ routes, home, notFound }: Routes, path: string): FoundRoute {
  const matchedId = Object.keys(routes).find((id) => stripTrailingSlash(routes[id]?.path ?? '') === stripTrailingSlash(path))
  const requestedId = matchedId ?? (path === '/' ? home : notFound)
  const id = followRedirects(routes, requestedId)
  const route = routes[id]
  if (route === undefined) throw new Error(`Unknown route ${id}.`)
  const isRedirected = id !== requestedId || (matchedId === undefined && requestedId === home && path === '/')
  return { id, route, found: requestedId !== notFound, redirectPath: isRedirected ? route.path : undefined }
}

const stripTrailingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Returns the id of the route that the redirects from route `id` end at; the last one reached if they lead to an
 * unknown route or form a cycle.
 */
export function followRedirects(routes: Routes['routes'], id: string): string {
  const visited = new Set<string>()
  let current = id
  for (let next = routes[current]?.redirect; next !== undefined && routes[next] && !visited.has(next); next = routes[current]?.redirect) {
    visited.add(current)
    current = next
  }
  return current
}
