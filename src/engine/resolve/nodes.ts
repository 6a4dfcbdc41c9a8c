import type { Node } from '../../generated/config.ts'
import type { Hidden, SiteNode } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'
import { resolveProps } from './props.ts'

/** The nodes of one place, in order, without those whose condition does not hold: these go to `hidden` with the reason. */
export function resolveNodes(nodes: Readonly<Record<string, Node>>, pointer: string, known: Known, hidden: Hidden[]): readonly SiteNode[] {
  return placeEntries(nodes).flatMap(([id, node]) => {
    const at = `${pointer}/${id}`
    if (hides(node.when, at, known, hidden)) return []
    const inner = 'nodes' in node && node.nodes ? resolveNodes(node.nodes, `${at}/nodes`, known, hidden) : []
    return [{ id, pointer: at, widget: node.widget, slot: node.slot, props: resolveProps(node.props ?? {}, `${at}/props`, known, hidden), nodes: inner } as SiteNode]
  })
}
