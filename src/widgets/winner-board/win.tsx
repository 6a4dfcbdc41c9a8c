import type { ReactNode } from 'react'
import type { Winner } from '../../generated/api.ts'
import { useConfig, useSite, useText } from '../../engine/index.ts'
import { findCategory, useGameName, useGamePicture, usePlay } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { GameArt } from '../../ui/media/game-art.tsx'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'
import { formatTimeSince, formatWin } from './format-win.ts'

export interface WinProps {
  readonly win: Winner
  /** BCP 47 tag of the current language. */
  readonly languageTag: string
  /** Time of the platform's response, in milliseconds since 1970. */
  readonly now: number
  readonly showsRank: boolean
}

/** A win: player, game, amount and time. The game is a button that opens it if the site shows its vendor. */
export function Win({ win: { rank, account, game, amount, currency, at }, languageTag, now, showsRank }: WinProps): ReactNode {
  const brandCurrency = useConfig((config) => config.merchant.currency)
  const loading = useConfig((config) => config.settings.lazyImages)
  const category = useSite((site) => findCategory(site.categories, game))
  const getPictureUrl = useGamePicture()
  const text = useText()
  const play = usePlay()
  const name = useGameName()(game)
  const formatted = formatWin(amount, currency, brandCurrency)
  return (
    <div className={styles['win']}>
      {showsRank && (
        <span className={cx('figures', styles['rank'])}>
          <span className="visually-hidden">{text('winners_rank')} </span>
          {rank}
        </span>
      )}
      <span className={styles['art']}>
        <GameArt
          name={name}
          small={getPictureUrl(game, 's')}
          large={getPictureUrl(game, 'l')}
          sizes="56px"
          shape="square"
          icon={category?.icon ?? 'play'}
          loading={loading}
        />
      </span>
      <span className={styles['details']}>
        <span className={styles['player']}>{account}</span>
        {category === undefined ? (
          <span dir="auto" className={styles['game']}>
            {name}
          </span>
        ) : (
          <button type="button" dir="auto" className={cx(styles['game'], styles['play'])} onClick={() => play(game, category)}>
            <span className="visually-hidden">{text('games_play')} </span>
            {name}
          </button>
        )}
      </span>
      <span className={styles['result']}>
        <Money
          className={styles['amount']}
          text={formatted.isBrandCurrency ? formatted.text : text('winners_credits', { amount: formatted.text })}
        />
        <time className={styles['time']} dateTime={at}>
          {formatTimeSince(at, now, languageTag)}
        </time>
      </span>
    </div>
  )
}
