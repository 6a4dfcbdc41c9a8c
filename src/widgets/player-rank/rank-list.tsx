import type { ReactNode } from 'react'
import type { RankProgress, VipRank } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatPercent, useText } from '../../engine/index.ts'
import { StateDot, useFormatAmount } from '../../features/money/index.ts'
import { useFormatTime } from '../../features/records/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { RankBadge } from './rank-badge.tsx'
import styles from './style.module.css'

interface RankListProps {
  readonly ranks: readonly VipRank[]
  readonly progress: RankProgress
}

/** All ranks, each with its requirement, its benefits, and the date on which the player reached it. */
export function RankList({ ranks, progress }: RankListProps): ReactNode {
  const text = useText()
  if (ranks.length === 0) return <Empty icon="vip" level={3} title={text('vip_none_title')} text={text('vip_none_text')} />
  return (
    <section className={styles['section']} aria-label={text('rank_all')}>
      <h4 className={styles['heading']}>{text('rank_all')}</h4>
      <ol className={styles['ranks']}>
        {ranks.map((rank) => (
          <RankRow key={rank.rankLevel} rank={rank} progress={progress} />
        ))}
      </ol>
    </section>
  )
}

function RankRow({ rank, progress }: { readonly rank: VipRank; readonly progress: RankProgress }): ReactNode {
  const { rankLevel, labelName, turnover, bonus, cashback, withdrawals, manager } = rank
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { toIsoDay, day } = useFormatTime()
  const formatAmount = useFormatAmount()
  const formatPercent = useFormatPercent()
  const text = useText()
  const currentLevel = progress.rank?.rankLevel ?? 0
  const isCurrent = rankLevel === currentLevel
  const reachedEntry = progress.reached.find((entry) => entry.rankLevel === rankLevel)
  const isZero = (amount: string): boolean => parseMinor(amount, exponent) === 0n
  return (
    <li className={cx(styles['rank'], isCurrent && styles['current'])} {...(isCurrent && { 'aria-current': 'step' as const })}>
      <RankBadge level={rankLevel} isReached={rankLevel <= currentLevel} />
      <div className={styles['head']}>
        <div className={styles['names']}>
          <h5 className={styles['title']}>{labelName}</h5>
          <p className={styles['label']}>
            {isZero(turnover) ? text('vip_from_start') : text('rank_takes', { amount: formatAmount.plain(turnover) })}
          </p>
        </div>
        {isCurrent ? (
          <StateDot tone="good">{text('vip_yours')}</StateDot>
        ) : (
          rankLevel < currentLevel && (
            <span className={styles['label']}>
              {reachedEntry ? text('rank_reached', { day: preventLineBreaks(day(toIsoDay(reachedEntry.reachedAt))) }) : text('rank_passed')}
            </span>
          )
        )}
      </div>
      <dl className={styles['perks']}>
        {!isZero(bonus) && <Perk name={text('vip_gift')} value={formatAmount.plain(bonus)} />}
        {Number(cashback) > 0 && <Perk name={text('vip_cashback')} value={formatPercent(cashback)} />}
        <Perk name={text('vip_withdrawals')} value={String(withdrawals)} />
        {manager && <Perk name={text('vip_manager')} value={text('vip_yes')} />}
      </dl>
    </li>
  )
}

const Perk = ({ name, value }: { readonly name: string; readonly value: string }): ReactNode => (
  <div className={styles['perk']}>
    <dt>{name}</dt>
    <dd>
      <Money text={value} />
    </dd>
  </div>
)
