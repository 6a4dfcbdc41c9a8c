import type { ReactNode } from 'react'
import { type SiteCategory, useConfig, useSite, useText } from '../../engine/index.ts'
import { getGameKey, useGameName, useGamePicture, usePlay } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { GameArt } from '../../ui/media/game-art.tsx'
import { useWasHovered } from '../../ui/hooks/use-was-hovered.ts'
import { Controls } from './controls.tsx'
import type { VariantProps } from './variant-props.ts'
import { pickStageGames } from './pick-stage-games.ts'
import { SlideImage } from './slide-image.tsx'
import { SlideText } from './slide-text.tsx'
import styles from './stage.module.css'

const TILE_COUNT = 5
/** Number of games visible on phones. The pictures of the others load when they are near the viewport. */
const EAGER_TILE_COUNT = 2

/** Large text over a picture, with a row of games below. Light themes add gradients, because the picture is faint. */
export function Stage({ props, slides, level, titles, carousel }: VariantProps): ReactNode {
  const category = useSite((site) => site.categories.find((candidate) => candidate.id === props.tiles))
  return (
    <div className={styles['stage']}>
      <div className={styles['lights']} />
      <div className={styles['stack']}>
        {slides.map((slide, i) => (
          <div
            key={slide.title}
            className={cx(styles['slide'], i === carousel.currentIndex && styles['current'])}
            {...(i !== carousel.currentIndex && { inert: true })}
          >
            <SlideImage
              slide={slide}
              hasHighPriority={level === 1 && i === 0}
              shouldLoad={i === carousel.currentIndex || carousel.shouldLoadAll}
              className={styles['art']}
            />
            <div className={cx('wrap', styles['texts'])}>
              <SlideText slide={slide} level={i === 0 ? level : 2} styles={styles} />
            </div>
          </div>
        ))}
      </div>
      <Controls carousel={carousel} titles={titles} className={styles['controls']} />
      {props.tiles !== undefined && (
        <ul className={styles['tiles']}>
          {category
            ? pickStageGames(category.games, TILE_COUNT).map((game, i) => (
                <Tile key={getGameKey(game)} game={game} category={category} eager={i < EAGER_TILE_COUNT} />
              ))
            : Array.from({ length: TILE_COUNT }, (_, i) => <li key={i} className={cx(styles['tile'], styles['placeholder'])} />)}
        </ul>
      )}
    </div>
  )
}

interface TileProps {
  readonly game: SiteCategory['games'][number]
  readonly category: SiteCategory
  readonly eager: boolean
}

function Tile({ game, category, eager }: TileProps): ReactNode {
  const getPictureUrl = useGamePicture()
  const loading = useConfig((config) => config.settings.lazyImages)
  const requiresLogin = useSite((site) => site.visitor.kind === 'visitor')
  const text = useText()
  const play = usePlay()
  const name = useGameName()(game)
  const [hovered, listeners] = useWasHovered()
  return (
    <li className={styles['tile']}>
      <button type="button" className={styles['link']} onClick={() => play(game, category)} {...listeners}>
        <GameArt
          name={name}
          small={getPictureUrl(game, 's')}
          large={getPictureUrl(game, 'l')}
          sizes="(max-width: 639px) 44vw, 260px"
          icon={category.icon ?? 'play'}
          loading={loading}
          eager={eager}
          lowPriority
          playLabel={text(requiresLogin ? 'games_login_to_play' : 'games_play')}
          hovered={hovered}
          locked={requiresLogin}
          hotLabel={game.isHot ? text('games_hot') : undefined}
        />
        <span dir="auto" className={styles['name']}>
          {name}
        </span>
      </button>
    </li>
  )
}
