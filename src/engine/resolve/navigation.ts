import type { NavigationItem } from '../../generated/config.ts'
import type { HiddenPart, Site, SiteConfig, SiteItem } from '../contract/site.ts'
import { recordIfHidden } from './record-if-hidden.ts'
import type { ConditionContext } from './condition-context.ts'
import { sortEntries } from '../rules/sort-entries.ts'
import type { Plan } from './plan.ts'

const bars = ['header', 'footer', 'about', 'rightBar', 'memberBar', 'bottom'] as const
type Bar = (typeof bars)[number]

/** Plans the entries of every bar, in order, without those that the facts hide. */
export function planNavigation(config: SiteConfig): Plan<Site['navigation']> {
  const plans = bars.map(
    (bar) =>
      [
        bar,
        sortEntries(config.navigation[bar]).map(([id, item]) => ({
          item,
          itemPointer: `/navigation/${bar}/${id}`,
          entry: toEntry(config, id, item),
          disabledCentre: findDisabledCentre(config, item.action),
          allowedTypes:
            bar === 'memberBar' && isCentreAction('agent', config.overlays, item.action)
              ? config.settings.accountTypes.barAgents
              : undefined,
        })),
      ] as const,
  )
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): Site['navigation'] => {
    const visibleItems: Record<Bar, readonly SiteItem[]> = { header: [], footer: [], about: [], rightBar: [], memberBar: [], bottom: [] }
    for (const [bar, entries] of plans)
      visibleItems[bar] = entries.flatMap(({ item, itemPointer, entry, disabledCentre, allowedTypes }) => {
        if (disabledCentre !== undefined)
          hidden.push({
            pointer: itemPointer,
            condition: { panel: disabledCentre },
            reason: `the brand has disabled the ${disabledCentre} centre`,
          })
        if (allowedTypes !== undefined && !allowedTypes.includes(context.accountType ?? NaN)) {
          hidden.push({ pointer: itemPointer, condition: item.when, reason: 'the bar does not show the agent centre to this account type' })
          return []
        }
        return disabledCentre !== undefined || isHidden(item, itemPointer, context, hidden) ? [] : [addBadge(entry, item.badge, context)]
      })
    return visibleItems
  }
  return { fixed: false, resolve }
}

const toEntry = (config: SiteConfig, id: string, item: NavigationItem): SiteItem => ({
  id,
  name: item.name,
  icon: item.icon,
  action: item.action,
  page: item.page,
  gameType: item.gameType,
  rebatePercent: item.gameType === undefined ? undefined : config.games.rebateRates[item.gameType]?.percent,
  badge: undefined,
  shows: item.shows ?? 'label',
})

/**
 * Returns the centre that an entry leads to if the brand has disabled it. The entry of an enabled centre is visible
 * even to ineligible visitors, who get a warning when they open it. Only the agent centre in the member bar is limited
 * to the account types that the brand lists.
 */
const findDisabledCentre = ({ menus, overlays }: SiteConfig, action: NavigationItem['action']): 'member' | 'agent' | undefined =>
  (['member', 'agent'] as const).find((panel) => !menus[panel].allowed && isCentreAction(panel, overlays, action))

const isCentreAction = (panel: 'member' | 'agent', overlays: SiteConfig['overlays'], action: NavigationItem['action']): boolean =>
  action[`${panel}Page`] !== undefined || action.overlay === overlays[`${panel}Centre`]

function isHidden(item: NavigationItem, pointer: string, context: ConditionContext, hidden: HiddenPart[]): boolean {
  if (item.gameType === undefined || context.categories?.has(item.gameType) === true)
    return recordIfHidden(item.when, pointer, context, hidden)
  const reason = context.categories === undefined ? 'the vendors are not loaded yet' : `category ${item.gameType} is not shown`
  hidden.push({ pointer, condition: item.when, reason })
  return true
}

function addBadge(entry: SiteItem, countKind: NavigationItem['badge'], context: ConditionContext): SiteItem {
  const badge = findBadge(countKind, context)
  return badge === undefined ? entry : { ...entry, badge }
}

/** Returns the number shown beside an entry; `undefined` if it is zero or unknown. */
export function findBadge(countKind: NavigationItem['badge'], context: ConditionContext): number | undefined {
  const value = countKind === undefined ? undefined : context.counts[countKind]
  return value !== undefined && value > 0 ? value : undefined
}
