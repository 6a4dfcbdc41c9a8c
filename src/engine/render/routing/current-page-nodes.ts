import type { SiteNode } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import { listRouteNodes } from '../../resolve/route-nodes.ts'
import type { Engine } from '../engine.ts'

/** Returns the nodes of the page at the current address, according to the facts known so far. */
export const listCurrentPageNodes = ({ site, config, location }: Engine): readonly SiteNode[] =>
  listRouteNodes(site.get(), config.layouts, findRoute(config.routes, location.get().pathname).route)
