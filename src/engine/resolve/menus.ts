import type { Menu } from '../../generated/config.ts'
import type { HiddenPart, Site, SiteConfig, SiteMenu } from '../contract/site.ts'
import { recordIfHidden } from './record-if-hidden.ts'
import type { ConditionContext } from './condition-context.ts'
import { findBadge } from './navigation.ts'
import { planNodes } from './nodes.ts'
import { sortEntries } from '../rules/sort-entries.ts'
import type { Plan } from './plan.ts'

/** Creates the plan of the member centre and the agent centre. A centre that is not allowed has no entries. */
export function planMenus(config: SiteConfig): Plan<Site['menus']> {
  const member = planMenu('member', config.menus.member)
  const agent = planMenu('agent', config.menus.agent)
  return {
    fixed: false,
    resolve: (context, hidden) => ({ member: member.resolve(context, hidden), agent: agent.resolve(context, hidden) }),
  }
}

function planMenu(panel: 'member' | 'agent', menu: Menu): Plan<SiteMenu> {
  const pointer = `/menus/${panel}`
  const closedMenu: SiteMenu = { allowed: false, default: menu.default, items: [] }
  const itemPlans = sortEntries(menu.items).map(([id, item]) => ({
    id,
    item,
    itemPointer: `${pointer}/items/${id}`,
    nodes: planNodes(item.nodes, `${pointer}/items/${id}/nodes`),
  }))
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): SiteMenu => {
    if (context.allowedCentres[panel] !== true) {
      hidden.push({
        pointer,
        condition: { panel },
        reason: menu.allowed ? `this account may not open the ${panel} centre` : 'disabled by the brand',
      })
      return closedMenu
    }
    const items = itemPlans.flatMap(({ id, item, itemPointer, nodes }) =>
      recordIfHidden(item.when, itemPointer, context, hidden)
        ? []
        : [
            {
              id,
              name: item.name,
              icon: item.icon,
              badge: findBadge(item.badge, context),
              listed: item.listed ?? true,
              nodes: nodes.resolve(context, hidden),
            },
          ],
    )
    return { allowed: true, default: menu.default, items }
  }
  return { fixed: false, resolve }
}
