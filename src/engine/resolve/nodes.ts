import type { Node } from '../../generated/config.ts'
import type { Hidden, SiteNode } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { ConditionContext } from './condition-context.ts'
import { placeEntries } from '../rules/place-entries.ts'
import { fixedWhere, type Plan } from './plan.ts'
import { planProps } from './props.ts'

/** Plans a list of nodes, in order; nodes whose condition is not met are left out when it is resolved. */
export function planNodes(nodes: Readonly<Record<string, Node>>, pointer: string): Plan<readonly SiteNode[]> {
  const plans = placeEntries(nodes).map(([id, node]) => ({
    when: node.when,
    at: `${pointer}/${id}`,
    plan: planNode(id, node, `${pointer}/${id}`),
  }))
  const resolve = (context: ConditionContext, hidden: Hidden[]): readonly SiteNode[] =>
    plans.flatMap(({ when, at, plan }) => (hides(when, at, context, hidden) ? [] : [plan.resolve(context, hidden)]))
  return fixedWhere(
    plans.every(({ when, plan }) => when === undefined && plan.fixed),
    resolve,
  )
}

function planNode(id: string, node: Node, at: string): Plan<SiteNode> {
  const props = planProps(node.props ?? {}, `${at}/props`)
  const inner = planNodes('nodes' in node ? (node.nodes ?? {}) : {}, `${at}/nodes`)
  const resolve = (context: ConditionContext, hidden: Hidden[]): SiteNode =>
    ({
      id,
      pointer: at,
      widget: node.widget,
      slot: node.slot,
      props: props.resolve(context, hidden),
      nodes: inner.resolve(context, hidden),
    }) as SiteNode
  return fixedWhere(props.fixed && inner.fixed, resolve)
}
