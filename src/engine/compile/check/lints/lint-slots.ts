import { defineRule } from '../define-rule.ts'
import { slottedWidgets } from '../../../../generated/plan.ts'
import type { Content } from '../../contents.ts'
import { hasOmission, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'

/** Reports nodes with a slot that are not in a bar. The findings are warnings. */
export const rule = defineRule({
  codes: {
    'unused-slot': {
      severity: 'warning',
      about: 'A node has a "slot", but the widget around it has no slots, so the node is shown in its usual place.',
      remedy: 'Move the node into a bar, or remove "slot".',
    },
  },
  check: lintSlots,
})

function lintSlots(draft: Draft): readonly LocatedFinding[] {
  return draft.changed.flatMap((content) =>
    listOutermostNodes(content).flatMap(({ pointer, nodes, before }) => lintNodes(draft, pointer, nodes, before, false)),
  )
}

interface OutermostNodes {
  readonly pointer: string
  readonly nodes: unknown
  readonly before: unknown
}

/** The outermost `nodes` of one part of the config: the nodes of a page, or of each area, overlay or menu item. */
function listOutermostNodes({ kind, pointer, value, before }: Content): readonly OutermostNodes[] {
  if (kind === 'page')
    return [{ pointer: `${pointer}/nodes`, nodes: findValueAt(value, ['nodes']), before: findValueAt(before, ['nodes']) }]
  return (nodeMaps[kind] ?? []).flatMap((path) => {
    const map = findValueAt(value, path)
    return Object.keys(isObject(map) ? map : {}).map((id) => ({
      pointer: `${pointer}/${path.join('/')}/${escapePointerToken(id)}/nodes`,
      nodes: findValueAt(map, [id, 'nodes']),
      before: findValueAt(before, [...path, id, 'nodes']),
    }))
  })
}

/** The maps of a kind of file whose entries have nodes. */
const nodeMaps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  layouts: [['areas']],
  overlays: [['overlays']],
  menus: [
    ['member', 'items'],
    ['agent', 'items'],
  ],
}

function lintNodes(draft: Draft, pointer: string, nodes: unknown, inheritedNodes: unknown, isInBar: boolean): LocatedFinding[] {
  if (!isObject(nodes) || nodes === inheritedNodes || draft.omitted.includes(pointer)) return []
  return Object.entries(nodes).flatMap(([id, node]) => {
    const inheritedNode = findValueAt(inheritedNodes, [id])
    if (!isObject(node) || node === inheritedNode) return []
    const nodePointer = `${pointer}/${escapePointerToken(id)}`
    if (hasOmission(draft, nodePointer)) return []
    const hasSlots = slottedWidgets.has(String(node['widget']))
    const nestedFindings = lintNodes(
      draft,
      `${nodePointer}/nodes`,
      node['nodes'],
      hasSameWidget(node, inheritedNode) ? findValueAt(inheritedNode, ['nodes']) : undefined,
      hasSlots,
    )
    return node['slot'] === undefined || isInBar ? nestedFindings : [report(draft, `${nodePointer}/slot`, node), ...nestedFindings]
  })
}

const hasSameWidget = (node: JsonObject, inheritedNode: unknown): boolean =>
  isObject(inheritedNode) && inheritedNode['widget'] === node['widget']

const report = (draft: Draft, pointer: string, node: JsonObject): LocatedFinding =>
  locate(draft, pointer, {
    code: 'unused-slot',
    at: 'key',
    message: '"slot" positions a node in a bar, but this node is not in one: it has no effect.',
    found: String(node['slot']),
    expected: `a node in the nodes of ${[...slottedWidgets].join(' or ')}`,
    remedy: 'Remove it. Position the node with "order", "before" or "after".',
  })
