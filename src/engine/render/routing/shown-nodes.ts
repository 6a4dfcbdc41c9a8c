import type { SiteNode } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import { firstNodes } from '../../resolve/first-nodes.ts'
import type { Engine } from '../engine.ts'

/**
 * What the page at this address consists of by the facts that are known: asked again once the platform has answered.
 */
export const shownNodes = ({ site, config, location }: Engine): readonly SiteNode[] =>
  firstNodes(site.get(), config.layouts, findRoute(config.routes, location.get().pathname).route)
