import type { Node } from '../../generated/config.ts'
import type { HiddenPart, SiteNode } from '../contract/site.ts'
import { recordIfHidden } from './record-if-hidden.ts'
import type { ConditionContext } from './condition-context.ts'
import { sortEntries } from '../rules/sort-entries.ts'
import { createPlan, type Plan } from './plan.ts'
import { planProps } from './props.ts'

/** Plans a list of nodes, in order. The resolved list lacks the nodes whose condition is not met. */
export function planNodes(nodes: Readonly<Record<string, Node>>, pointer: string): Plan<readonly SiteNode[]> {
  const plans = sortEntries(nodes).map(([id, node]) => ({
    when: node.when,
    nodePointer: `${pointer}/${id}`,
    plan: planNode(id, node, `${pointer}/${id}`),
  }))
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): readonly SiteNode[] =>
    plans.flatMap(({ when, nodePointer, plan }) =>
      recordIfHidden(when, nodePointer, context, hidden) ? [] : [plan.resolve(context, hidden)],
    )
  return createPlan(
    plans.every(({ when, plan }) => when === undefined && plan.fixed),
    resolve,
  )
}

function planNode(id: string, node: Node, pointer: string): Plan<SiteNode> {
  const props = planProps(node.props ?? {}, `${pointer}/props`)
  const children = planNodes('nodes' in node ? (node.nodes ?? {}) : {}, `${pointer}/nodes`)
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): SiteNode =>
    ({
      id,
      pointer,
      widget: node.widget,
      slot: node.slot,
      props: props.resolve(context, hidden),
      nodes: children.resolve(context, hidden),
    }) as SiteNode
  return createPlan(props.fixed && children.fixed, resolve)
}
