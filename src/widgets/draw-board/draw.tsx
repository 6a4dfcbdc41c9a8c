import type { CSSProperties, ReactNode } from 'react'
import type { Drawing } from '../../generated/api.ts'
import { type SiteCategory, useConfig, useSite, useText } from '../../engine/index.ts'
import { useGameName, usePlay } from '../../features/games/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Numbers } from './numbers.tsx'
import { Results } from './results.tsx'
import styles from './style.module.css'

export interface DrawProps {
  readonly draw: Drawing
  readonly category: SiteCategory
  /** Server time in milliseconds. */
  readonly now: number
  readonly level: 2 | 3
}

/** A lottery: countdown to the next draw, last result, and a button to play. */
export function Draw({ draw, category, now, level }: DrawProps): ReactNode {
  const { game, period, drawsAt, closesAt, every: intervalSeconds, opened: results } = draw
  const text = useText()
  const play = usePlay()
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  const name = useGameName()(game)
  const typeNameKey = useConfig(({ games }) => games.lotteryIcons[game.code ?? '']?.name)
  const Heading = `h${level}` as const
  const remainingSeconds = computeSecondsLeft(Date.parse(drawsAt), now)
  const isClosed = now >= Date.parse(closesAt)
  const [lastResult] = results
  return (
    <article className={getCardClass(styles['draw'])} aria-label={name}>
      <div className={styles['header']}>
        <Icon name={category.icon ?? 'lottery'} size={20} />
        <Heading className={styles['name']}>{name}</Heading>
        {typeNameKey !== undefined && <span className={styles['period']}>{text(typeNameKey)}</span>}
        <span className={cx('figures', styles['period'])}>{text('draws_number', { period })}</span>
      </div>
      <div className={styles['countdown']}>
        <span className={styles['label']}>{text(remainingSeconds === 0 ? 'draws_drawing' : isClosed ? 'draws_closed' : 'draws_in')}</span>
        <span role="timer" className={cx('figures', styles['remaining'], isClosed && styles['closed'])}>
          {formatCountdown(remainingSeconds)}
        </span>
      </div>
      <span
        aria-hidden="true"
        className={styles['bar']}
        style={{ '--fraction': Math.min(1, remainingSeconds / intervalSeconds) } as CSSProperties}
      />
      <div className={styles['lastResult']}>
        <span className={styles['label']}>
          {lastResult === undefined ? text('draws_first') : text('draws_last', { period: lastResult.period })}
        </span>
        {lastResult !== undefined && <Numbers numbers={lastResult.numbers} />}
        {lastResult !== undefined && !isVisitor && game.gameId !== undefined && (
          <Results gameId={game.gameId} name={name} lastPeriod={lastResult.period} />
        )}
      </div>
      <Button
        size="s"
        wide
        onClick={() => play(game, category)}
        aria-label={text(isVisitor ? 'draws_login_name' : 'draws_play_name', { name })}
      >
        {text(isVisitor ? 'games_login_to_play' : 'draws_play')}
      </Button>
    </article>
  )
}

/** Returns the seconds from `now` to `until`, two timestamps in milliseconds, rounded up; 0 if `until` has passed. */
export const computeSecondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** Formats seconds as 00:42, 12:05 or 1:02:03. */
export function formatCountdown(seconds: number): string {
  const [hours, minutes, remainder] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const padTwo = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${String(hours)}:${padTwo(minutes)}:${padTwo(remainder)}` : `${padTwo(minutes)}:${padTwo(remainder)}`
}
