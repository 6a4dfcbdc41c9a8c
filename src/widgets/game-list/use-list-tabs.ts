import { useVendorPage } from './use-vendor-page.ts'
import type { GameListProps } from '../../generated/config.ts'
import { sortEntries, type SiteCategory, useConfig, useSearchState, useText } from '../../engine/index.ts'
import type { GameQuery } from '../../features/games/index.ts'
import type { Tab } from '../../ui/controls/tabs.tsx'

const ALL = 'all'

export interface ListTabs {
  /** Empty if the list has no filter, or if it filters by vendor and its category has no vendors. */
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly choose: (id: string) => void
  /** Query parameters of the list. */
  readonly query: Pick<GameQuery, 'gameType' | 'vassalage'>
  /** The chosen type of live table, and a function that clears it; missing if all are shown. */
  readonly filter?: { readonly name: string; readonly clear: () => void }
}

/** The filter above a list, stored in the query of the URL: a vendor (`page`) or a type of live table (`type`). */
export function useListTabs(kind: GameListProps['tabs'], category: SiteCategory | undefined): ListTabs {
  const [vendor, chooseVendor] = useVendorPage(kind === 'vendors' ? category : undefined)
  const filters = useConfig((config) => config.games.liveFilters)
  const [type, chooseType] = useSearchState('type', kind === 'types' ? Object.keys(filters) : [])
  const text = useText()
  const baseQuery = category === undefined ? {} : { gameType: category.id }
  if (kind === 'vendors' && vendor !== undefined)
    return {
      tabs: (category?.vendors ?? []).map(({ code, name }) => ({ id: code, label: name })),
      value: vendor,
      choose: chooseVendor,
      query: { ...baseQuery, vassalage: vendor },
    }
  if (kind === 'types') {
    const typeTabs = sortEntries(filters).map(([code, { name }]) => ({ id: code, label: text(name) }))
    const selectedTab = typeTabs.find(({ id }) => id === type)
    return {
      tabs: [{ id: ALL, label: text('games_all') }, ...typeTabs],
      value: selectedTab?.id ?? ALL,
      choose: (id) => chooseType(id === ALL ? undefined : id),
      query: selectedTab === undefined ? baseQuery : { gameType: selectedTab.id },
      ...(selectedTab && { filter: { name: selectedTab.label, clear: () => chooseType(undefined) } }),
    }
  }
  return { tabs: [], value: ALL, choose: () => undefined, query: baseQuery }
}
