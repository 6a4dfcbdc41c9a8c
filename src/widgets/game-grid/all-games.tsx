import { useId, type ReactNode } from 'react'
import type { GameGridProps } from '../../generated/config.ts'
import { leads, type SiteCategory, useConfig, useFacts, useSite, useText } from '../../engine/index.ts'
import { useGamePages } from '../../features/games/index.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { tabId, Tabs } from '../../ui/controls/tabs.tsx'
import { EndOfList } from './end-of-list.tsx'
import { EndlessGames } from './endless-games.tsx'
import { Games } from './games.tsx'
import { NoGames } from './no-games.tsx'
import styles from './style.module.css'
import { useListTabs } from './use-list-tabs.ts'

/** Every game of a category, more of them as one comes to the end; only those near the screen are drawn. */
export function AllGames({ props, pointer }: { readonly props: GameGridProps; readonly pointer: string }): ReactNode {
  const { title, subtitle, category: id, tabs: kind } = props
  const category = useSite((site) => site.categories.find((one) => one.id === id))
  const lead = useSite((site) => leads(site.pages, pointer))
  const lanes = useFacts().lanes
  const tabs = useListTabs(kind, category)
  const text = useText()
  const panel = useId()
  const label = text(title ?? category?.name ?? 'games_all')
  const tabbed = tabs.tabs.length > 1
  const known = id === undefined || category !== undefined
  return (
    <section className="wrap">
      {title !== undefined && <SectionHeading title={label} level={lead ? 1 : 2} subtitle={subtitle && text(subtitle)} />}
      {tabbed && (
        <div className={styles['tabs']}>
          <Tabs
            label={text(kind === 'types' ? 'games_choose_type' : 'games_vendors')}
            tabs={tabs.tabs}
            value={tabs.value}
            onChange={tabs.choose}
            panelId={panel}
            look={kind === 'types' ? 'pills' : 'line'}
            {...(kind === 'types' ? { wrap: true } : { even: true })}
          />
        </div>
      )}
      <div className={styles['body']} {...(tabbed && { id: panel, role: 'tabpanel', 'aria-labelledby': tabId(panel, tabs.value) })}>
        {known ? (
          <List key={tabs.value} props={props} category={category} wish={tabs.wish} label={label} lead={lead} />
        ) : lanes === 'waiting' ? (
          <Games {...looks(props)} games={[]} waiting={12} eager={false} label={label} />
        ) : (
          <NoGames failed={lanes === 'bad'} level={title === undefined || lead ? 2 : 3} />
        )}
      </div>
    </section>
  )
}

interface ListProps {
  readonly props: GameGridProps
  readonly category: SiteCategory | undefined
  readonly wish: { readonly gameType?: string; readonly vassalage?: string }
  readonly label: string
  readonly lead: boolean
}

function List({ props, category, wish, label, lead }: ListProps): ReactNode {
  const usual = useConfig((config) => config.settings.pageSizes.other)
  const { games, total, state, more } = useGamePages(wish, props.pageSize ?? usual)
  const categories = useSite((site) => site.categories)
  const look = looks(props)
  if (total === undefined && state !== 'failed')
    return <Games {...look} games={[]} waiting={props.pageSize ?? usual} eager={false} label={label} />
  if (games.length === 0) return <NoGames failed={state === 'failed'} level={props.title === undefined || lead ? 2 : 3} onRetry={more} />
  return (
    <>
      <EndlessGames
        variant={look.variant}
        large={look.large}
        games={games}
        total={total ?? games.length}
        category={category}
        categories={categories}
        eager={lead}
        label={label}
      />
      {games.length < (total ?? 0) && <EndOfList shown={games.length} total={total ?? 0} state={state} onMore={more} />}
    </>
  )
}

const looks = ({ variant = 'tiles', size }: GameGridProps) =>
  ({
    variant: variant === 'rail' || variant === 'mosaic' ? 'tiles' : variant,
    showcase: false,
    large: size === 'large',
    ranked: false,
  }) as const
