import { useState, type ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, useConfig, useFactStates, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Games, GameSection, NoGames } from '../../features/games/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { selectGames } from './select-games.ts'
import { useGameFilter } from './use-game-filter.ts'

/** Games from the platform's menus, as a grid. */
export function View({ props, node }: WidgetViewProps<'game-grid'>): ReactNode {
  const {
    title,
    subtitle,
    category,
    variant = 'tiles',
    filters = false,
    hotFirst = false,
    only,
    link = false,
    ranked = false,
    size = 'regular',
  } = props
  const defaultPageSize = useConfig((config) => config.settings.pageSizes.homeGames)
  const categories = useSite((site) =>
    category === undefined ? site.categories : site.categories.filter((candidate) => candidate.id === category),
  )
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const gameMenus = useFactStates().gameMenus
  const filter = useGameFilter(categories, category, filters)
  const [pageState, setPageState] = useState({ filterValue: filter.value, pages: 1 })
  const text = useText()

  const pageSize = props.pageSize ?? defaultPageSize
  const pages = pageState.filterValue === filter.value ? pageState.pages : 1
  const matchingGames = selectGames(categories, { category: filter.category, vendor: filter.vendor, only, hotFirst })
  const loadedGames = matchingGames.slice(0, pages * pageSize)
  // A showcase is a teaser of its category's page, to which it links, so it shows one page of games only.
  const isShowcase = variant === 'mosaic' && link
  const games =
    variant === 'mosaic' && (isShowcase || loadedGames.length < matchingGames.length)
      ? loadedGames.slice(0, countMosaicGames(loadedGames.length))
      : loadedGames
  const skeletonCount = categories.length === 0 && gameMenus === 'pending' ? pageSize : 0
  const currentCategory = categories.find((candidate) => candidate.id === category)
  const label = title === undefined ? text(currentCategory?.name ?? 'games_all') : text(title)
  return (
    <GameSection
      title={title && label}
      level={isPageHeading ? 1 : 2}
      subtitle={subtitle && text(subtitle)}
      action={link && currentCategory && <SeeAll route={currentCategory.route} name={label} />}
      tabs={
        filter.tabs.length > 0
          ? {
              label: text('games_choose'),
              tabs: filter.tabs,
              value: filter.value,
              onChange: filter.choose,
              variant: category === undefined ? 'pills' : 'line',
            }
          : undefined
      }
      busy={skeletonCount > 0}
      end={
        games.length < matchingGames.length &&
        variant !== 'rail' &&
        !isShowcase && (
          <ShowMore
            label={text('games_show_more')}
            countText={text('games_shown', { shown: games.length, count: matchingGames.length })}
            onMore={() => setPageState({ filterValue: filter.value, pages: pages + 1 })}
          />
        )
      }
    >
      {games.length > 0 || skeletonCount > 0 ? (
        <Games
          variant={variant}
          showcase={isShowcase}
          large={size === 'large'}
          ranked={ranked}
          games={games}
          skeletonCount={skeletonCount}
          eager={isPageHeading}
          label={label}
        />
      ) : (
        <NoGames
          failed={(gameMenus === 'failed' || gameMenus === 'invalid') && categories.length === 0}
          level={title === undefined || isPageHeading ? 2 : 3}
        />
      )}
    </GameSection>
  )
}

function SeeAll({ route, name }: { readonly route: string; readonly name: string }): ReactNode {
  const text = useText()
  return (
    <ActionLink action={{ route }} className={getButtonClass({ tone: 'link' })} aria-label={text('games_see_all_of', { name })}>
      {text('games_see_all')}
      <Icon name="onward" size={16} />
    </ActionLink>
  )
}

/**
 * Returns how many of `available` games a mosaic shows. The first game spans four cells. If there are at least nine
 * games, the last row is full in a layout of six, four or two columns.
 */
export function countMosaicGames(available: number): number {
  if (available >= 9) return 9 + 12 * Math.floor((available - 9) / 12)
  return available >= 5 ? 5 : available
}
