import type { ReactNode } from 'react'
import { type SiteCategory, useFactStates, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Games, GameSection, type GameQuery, NoGames, useGamePages } from '../../features/games/index.ts'
import { EndOfList } from './end-of-list.tsx'
import { VirtualizedGames } from './virtualized-games.tsx'
import { useListLayout } from './use-list-layout.ts'
import { type ListTabs, useListTabs } from './use-list-tabs.ts'

/** All games of a category or of the site, as an infinite, virtualized list. */
export function List({ props, node }: WidgetViewProps<'game-list'>): ReactNode {
  const { category: categoryId, tabs: tabKind } = props
  const listLayout = useListLayout(props, node.pointer)
  const category = useSite((site) => site.categories.find((siteCategory) => siteCategory.id === categoryId))
  const gameMenus = useFactStates().gameMenus
  const listTabs = useListTabs(tabKind, category)
  const text = useText()
  const hasTypeTabs = tabKind === 'types'
  const isCategoryLoaded = categoryId === undefined || category !== undefined
  return (
    <GameSection
      {...listLayout.heading}
      tabs={
        listTabs.tabs.length > 1
          ? {
              label: text(hasTypeTabs ? 'games_choose_type' : 'games_vendors'),
              tabs: listTabs.tabs,
              value: listTabs.value,
              onChange: listTabs.choose,
              ...(hasTypeTabs ? { variant: 'pills', wrap: true } : { variant: 'line', fillsWidth: true }),
            }
          : undefined
      }
    >
      {isCategoryLoaded ? (
        <Pages key={listTabs.value} listLayout={listLayout} category={category} query={listTabs.query} filter={listTabs.filter} />
      ) : gameMenus === 'pending' ? (
        <Games {...listLayout.layout} games={[]} skeletonCount={listLayout.pageSize} label={listLayout.label} />
      ) : (
        <NoGames failed={gameMenus === 'failed' || gameMenus === 'invalid'} level={listLayout.innerLevel} />
      )}
    </GameSection>
  )
}

interface PagesProps {
  readonly listLayout: ReturnType<typeof useListLayout>
  readonly category: SiteCategory | undefined
  readonly query: GameQuery
  readonly filter: ListTabs['filter']
}

/** The loaded pages of the list. */
function Pages({ listLayout: { layout, pageSize, label, isPageHeading, innerLevel }, category, query, filter }: PagesProps): ReactNode {
  const { games, total, state, loadMore } = useGamePages(query, pageSize)
  const categories = useSite((site) => site.categories)
  if (total === undefined && state !== 'failed') return <Games {...layout} games={[]} skeletonCount={pageSize} label={label} />
  if (games.length === 0) return <NoGames failed={state === 'failed'} level={innerLevel} filter={filter} onRetry={loadMore} />
  return (
    <>
      <VirtualizedGames
        {...layout}
        games={games}
        total={total ?? games.length}
        category={category}
        categories={categories}
        eager={isPageHeading}
        label={label}
      />
      {games.length < (total ?? 0) && <EndOfList loadedCount={games.length} total={total ?? 0} state={state} onMore={loadMore} />}
    </>
  )
}
