import type { NavigationItem } from '../../generated/config.ts'
import type { Hidden, Site, SiteConfig, SiteItem } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'
import type { Plan } from './plan.ts'

const bars = ['header', 'footer', 'about', 'rightBar', 'memberBar', 'bottom'] as const
type Bar = (typeof bars)[number]

/** The entries of every bar, in order, without those that the facts do not allow. */
export function planNavigation(config: SiteConfig): Plan<Site['navigation']> {
  const plans = bars.map(
    (bar) =>
      [
        bar,
        placeEntries(config.navigation[bar]).map(([id, item]) => ({
          item,
          at: `/navigation/${bar}/${id}`,
          entry: toEntry(config, id, item),
        })),
      ] as const,
  )
  const resolve = (known: Known, hidden: Hidden[]): Site['navigation'] => {
    const shown: Record<Bar, readonly SiteItem[]> = { header: [], footer: [], about: [], rightBar: [], memberBar: [], bottom: [] }
    for (const [bar, entries] of plans)
      shown[bar] = entries.flatMap(({ item, at, entry }) =>
        isHidden(item, at, known, hidden) ? [] : [withBadge(entry, item.badge, known)],
      )
    return shown
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
  point: item.gameType === undefined ? undefined : config.games.rebateRates[item.gameType]?.percent,
  badge: undefined,
  shows: item.shows ?? 'label',
})

function isHidden(item: NavigationItem, pointer: string, known: Known, hidden: Hidden[]): boolean {
  if (item.gameType === undefined || known.categories?.has(item.gameType) === true) return hides(item.when, pointer, known, hidden)
  const reason = known.categories === undefined ? 'the vendors are not known yet' : `category ${item.gameType} is not shown`
  hidden.push({ pointer, condition: item.when, reason })
  return true
}

function withBadge(entry: SiteItem, count: NavigationItem['badge'], known: Known): SiteItem {
  const badge = badgeOf(count, known)
  return badge === undefined ? entry : { ...entry, badge }
}

/** The number beside an entry: none where it is zero or not known. */
export function badgeOf(count: NavigationItem['badge'], known: Known): number | undefined {
  const value = count === undefined ? undefined : known.counts[count]
  return value !== undefined && value > 0 ? value : undefined
}
