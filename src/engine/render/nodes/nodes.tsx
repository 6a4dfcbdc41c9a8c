import type { ReactNode } from 'react'
import type { SiteNode, WidgetKind } from '../../contract/site.ts'
import type { WidgetViewProps } from '../../contract/widget.ts'
import { Boundary } from './boundary.tsx'
import { LoadedView } from './lazy-view.tsx'

/** Renders nodes, each in its own boundary; with `slot`, only those of that slot. Nodes without one are in `start`. */
export function Nodes({ nodes, slot }: { readonly nodes: readonly SiteNode[]; readonly slot?: 'start' | 'center' | 'end' }): ReactNode {
  'use memo'
  const visibleNodes = slot === undefined ? nodes : nodes.filter((node) => (node.slot ?? 'start') === slot)
  return visibleNodes.map((node) => (
    <Boundary key={node.id} pointer={node.pointer}>
      <LoadedView<WidgetViewProps<WidgetKind>>
        name={node.widget}
        load={({ load }) => load(node.widget)}
        props={{ props: node.props, node }}
      />
    </Boundary>
  ))
}
