interface PageNode {
  readonly pointer: string
  readonly props: object
  readonly nodes: readonly PageNode[]
}

/** Whether the heading of this widget is the first of its page, and so the page's own: level 1. */
export const isLeadNode = (pages: Readonly<Record<string, { readonly nodes: readonly PageNode[] }>>, pointer: string): boolean =>
  Object.values(pages).some(({ nodes }) => findLeadNode(nodes)?.pointer === pointer)

/** The node that leads a page. Containers without a title pass that on to the first thing that they hold. */
export function findLeadNode<P extends PageNode & { readonly nodes: readonly P[] }>(nodes: readonly P[]): P | undefined {
  for (const node of nodes) {
    if (node.nodes.length === 0 || 'title' in node.props) return node
    const inner = findLeadNode(node.nodes)
    if (inner) return inner
  }
  return undefined
}
