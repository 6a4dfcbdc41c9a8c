interface Place {
  readonly pointer: string
  readonly props: object
  readonly nodes: readonly Place[]
}

/** Whether the heading of this widget is the first of its page, and so the page's own: level 1. */
export const leads = (pages: Readonly<Record<string, { readonly nodes: readonly Place[] }>>, pointer: string): boolean =>
  Object.values(pages).some(({ nodes }) => leadNode(nodes)?.pointer === pointer)

/** The node that leads a page. Containers without a title pass that on to the first thing that they hold. */
export function leadNode<P extends Place & { readonly nodes: readonly P[] }>(nodes: readonly P[]): P | undefined {
  for (const node of nodes) {
    if (node.nodes.length === 0 || 'title' in node.props) return node
    const inner = leadNode(node.nodes)
    if (inner) return inner
  }
  return undefined
}
