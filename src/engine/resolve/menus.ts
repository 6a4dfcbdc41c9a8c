import type { Menu } from '../../generated/config.ts'
import type { Hidden, Site, SiteConfig, SiteMenu } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { Known } from './known.ts'
import { badgeOf } from './navigation.ts'
import { resolveNodes } from './nodes.ts'
import { placeEntries } from './place-entries.ts'

/** The member centre and the agent centre. A centre that is not allowed has no entries. */
export function resolveMenus(config: SiteConfig, known: Known, hidden: Hidden[]): Site['menus'] {
  return { member: resolveMenu('member', config.menus.member, known, hidden), agent: resolveMenu('agent', config.menus.agent, known, hidden) }
}

function resolveMenu(panel: 'member' | 'agent', menu: Menu, known: Known, hidden: Hidden[]): SiteMenu {
  if (known.panels[panel] !== true) {
    hidden.push({ pointer: `/menus/${panel}`, condition: { panel }, reason: menu.allowed ? `this account may not open the ${panel} centre` : 'the brand has it off' })
    return { allowed: false, default: menu.default, items: [] }
  }
  const items = placeEntries(menu.items).flatMap(([id, item]) => {
    const pointer = `/menus/${panel}/items/${id}`
    if (hides(item.when, pointer, known, hidden)) return []
    return [{ id, name: item.name, icon: item.icon, badge: badgeOf(item.badge, known), listed: item.listed ?? true, nodes: resolveNodes(item.nodes, `${pointer}/nodes`, known, hidden) }]
  })
  return { allowed: true, default: menu.default, items }
}
