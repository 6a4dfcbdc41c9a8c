import type { NavigationItem } from '../../generated/config.ts'
import type { Hidden, Site, SiteConfig, SiteItem } from '../contract/site.ts'
import { hides } from './hides.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'

const bars = ['header', 'footer', 'about', 'rightBar', 'memberBar', 'bottom'] as const

/** The entries of every bar, in order, without those that the facts do not allow. */
export function resolveNavigation(config: SiteConfig, known: Known, hidden: Hidden[]): Site['navigation'] {
  const resolved = bars.map((bar) => [bar, placeEntries(config.navigation[bar]).flatMap(([id, item]) => resolveItem(config, id, item, `/navigation/${bar}/${id}`, known, hidden))])
  return Object.fromEntries(resolved) as Site['navigation']
}

function resolveItem(config: SiteConfig, id: string, item: NavigationItem, pointer: string, known: Known, hidden: Hidden[]): readonly SiteItem[] {
  if (item.gameType !== undefined && known.categories?.has(item.gameType) !== true) {
    const reason = known.categories === undefined ? 'the vendors are not known yet' : `category ${item.gameType} is not shown`
    hidden.push({ pointer, condition: item.when, reason })
    return []
  }
  if (hides(item.when, pointer, known, hidden)) return []
  return [
    {
      id,
      name: item.name,
      icon: item.icon,
      action: item.action,
      page: item.page,
      gameType: item.gameType,
      point: item.gameType === undefined ? undefined : config.games.rebateRates[item.gameType]?.percent,
      badge: badgeOf(item.badge, known),
      shows: item.shows ?? 'label',
    },
  ]
}

/** The number beside an entry: none where it is zero or not known. */
export function badgeOf(count: NavigationItem['badge'], known: Known): number | undefined {
  const value = count === undefined ? undefined : known.counts[count]
  return value !== undefined && value > 0 ? value : undefined
}
