interface PageNode {
  readonly pointer: string
  readonly props: object
  readonly nodes: readonly PageNode[]
}

/** Whether the node at `pointer` has the first heading of its page, which is therefore of level 1. */
export const isPageHeadingNode = (pages: Readonly<Record<string, { readonly nodes: readonly PageNode[] }>>, pointer: string): boolean =>
  Object.values(pages).some(({ nodes }) => findFirstHeadingNode(nodes)?.pointer === pointer)

/**
 * Returns the node with the first heading of a page; `undefined` for a page without nodes. For a container without a
 * title, the first heading is searched for among its descendants.
 */
export function findFirstHeadingNode<P extends PageNode & { readonly nodes: readonly P[] }>(nodes: readonly P[]): P | undefined {
  for (const node of nodes) {
    if (node.nodes.length === 0 || 'title' in node.props) return node
    const inner = findFirstHeadingNode(node.nodes)
    if (inner) return inner
  }
  return undefined
}
