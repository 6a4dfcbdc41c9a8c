import { matchPath } from 'react-router-dom'
import type { SiteRoute } from '../../contract/site.ts'

/** The route of an address, as the router finds it; undefined where no route has it. */
export function matchRoute(routes: Readonly<Record<string, SiteRoute>>, pathname: string): SiteRoute | undefined {
  return Object.values(routes).find((route) => matchPath(route.path, pathname) !== null)
}
