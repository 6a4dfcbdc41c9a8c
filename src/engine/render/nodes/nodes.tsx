import { use, useState, type ReactNode } from 'react'
import type { SiteNode, WidgetKind } from '../../contract/site.ts'
import type { WidgetViewProps } from '../../contract/widget.ts'
import { Boundary } from './boundary.tsx'
import { useEngine } from '../engine.ts'

/**
 * Renders nodes, each in a boundary of its own; with `slot`, only those that stand in it (nodes without one stand in
 * `start`).
 */
export function Nodes({ nodes, slot }: { readonly nodes: readonly SiteNode[]; readonly slot?: 'start' | 'center' | 'end' }): ReactNode {
  'use memo'
  const shown = slot === undefined ? nodes : nodes.filter((node) => (node.slot ?? 'start') === slot)
  return shown.map((node) => (
    <Boundary key={node.id} pointer={node.pointer}>
      <View node={node} />
    </Boundary>
  ))
}

/** Once it stands, it stays the same component, or it would forget what the visitor did in it. */
function View({ node }: { readonly node: SiteNode }): ReactNode {
  const { registry } = useEngine()
  const [Widget] = useState(() => registry.loaded(node.widget) ?? LazyWidget)
  return <Widget props={node.props} node={node} />
}

function LazyWidget(widget: WidgetViewProps<WidgetKind>): ReactNode {
  const loaded = use(useEngine().registry.load(widget.node.widget))
  const [Widget] = useState(() => loaded)
  return <Widget {...widget} />
}
