import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { matchRoute } from './match-route.ts'

/** What the first page consists of by the facts that are known: asked again once the platform has answered. */
export function firstNodes({ site, config, location }: Engine): readonly SiteNode[] {
  const { routes, areas, pages } = site.get()
  const { pathname } = location.get()
  const route = matchRoute(routes, pathname) ?? routes[pathname === '/' ? config.routes.home : config.routes.notFound]
  const layout = config.layouts.layouts[route?.layout ?? ''] ?? {}
  const around = [layout.header, layout.footer, layout.side, layout.bottom].flatMap((area) =>
    area === undefined ? [] : (areas[area] ?? []),
  )
  return [...around, ...(pages[route?.page ?? '']?.nodes ?? [])]
}
