import { defineRule } from '../define-rule.ts'
import { slottedWidgets } from '../../../../generated/plan.ts'
import type { Content } from '../../contents.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapeStep, isObject, valueAt, type JsonObject } from '../../read/pointer.ts'

/** Reports nodes with a slot that are not in a bar. The findings are warnings. */
export const rule = defineRule({
  codes: {
    'idle-slot': {
      severity: 'warning',
      about: 'A node has a slot that the widget around it does not have, so it is shown in the usual place.',
      remedy: 'Use a slot of that widget, or remove "slot".',
    },
  },
  check: lintSlots,
})

function lintSlots(draft: Draft): readonly LocatedFinding[] {
  return draft.changed.flatMap((content) =>
    nodesIn(content).flatMap(({ pointer, nodes, before }) => search(draft, pointer, nodes, before, false)),
  )
}

interface Nodes {
  readonly pointer: string
  readonly nodes: unknown
  readonly before: unknown
}

/** The outermost `nodes` of a content. */
function nodesIn({ kind, pointer, value, before }: Content): readonly Nodes[] {
  if (kind === 'page') return [{ pointer: `${pointer}/nodes`, nodes: valueAt(value, ['nodes']), before: valueAt(before, ['nodes']) }]
  return (maps[kind] ?? []).flatMap((path) => {
    const map = valueAt(value, path)
    return Object.keys(isObject(map) ? map : {}).map((id) => ({
      pointer: `${pointer}/${path.join('/')}/${escapeStep(id)}/nodes`,
      nodes: valueAt(map, [id, 'nodes']),
      before: valueAt(before, [...path, id, 'nodes']),
    }))
  })
}

/** The maps of a kind of file whose entries have nodes. */
const maps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  layouts: [['areas']],
  overlays: [['overlays']],
  menus: [
    ['member', 'items'],
    ['agent', 'items'],
  ],
}

function search(draft: Draft, pointer: string, nodes: unknown, before: unknown, slotted: boolean): LocatedFinding[] {
  if (!isObject(nodes) || nodes === before || draft.omitted.includes(pointer)) return []
  return Object.entries(nodes).flatMap(([id, node]) => {
    const known = valueAt(before, [id])
    if (!isObject(node) || node === known) return []
    const at = `${pointer}/${escapeStep(id)}`
    if (draft.omitted.some((left) => left.startsWith(at))) return []
    const holds = slottedWidgets.has(String(node['widget']))
    const nested = search(draft, `${at}/nodes`, node['nodes'], isSame(node, known) ? valueAt(known, ['nodes']) : undefined, holds)
    return node['slot'] === undefined || slotted ? nested : [report(draft, `${at}/slot`, node), ...nested]
  })
}

const isSame = (node: JsonObject, known: unknown): boolean => isObject(known) && known['widget'] === node['widget']

const report = (draft: Draft, pointer: string, node: JsonObject): LocatedFinding =>
  locate(draft, pointer, {
    code: 'idle-slot',
    at: 'key',
    message: '"slot" positions a node in a bar, but this node is not in one: it has no effect.',
    found: String(node['slot']),
    expected: `a node in the nodes of ${[...slottedWidgets].join(' or ')}`,
    remedy: 'Remove it. Position the node with "order", "before" or "after".',
  })
