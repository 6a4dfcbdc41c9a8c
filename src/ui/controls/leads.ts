interface Place {
  readonly pointer: string
  readonly props: object
  readonly nodes: readonly Place[]
}

/**
 * Whether the heading of this widget is the first of its page, and so the page's own: level 1. Containers without a
 * title pass that on to the first thing that they hold.
 */
export function leads(pages: Readonly<Record<string, { readonly nodes: readonly Place[] }>>, pointer: string): boolean {
  return Object.values(pages).some((page) => leadOf(page.nodes)?.pointer === pointer)
}

function leadOf(nodes: readonly Place[]): Place | undefined {
  for (const node of nodes) {
    if (node.nodes.length === 0 || 'title' in node.props) return node
    const inner = leadOf(node.nodes)
    if (inner) return inner
  }
  return undefined
}
