import { useState, type ReactNode } from 'react'
import type { CashbackDay, CashbackReport } from '../../generated/api.ts'
import {
  parseMinor,
  type Problem,
  toProblem,
  usePagedQuery,
  useConfig,
  useFormatRate,
  usePorts,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { StateDot, useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'
import { RecordFrame, useCategoryDisplay, useFormatTime } from '../../features/records/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Disclosure } from '../../ui/controls/disclosure.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** Cashback of the player: the claimable amount, the amount accrued today, the rates, and each day. */
export function View(_: WidgetViewProps<'cashback'>): ReactNode {
  const query = usePagedQuery('cashback', ({ record }) => record.cashback())
  return (
    <RecordFrame firstPageQuery={query}>
      {(report) => (
        <>
          <Claim report={report} refetch={query.refetch} />
          <Rates rates={report.rates} />
          <Days report={report} />
        </>
      )}
    </RecordFrame>
  )
}

interface ClaimProps {
  readonly report: CashbackReport
  readonly refetch: () => void
}

/** The claimable amount, and the outcome of the last claim. */
function Claim({ report: { claimable, running: accruedToday, claimDays }, refetch }: ClaimProps): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const [outcome, setOutcome] = useState<{ readonly paid?: string; readonly problem?: Problem }>({})
  const { record } = usePorts()
  const { refreshBalance } = useSession()
  const { pending, run } = useSingleFlight()
  const formatAmount = useFormatAmount()
  const text = useText()
  const claim = async (): Promise<void> => {
    setOutcome({})
    try {
      await record.claimCashback()
      setOutcome({ paid: claimable })
    } catch (error) {
      setOutcome({ problem: toProblem(error) })
    }
    void refreshBalance()
    refetch()
  }
  return (
    <div className={styles['claim']}>
      <p className={styles['label']}>{text('cashback_claimable')}</p>
      <Money className={styles['amount']} text={formatAmount.plain(claimable)} />
      {parseMinor(claimable, exponent) > 0n && (
        <Button tone="primary" size="l" busy={pending} onClick={() => void run(claim)}>
          {text('cashback_claim')}
        </Button>
      )}
      <p className={styles['note']}>{text('cashback_running', { amount: formatAmount.plain(accruedToday) })}</p>
      <p className={styles['note']}>{text('cashback_terms', { days: claimDays })}</p>
      {outcome.paid !== undefined && <Notice tone="good">{text('cashback_paid', { amount: formatAmount.plain(outcome.paid) })}</Notice>}
      {outcome.problem && <Notice tone="bad">{text(outcome.problem.detail.messageKey)}</Notice>}
    </div>
  )
}

function Rates({ rates }: Pick<CashbackReport, 'rates'>): ReactNode {
  const getCategoryDisplay = useCategoryDisplay()
  const formatRate = useFormatRate()
  const text = useText()
  if (rates.length === 0) return null
  return (
    <section className={styles['section']} aria-label={text('cashback_rates')}>
      <h4 className={styles['heading']}>{text('cashback_rates')}</h4>
      <ul className={styles['rates']}>
        {rates.map(({ category, rate }) => {
          const { name, icon } = getCategoryDisplay(category)
          return (
            <li key={category} className={styles['rate']}>
              <Icon name={icon} size={20} />
              <span className={styles['name']}>{name}</span>
              <Money text={formatRate(rate)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Days({ report: { days } }: { readonly report: CashbackReport }): ReactNode {
  const text = useText()
  if (days.length === 0) return <Empty icon="cashback" level={3} title={text('cashback_none_title')} text={text('cashback_none_text')} />
  return (
    <section className={styles['section']} aria-label={text('cashback_days')}>
      <h4 className={styles['heading']}>{text('cashback_days')}</h4>
      <ul className={styles['days']}>
        {days.map((day) => (
          <li key={day.day}>
            <Day day={day} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stateTones = { running: 'quiet', open: 'pending', claimed: 'good' } as const

/** A day, with the breakdown of its cashback. */
function Day({ day: { day, state, amount, breakdown, claimedAt } }: { readonly day: CashbackDay }): ReactNode {
  const { heading } = useFormatTime()
  const formatDateTime = useFormatTimestamp()
  const getCategoryDisplay = useCategoryDisplay()
  const formatAmount = useFormatAmount()
  const formatRate = useFormatRate()
  const text = useText()
  return (
    <Disclosure
      summary={
        <>
          <span className={styles['name']}>
            {heading(day)}
            <span className={styles['state']}>
              <StateDot tone={stateTones[state]}>{text(`cashback_${state}_day`)}</StateDot>
              {claimedAt !== undefined && <time className="figures">{formatDateTime(claimedAt)}</time>}
            </span>
          </span>
          <Money text={formatAmount.plain(amount)} />
        </>
      }
    >
      <ul className={styles['breakdown']}>
        {breakdown.map((entry) => (
          <li key={entry.category} className={styles['breakdownRow']}>
            <span>{getCategoryDisplay(entry.category).name}</span>
            <span className="figures">
              {text('cashback_share', { stake: formatAmount.plain(entry.stake), rate: formatRate(entry.rate) })}
            </span>
            <Money text={formatAmount.plain(entry.amount)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
