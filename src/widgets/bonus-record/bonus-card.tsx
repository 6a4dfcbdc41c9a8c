import type { ReactNode } from 'react'
import type { AccountBonus } from '../../generated/api.ts'
import { parseMinor, useConfig, useText } from '../../engine/index.ts'
import { RowIcon, StateDot, useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'
import { useFormatTime } from '../../features/records/index.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { ProgressBar, computePercentDone } from '../../ui/controls/progress-bar.tsx'
import styles from './style.module.css'

const stateTones = { open: 'pending', converted: 'good', spent: 'quiet', forfeited: 'bad', expired: 'quiet' } as const

/** A bonus: amount, state, progress of the wagering requirement, and expiry. */
export function BonusCard({ bonus }: { readonly bonus: AccountBonus }): ReactNode {
  const { kind, state, amount, createdAt, endsAt, closedAt, holdsWithdrawals } = bonus
  const formatAmount = useFormatAmount()
  const { time } = useFormatTime()
  const formatDateTime = useFormatTimestamp()
  const text = useText()
  return (
    <div className={styles['bonus']}>
      <RowIcon icon="bonus" />
      <div className={styles['heading']}>
        <p className={styles['title']}>{text(`money_${kind}`)}</p>
        <p className={styles['meta']}>
          <span className="figures">{time(createdAt)}</span>
          <StateDot tone={stateTones[state]}>{text(`bonus_${state}`)}</StateDot>
        </p>
      </div>
      <Money className={styles['amount']} text={formatAmount.signed(amount)} />
      <div className={styles['terms']}>
        <WageringRequirement bonus={bonus} />
        <p className={styles['meta']}>
          {state === 'open' && endsAt !== undefined && (
            <span>{text('bonus_until', { time: preventLineBreaks(formatDateTime(endsAt)) })}</span>
          )}
          {state === 'open' && endsAt === undefined && <span>{text('bonus_no_expiry')}</span>}
          {state === 'open' && holdsWithdrawals && <span>{text('bonus_holds')}</span>}
          {closedAt !== undefined && <span>{text('bonus_closed', { time: preventLineBreaks(formatDateTime(closedAt)) })}</span>}
        </p>
      </div>
    </div>
  )
}

/** Progress of the wagering requirement, or a note that the bonus has none. */
function WageringRequirement({ bonus: { turnoverNeeded, turnoverDone, state } }: { readonly bonus: AccountBonus }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatAmount = useFormatAmount()
  const text = useText()
  const [requiredTurnover, completedTurnover] = [parseMinor(turnoverNeeded, exponent), parseMinor(turnoverDone, exponent)]
  if (requiredTurnover === 0n) return <p className={styles['requirement']}>{text('bonus_no_wagering')}</p>
  const label = text('bonus_turnover', { done: formatAmount.plain(turnoverDone), needed: formatAmount.plain(turnoverNeeded) })
  return (
    <>
      <p className={styles['requirement']}>{label}</p>
      {state === 'open' && <ProgressBar percent={computePercentDone(completedTurnover, requiredTurnover)} label={label} />}
    </>
  )
}
