import { use, type ReactNode } from 'react'
import type { SiteNode } from '../contract/site.ts'
import { Boundary } from './boundary.tsx'
import { useEngine } from './engine.ts'

/** Draws nodes, each in a boundary of its own; with `slot`, only those that stand in it (nodes without one stand in `start`). */
export function Nodes({ nodes, slot }: { readonly nodes: readonly SiteNode[]; readonly slot?: 'start' | 'center' | 'end' }): ReactNode {
  'use memo'
  const shown = slot === undefined ? nodes : nodes.filter((node) => (node.slot ?? 'start') === slot)
  return shown.map((node) => (
    <Boundary key={node.id} pointer={node.pointer}>
      <View node={node} />
    </Boundary>
  ))
}

function View({ node }: { readonly node: SiteNode }): ReactNode {
  const { registry } = useEngine()
  const Widget = registry.loaded(node.widget) ?? use(registry.load(node.widget))
  return <Widget props={node.props} node={node} />
}
