import type { MerchantConfig, Node, Route } from '../../src/generated/config.ts'

/** Every widget that a route draws around and in its page for everybody, those in containers included: what has a condition may not be there. */
export function nodesOfRoute({ layouts, pages }: MerchantConfig, route: Route): readonly Node[] {
  const layout = layouts.layouts[route.layout ?? ''] ?? {}
  const areas = [layout.header, layout.side, layout.footer, layout.bottom].flatMap((id) =>
    id === undefined ? [] : (layouts.areas[id] ?? []),
  )
  return [...areas.map(({ nodes }) => nodes), pages[route.page ?? '']?.nodes ?? {}].flatMap(flatten)
}

const flatten = (nodes: Readonly<Record<string, Node>>): readonly Node[] =>
  Object.values(nodes)
    .filter(({ when }) => when === undefined)
    .flatMap((node) => ('nodes' in node && node.nodes ? [node, ...flatten(node.nodes)] : [node]))
