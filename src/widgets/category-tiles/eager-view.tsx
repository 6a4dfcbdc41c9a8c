import type { CSSProperties, ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { CategoryTilesProps } from '../../generated/config.ts'
import {
  ActionLink,
  isPageHeadingNode,
  type SiteCategory,
  useConfig,
  useFactStates,
  useFormatRate,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { countGames, useGamePicture } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { pickCoverGames } from './pick-cover-games.ts'
import styles from './style.module.css'

/** Links to the visible game categories. */
export function View({ props, node }: WidgetViewProps<'category-tiles'>): ReactNode {
  const { variant = 'tiles', title } = props
  const categories = useSite((site) => site.categories)
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const enabledCount = useConfig((config) => Object.values(config.games.categories).filter((category) => category.enabled).length)
  const loading = useFactStates().gameMenus === 'pending' && categories.length === 0
  const text = useText()
  if (!loading && categories.length === 0) return null
  const coverGames = variant === 'tiles' ? pickCoverGames(categories) : undefined
  const { columns, hasLargeFirstTile, firstTileSpan } = arrangeTiles(loading ? enabledCount : categories.length)
  return (
    <section className="wrap query-container" aria-busy={loading}>
      {title !== undefined && <SectionHeading title={text(title)} level={isPageHeading ? 1 : 2} />}
      <ul
        aria-label={text(title ?? 'categories_label')}
        className={cx(styles['list'], styles[variant], hasLargeFirstTile && styles['withLead'])}
        style={{ '--columns': columns, '--span': firstTileSpan } as CSSProperties}
      >
        {loading
          ? Array.from({ length: enabledCount }, (_, i) => (
              <li key={i}>
                <Skeleton className={styles['skeleton']} />
              </li>
            ))
          : categories.map((category) => (
              <Tile key={category.id} category={category} coverGame={coverGames?.get(category.id)} props={props} />
            ))}
      </ul>
    </section>
  )
}

function Tile({
  category,
  coverGame,
  props,
}: {
  readonly category: SiteCategory
  readonly coverGame: Game | undefined
  readonly props: CategoryTilesProps
}): ReactNode {
  const { variant = 'tiles', showCount = false, showRate = false } = props
  const formatRate = useFormatRate()
  const text = useText()
  const gameCount = countGames(category)
  const count = showCount && gameCount > 0 ? text('games_count', { count: gameCount }) : undefined
  const rate =
    showRate && category.rebatePercent !== undefined ? text('games_rate', { rate: formatRate(category.rebatePercent) }) : undefined
  return (
    <li>
      <ActionLink action={{ route: category.route }} className={styles['tile']}>
        {coverGame && <CoverPicture game={coverGame} />}
        <span className={styles['icon']}>
          <Icon name={category.icon ?? 'play'} size={variant === 'rows' ? 22 : 28} />
        </span>
        <span className={styles['labels']}>
          <span className={styles['name']}>{text(category.name)}</span>
          {variant === 'rows' && <span className={styles['vendors']}>{category.vendors.map((vendor) => vendor.name).join(', ')}</span>}
        </span>
        {(count ?? rate) !== undefined && (
          <span className={styles['meta']}>
            {count !== undefined && <span className="figures">{count}</span>}
            {rate !== undefined && <span className={cx('figures', styles['rate'])}>{rate}</span>}
          </span>
        )}
        {variant === 'rows' && <Icon name="next" size={18} className={styles['arrow']} />}
      </ActionLink>
    </li>
  )
}

/** The picture of a game of the category, as the background of the category's tile. */
function CoverPicture({ game }: { readonly game: Game }): ReactNode {
  const getPictureUrl = useGamePicture()
  const loading = useConfig((config) => config.settings.lazyImages)
  return (
    <Picture
      className={styles['cover']}
      src={getPictureUrl(game, 's')}
      srcSet={`${getPictureUrl(game, 's')} 360w, ${getPictureUrl(game, 'l')} 720w`}
      sizes="(max-width: 639px) 50vw, 260px"
      width={360}
      height={300}
      loading={loading}
      fallback={null}
    />
  )
}

/**
 * Returns the layout of `count` tiles: two full rows, or one row if there are fewer than five. `hasLargeFirstTile`:
 * whether the first tile has double height and width, so that an odd number of tiles fills both rows. `firstTileSpan`:
 * columns of the first tile in the three-column layout of containers below 900 px.
 */
export function arrangeTiles(count: number): { columns: number; hasLargeFirstTile: boolean; firstTileSpan: number } {
  const firstTileSpan = 1 + ((3 - (count % 3)) % 3)
  if (count < 5) return { columns: Math.max(1, count), hasLargeFirstTile: false, firstTileSpan }
  const hasLargeFirstTile = count % 2 === 1
  return { columns: hasLargeFirstTile ? (count + 3) / 2 : count / 2, hasLargeFirstTile, firstTileSpan }
}
