import type { ReactNode } from 'react'
import type { Game } from '../../../generated/api.ts'
import { type SiteCategory, useConfig, useFormatRate, useLocale, useSite, useText } from '../../../engine/index.ts'
import { GameArt } from '../../../ui/media/game-art.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import { useWasHovered } from '../../../ui/hooks/use-was-hovered.ts'
import { useGameName, usePlay } from '../use-play.ts'
import styles from './game-card.module.css'

export interface GameCardProps {
  readonly game: Game
  readonly category: SiteCategory
  readonly shape: 'tall' | 'wide' | 'square'
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  /** Text below the name. */
  readonly detail: 'none' | 'vendor' | 'full'
  /** Position of the hot and new badges: on the picture, or beside the name if the picture is too small. */
  readonly badgePosition?: 'picture' | 'inline'
  readonly eager: boolean
  readonly rank?: number | undefined
}

/** A game: picture with its badges and states, and name. Clicking it starts the game. */
export function GameCard({ game, category, shape, sizes, detail, badgePosition = 'picture', eager, rank }: GameCardProps): ReactNode {
  const loading = useConfig((config) => config.settings.lazyImages)
  const isLocked = useSite((site) => site.visitor.kind === 'visitor')
  const vendor = category.vendors.find((candidate) => candidate.code === game.vassalage)?.name
  const getPictureUrl = useGamePicture()
  const formatRate = useFormatRate()
  const text = useText()
  const play = usePlay()
  const name = useGameName()(game)
  const [hovered, listeners] = useWasHovered()
  const isInline = badgePosition === 'inline'
  return (
    <button type="button" className={styles['card']} onClick={() => play(game, category)} {...listeners}>
      {rank !== undefined && <span className={styles['rank']}>{rank}</span>}
      <GameArt
        name={name}
        small={getPictureUrl(game, 's')}
        large={getPictureUrl(game, 'l')}
        sizes={sizes}
        shape={shape}
        icon={category.icon ?? 'play'}
        loading={loading}
        eager={eager}
        playLabel={text(isLocked ? 'games_login_to_play' : 'games_play')}
        hovered={hovered}
        locked={isLocked}
        hotLabel={game.isHot && !isInline ? text('games_hot') : undefined}
        newLabel={game.isNew && !isInline ? text('games_new') : undefined}
        closedText={game.maintenance ? text('games_maintenance') : undefined}
      />
      <span className={styles['caption']}>
        <span dir="auto" className={styles['name']}>
          {name}
          {isInline && game.isHot && <InlineBadge icon="hot" text={text('games_hot')} />}
          {isInline && game.isNew && <InlineBadge icon="new" text={text('games_new')} />}
        </span>
        {detail !== 'none' && vendor !== undefined && (
          <span className={styles['vendor']}>
            <span dir="auto">{vendor}</span>
            {detail === 'full' && category.rebatePercent !== undefined && (
              <span className="figures">{text('games_rate', { rate: formatRate(category.rebatePercent) })}</span>
            )}
          </span>
        )}
      </span>
      {isInline && (
        <span aria-hidden="true">
          <Icon name="play" size={16} />
        </span>
      )}
    </button>
  )
}

function InlineBadge({ icon, text }: { readonly icon: IconName; readonly text: string }): ReactNode {
  return (
    <span className={styles['badge']} title={text}>
      <Icon name={icon} size={14} />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** Returns a function that returns the URL of a game's picture, 360 (`s`) or 720 (`l`) pixels wide. */
export function useGamePicture(): (game: Pick<Game, 'showIcon'>, size: 's' | 'l') => string {
  const origin = useLocale().imageOrigin
  return (game, size) => {
    const path = game.showIcon.replace('{size}', size)
    return path.startsWith('/') ? origin + path : path
  }
}
