import { Suspense, useId, useState, type ReactNode } from 'react'
import { ActionLink, lazyView, leads, useConfig, useFacts, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { tabId, Tabs } from '../../ui/controls/tabs.tsx'
import { Games } from './games.tsx'
import { mosaicCount } from './mosaic-count.ts'
import { selectGames } from './select-games.ts'
import styles from './style.module.css'
import { useFilter } from './use-filter.ts'

/** Games from the platform: those of the menus, or a list that comes in a part of its own. */
export function View(widget: WidgetViewProps<'game-grid'>): ReactNode {
  const { source = 'menus', tabs } = widget.props
  if (source === 'menus') return <MenuGames {...widget} />
  return (
    <Suspense fallback={source === 'all' ? <MenuGames {...widget} still={tabs === 'vendors'} /> : null}>
      <Listed {...widget} />
    </Suspense>
  )
}

/** Hardly ever seen. */
const NoGames = lazyView('game-grid/no-games', async () => (await import('./no-games.tsx')).NoGames)

/** The room of a list is kept in the first picture; its games are the platform's to tell, and come after it. */
const Listed = lazyView('game-grid/listed', async () => {
  await afterPaint()
  return (await import('./listed.tsx')).Listed
})

/** Games from the platform's menus. `still` keeps their room and shows none. */
function MenuGames({ props, node, still = false }: WidgetViewProps<'game-grid'> & { readonly still?: boolean }): ReactNode {
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
  const homeGames = useConfig((config) => config.settings.pageSizes.homeGames)
  const categories = useSite((site) => (category === undefined ? site.categories : site.categories.filter((one) => one.id === category)))
  const lead = useSite((site) => leads(site.pages, node.pointer))
  const lanes = useFacts().lanes
  const filter = useFilter(categories, category, filters && !still)
  const [shown, setShown] = useState({ of: filter.value, pages: 1 })
  const text = useText()
  const id = useId()

  const step = props.pageSize ?? homeGames
  const pages = shown.of === filter.value ? shown.pages : 1
  const all = selectGames(categories, { category: filter.category, vendor: filter.vendor, only, hotFirst })
  const page = all.slice(0, pages * step)
  const showcase = variant === 'mosaic' && link
  const games = variant === 'mosaic' && (showcase || page.length < all.length) ? page.slice(0, mosaicCount(page.length)) : page
  const waiting = still || (categories.length === 0 && lanes === 'waiting') ? step : 0
  const own = categories.find((one) => one.id === category)
  const label = title === undefined ? text(own?.name ?? 'games_all') : text(title)
  const tabbed = filter.tabs.length > 0
  const body =
    games.length > 0 || waiting > 0 ? (
      <Games
        variant={variant}
        showcase={showcase}
        large={size === 'large'}
        ranked={ranked}
        games={games}
        waiting={waiting}
        eager={lead}
        label={label}
      />
    ) : (
      <NoGames failed={lanes === 'bad' && categories.length === 0} level={title === undefined || lead ? 2 : 3} />
    )

  return (
    <section className="wrap" aria-busy={waiting > 0}>
      {title !== undefined && (
        <SectionHeading
          title={label}
          level={lead ? 1 : 2}
          subtitle={subtitle && text(subtitle)}
          action={link && own && <SeeAll route={own.route} name={label} />}
        />
      )}
      {props.tabs && <Skeleton className={styles['bar']} />}
      {tabbed && (
        <div className={styles['tabs']}>
          <Tabs
            label={text('games_choose')}
            tabs={filter.tabs}
            value={filter.value}
            onChange={filter.choose}
            panelId={id}
            look={category === undefined ? 'pills' : 'line'}
          />
        </div>
      )}
      <div className={styles['body']} {...(tabbed && { id, role: 'tabpanel', 'aria-labelledby': tabId(id, filter.value) })}>
        {body}
      </div>
      {!still && games.length < all.length && variant !== 'rail' && !showcase && (
        <ShowMore
          label={text('games_show_more')}
          shown={text('games_shown', { shown: games.length, count: all.length })}
          onMore={() => setShown({ of: filter.value, pages: pages + 1 })}
        />
      )}
    </section>
  )
}

function SeeAll({ route, name }: { readonly route: string; readonly name: string }): ReactNode {
  const text = useText()
  return (
    <ActionLink action={{ route }} className={buttonClass({ tone: 'link' })} aria-label={text('games_see_all_of', { name })}>
      {text('games_see_all')}
      <Icon name="onward" size={16} />
    </ActionLink>
  )
}
