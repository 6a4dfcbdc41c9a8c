import type { MerchantConfig, Node, Route } from '../../src/generated/config.ts'

/** Every widget that a route may draw around and in its page, those in containers included; conditions are not asked. */
export function nodesOfRoute({ layouts, pages }: MerchantConfig, route: Route): readonly Node[] {
  const layout = layouts.layouts[route.layout ?? ''] ?? {}
  const areas = [layout.header, layout.side, layout.footer, layout.bottom].flatMap((id) =>
    id === undefined ? [] : (layouts.areas[id] ?? []),
  )
  return [...areas.map(({ nodes }) => nodes), pages[route.page ?? '']?.nodes ?? {}].flatMap(flatten)
}

const flatten = (nodes: Readonly<Record<string, Node>>): readonly Node[] =>
  Object.values(nodes).flatMap((node) => ('nodes' in node && node.nodes ? [node, ...flatten(node.nodes)] : [node]))
