import type { Route } from '../../generated/config.ts'
import type { Site, SiteConfig, SiteNode } from '../contract/site.ts'

/** Returns the nodes of a route's page according to the facts known so far: those of its layout, then its own. */
export function listRouteNodes(
  { areas, pages }: Pick<Site, 'areas' | 'pages'>,
  { layouts }: SiteConfig['layouts'],
  route: Pick<Route, 'layout' | 'page'>,
): readonly SiteNode[] {
  const { header, footer, side, bottom } = layouts[route.layout ?? ''] ?? {}
  const layoutNodes = [header, footer, side, bottom].flatMap((area) => (area === undefined ? [] : (areas[area] ?? [])))
  return [...layoutNodes, ...(pages[route.page ?? '']?.nodes ?? [])]
}

/** Returns these nodes and all their descendants. */
export const flattenNodes = (nodes: readonly SiteNode[]): readonly SiteNode[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.nodes)])
