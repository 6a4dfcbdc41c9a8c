import type { SiteNode } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import { firstNodes } from '../../resolve/first-nodes.ts'
import type { Engine } from '../engine.ts'

/** Returns the nodes of the page at the current address, according to the facts known so far. */
export const shownNodes = ({ site, config, location }: Engine): readonly SiteNode[] =>
  firstNodes(site.get(), config.layouts, findRoute(config.routes, location.get().pathname).route)
