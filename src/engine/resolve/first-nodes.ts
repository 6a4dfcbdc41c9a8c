import type { Route } from '../../generated/config.ts'
import type { Site, SiteConfig, SiteNode } from '../contract/site.ts'

/** What the page of a route consists of, by the facts that are known: its layout around it, then its own. */
export function firstNodes(
  { areas, pages }: Pick<Site, 'areas' | 'pages'>,
  { layouts }: SiteConfig['layouts'],
  route: Pick<Route, 'layout' | 'page'>,
): readonly SiteNode[] {
  const { header, footer, side, bottom } = layouts[route.layout ?? ''] ?? {}
  const around = [header, footer, side, bottom].flatMap((area) => (area === undefined ? [] : (areas[area] ?? [])))
  return [...around, ...(pages[route.page ?? '']?.nodes ?? [])]
}

/** These nodes and all that stand in them. */
export const withInner = (nodes: readonly SiteNode[]): readonly SiteNode[] => nodes.flatMap((node) => [node, ...withInner(node.nodes)])
