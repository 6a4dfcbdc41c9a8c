import type { MerchantConfig, Route } from '../../generated/config.ts'

type Routes = MerchantConfig['routes']

/** What an address shows. */
export interface FoundRoute {
  readonly id: string
  readonly route: Route
  /** Whether the brand has this address; the route is the one for what is not found where it has not. */
  readonly found: boolean
  /** The address that this one leads on to, where it is none of a page. */
  readonly onward: string | undefined
}

/**
 * The route of an address, letter by letter, a last slash left out; redirects are followed to their end. The root of a
 * brand that says nothing of it leads to its home.
 * @throws Error for a brand without a route for what is not found, which no valid one is
 */
export function findRoute({ routes, home, notFound }: Routes, path: string): FoundRoute {
  const own = Object.keys(routes).find((id) => stripTrailingSlash(routes[id]?.path ?? '') === stripTrailingSlash(path))
  const requestedId = own ?? (path === '/' ? home : notFound)
  const id = followRedirects(routes, requestedId)
  const route = routes[id]
  if (route === undefined) throw new Error(`The brand has no route ${id}.`)
  const isRedirected = id !== requestedId || (own === undefined && requestedId === home && path === '/')
  return { id, route, found: requestedId !== notFound, onward: isRedirected ? route.path : undefined }
}

const stripTrailingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** The route that redirects end with; the last that there is, where they lead nowhere or in a circle. */
export function followRedirects(routes: Routes['routes'], id: string): string {
  const visited = new Set<string>()
  let at = id
  for (let next = routes[at]?.redirect; next !== undefined && routes[next] && !visited.has(next); next = routes[at]?.redirect) {
    visited.add(at)
    at = next
  }
  return at
}
