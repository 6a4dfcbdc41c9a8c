import { type ReactNode, useId } from 'react'
import type { Funds, OpenBonus } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatMoney, usePreferences, useText } from '../../engine/index.ts'
import { useFormatTimestamp } from '../../features/money/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { ProgressBar, computePercentDone } from '../../ui/controls/progress-bar.tsx'
import styles from './style.module.css'

/** Open bonuses, each with its amount, the progress of its wagering requirement, and its expiry. */
export function Bonuses({ funds: { bonuses } }: { readonly funds: Funds }): ReactNode {
  const text = useText()
  if (bonuses.length === 0) return null
  return (
    <Panel title={text('wallet_bonuses')}>
      <ul>
        {bonuses.map((bonus, index) => (
          <Bonus key={bonus.id} bonus={bonus} isActive={index === 0 && bonuses.length > 1} />
        ))}
      </ul>
    </Panel>
  )
}

interface BonusProps {
  readonly bonus: OpenBonus
  /** Whether a badge marks this bonus as the one that bets count towards. A single bonus has no badge. */
  readonly isActive: boolean
}

function Bonus({ bonus, isActive }: BonusProps): ReactNode {
  const { currency } = useConfig(({ merchant }) => merchant)
  const formatTime = useFormatTimestamp()
  const { balanceHidden } = usePreferences()
  const formatMoney = useFormatMoney()
  const text = useText()
  const id = useId()
  const [bonusAmount, requiredTurnover, doneTurnover] = [bonus.amount, bonus.turnoverNeeded, bonus.turnoverDone].map((decimal) =>
    parseMinor(decimal, currency.exponent),
  ) as [bigint, bigint, bigint]
  const formatAmount = (amount: bigint): string => (balanceHidden ? '***' : formatMoney(amount))
  return (
    <li className={styles['bonusItem']}>
      <div className={styles['bonusHeader']}>
        <h5 id={id} className={styles['bonusName']}>
          {text(`money_${bonus.kind}`)}
        </h5>
        {isActive && <Badge tone="quiet">{text('wallet_bonus_counting')}</Badge>}
        <Money text={formatAmount(bonusAmount)} />
      </div>
      <ProgressBar percent={computePercentDone(doneTurnover, requiredTurnover)} labelledBy={id} />
      <p className={styles['bonusProgress']}>
        <span>{text('wallet_bonus_done', { done: formatAmount(doneTurnover), needed: formatAmount(requiredTurnover) })}</span>
        <strong>{text('wallet_bonus_left', { left: formatAmount(requiredTurnover - doneTurnover) })}</strong>
      </p>
      <p className={styles['hint']}>
        {text(bonus.holdsWithdrawals ? 'wallet_bonus_holds' : 'wallet_bonus_locks')}
        {bonus.endsAt !== undefined && <> {text('wallet_bonus_until', { until: preventLineBreaks(formatTime(bonus.endsAt)) })}</>}
      </p>
    </li>
  )
}
