import { type ReactNode, useEffect } from 'react'
import type { RankProgress } from '../../generated/api.ts'
import {
  parseMinor,
  QueryBoundary,
  useConfig,
  useEngine,
  usePagedQuery,
  useQuery,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { RecordFrame, useFormatTime } from '../../features/records/index.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { ProgressBar, computePercentDone } from '../../ui/controls/progress-bar.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { RankList } from './rank-list.tsx'
import { RankBadge } from './rank-badge.tsx'
import styles from './style.module.css'

/** The player's rank, the progress to the next, and all ranks with their benefits. */
export function View(_: WidgetViewProps<'player-rank'>): ReactNode {
  const member = useSite(({ visitor }) => visitor.member)
  const { poller } = useEngine()
  const query = usePagedQuery('rank', ({ rank }) => rank.progress())
  const ranks = useQuery('vipRanks', ({ content }) => content.vipRanks())
  const rankLevel = query.value?.rank?.rankLevel
  const displayedLevel = member?.clubLabel?.rankLevel
  useEffect(() => {
    // The request can promote the player; the rank in the header is then outdated.
    if (rankLevel !== undefined && displayedLevel !== rankLevel) void poller.refresh(['member'])
  }, [poller, rankLevel, displayedLevel])
  return (
    <RecordFrame firstPageQuery={query}>
      {(progress) => (
        <>
          <ProgressCard progress={progress} />
          <QueryBoundary query={ranks} fallback={<Skeleton className={styles['skeleton']} />}>
            {(allRanks) => <RankList ranks={allRanks} progress={progress} />}
          </QueryBoundary>
        </>
      )}
    </RecordFrame>
  )
}

/** The player's rank, and the progress to the next. */
function ProgressCard({ progress: { rank, next, played, left, lastDay, reached } }: { readonly progress: RankProgress }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { toIsoDay, day } = useFormatTime()
  const formatAmount = useFormatAmount()
  const text = useText()
  const reachedEntry = reached.find(({ rankLevel }) => rankLevel === rank?.rankLevel)
  return (
    <div className={styles['card']}>
      <div className={styles['summary']}>
        <RankBadge level={rank?.rankLevel ?? 0} size="l" isReached />
        <div className={styles['names']}>
          <p className={styles['label']}>{text('vip_yours')}</p>
          <p className={styles['name']}>{rank?.labelName ?? text('rank_none')}</p>
          {reachedEntry && (
            <p className={styles['label']}>{text('rank_since', { day: preventLineBreaks(day(toIsoDay(reachedEntry.reachedAt))) })}</p>
          )}
        </div>
      </div>
      {next === undefined ? (
        rank && <p className={styles['remaining']}>{text('rank_top')}</p>
      ) : (
        <div className={styles['progress']}>
          <p className={styles['amounts']}>
            <span>
              {text('rank_played')} <Money className={styles['strong']} text={formatAmount.plain(played)} />
            </span>
            <span className={styles['goal']}>
              {next.labelName} <Money className={styles['strong']} text={formatAmount.plain(next.turnover)} />
            </span>
          </p>
          <ProgressBar
            percent={computePercentDone(parseMinor(played, exponent), parseMinor(next.turnover, exponent))}
            label={text('rank_progress', {
              rank: next.labelName,
              played: formatAmount.plain(played),
              needed: formatAmount.plain(next.turnover),
            })}
          />
          <p className={styles['remaining']}>
            {text('rank_left', {
              amount: formatAmount.plain(left ?? next.turnover),
              rank: next.labelName,
              day: preventLineBreaks(day(lastDay)),
            })}
          </p>
        </div>
      )}
      <p className={styles['label']}>{text('rank_terms')}</p>
    </div>
  )
}
