import type { Node } from '../../../generated/config.ts'
import { needs } from '../../../generated/needs.ts'
import { sortEntries } from '../../rules/sort-entries.ts'
import { explainUnsupported, limitEntries, type LimitPass } from './limit-pass.ts'
import { limitValue } from './limit-value.ts'

type Nodes = Readonly<Record<string, Node>>

export const limitNodes = (pass: LimitPass, nodes: Nodes, pointer: string): Nodes =>
  limitEntries(pass, nodes, pointer, (node, nodePointer) => limitNode(pass, node, nodePointer))

/** Returns a node without its unsupported parts; the reason if it must be removed. */
function limitNode(pass: LimitPass, node: Node, pointer: string): Node | string {
  const widget = needs.widgets[node.widget]
  const reason = explainUnsupported(pass, widget?.needs ?? [])
  if (reason !== undefined) return reason
  const props = widget?.props === undefined ? { value: node.props } : limitValue(pass, widget.props, node.props ?? {}, `${pointer}/props`)
  if (typeof props === 'string') return props
  const childNodes = 'nodes' in node ? (node.nodes ?? {}) : {}
  const nodes = limitNodes(pass, childNodes, `${pointer}/nodes`)
  if (Object.keys(childNodes).length > 0 && Object.keys(nodes).length === 0) return 'all of its widgets are missing'
  return { ...node, ...(node.props && { props: props.value }), ...('nodes' in node && { nodes }) } as Node
}

/** Returns a page, overlay or page of a centre with its supported nodes; the reason if its main content is missing. */
export function limitPage<T extends { readonly nodes: Nodes }>(pass: LimitPass, page: T, pointer: string): T | string {
  const nodes = limitNodes(pass, page.nodes, `${pointer}/nodes`)
  const isComplete = Object.keys(nodes).length === Object.keys(page.nodes).length
  return isComplete || hasMainContent(nodes, page.nodes) ? { ...page, nodes } : 'its main content is missing'
}

/**
 * Whether one of the remaining nodes is main content. According to `x-aside` in its schema, a widget is never main
 * content (`always`), or only as the first of the original nodes (`after`).
 */
function hasMainContent(remaining: Nodes, original: Nodes): boolean {
  const [first] = sortEntries(original)
  return Object.entries(remaining).some(([id, { widget }]) => {
    const secondaryRole = needs.widgets[widget]?.aside
    return secondaryRole === undefined || (secondaryRole === 'after' && id === first?.[0])
  })
}
