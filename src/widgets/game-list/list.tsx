import type { ReactNode } from 'react'
import { type SiteCategory, useFacts, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Games, GameSection, type GameQuery, NoGames, useGamePages } from '../../features/games/index.ts'
import { EndOfList } from './end-of-list.tsx'
import { VirtualizedGames } from './virtualized-games.tsx'
import { useListLayout } from './use-list-layout.ts'
import { type ListTabs, useListTabs } from './use-list-tabs.ts'

/** All games of a category or of the site, as an infinite, virtualized list. */
export function List({ props, node }: WidgetViewProps<'game-list'>): ReactNode {
  const { category: id, tabs: kind } = props
  const listLayout = useListLayout(props, node.pointer)
  const category = useSite((site) => site.categories.find((one) => one.id === id))
  const gameMenus = useFacts().gameMenus
  const tabs = useListTabs(kind, category)
  const text = useText()
  const byType = kind === 'types'
  const isCategoryLoaded = id === undefined || category !== undefined
  return (
    <GameSection
      {...listLayout.heading}
      tabs={
        tabs.tabs.length > 1
          ? {
              label: text(byType ? 'games_choose_type' : 'games_vendors'),
              tabs: tabs.tabs,
              value: tabs.value,
              onChange: tabs.choose,
              ...(byType ? { variant: 'pills', wrap: true } : { variant: 'line', even: true }),
            }
          : undefined
      }
    >
      {isCategoryLoaded ? (
        <Pages key={tabs.value} listLayout={listLayout} category={category} query={tabs.query} filter={tabs.filter} />
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
