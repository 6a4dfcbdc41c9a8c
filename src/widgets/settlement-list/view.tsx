import { type ReactNode, useId, useState } from 'react'
import type { Settlement } from '../../generated/api.ts'
import {
  QueryBoundary,
  ListPagination,
  useConfig,
  usePagedQuery,
  useText,
  type WidgetViewProps,
  useFormatDuration,
} from '../../engine/index.ts'
import { StateDot, useFormatAmount } from '../../features/money/index.ts'
import { useFormatTime } from '../../features/records/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import styles from './style.module.css'

const sides = ['downline', 'upline'] as const
const stateTones = { paid: 'good', due: 'pending', none: 'quiet' } as const

/** Settlements of one kind of contract that the agent received as the downline or paid as the upline, newest first. */
export function View({ props: { contract: kind, pageSize } }: WidgetViewProps<'settlement-list'>): ReactNode {
  const { pageSizes, salary } = useConfig(({ settings }) => settings)
  const [query, setQuery] = useState<{ readonly side: (typeof sides)[number]; readonly pageNo: number }>({ side: 'downline', pageNo: 1 })
  const { side, pageNo } = query
  const size = pageSize ?? pageSizes.other
  const result = usePagedQuery(`settlements ${kind} ${side} ${String(size)} ${String(pageNo)}`, ({ agent }) =>
    agent.settlements({ kind, side, pageNo, pageSize: size }),
  )
  const formatDuration = useFormatDuration()
  const text = useText()
  const id = useId()
  return (
    <section className={styles['list']} aria-label={text('settlement_list')}>
      <header className={styles['head']}>
        <h4 className={styles['heading']}>{text('settlement_list')}</h4>
        <p className={styles['hint']}>{text(`settlement_hint_${kind}`, { time: formatDuration(salary.realtimeMinutes) })}</p>
      </header>
      <Tabs
        label={text('settlement_side')}
        tabs={sides.map((option) => ({ id: option, label: text(`settlement_${option}`) }))}
        value={side}
        onChange={(chosen) => setQuery({ side: sides.find((option) => option === chosen) ?? side, pageNo: 1 })}
        panelId={id}
        variant="pills"
      />
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, side)} className={styles['list']}>
        <QueryBoundary query={result} fallback={<Skeleton className={styles['skeleton']} />}>
          {(page) => (
            <StaleContent isStale={result.isPrevious}>
              {page.settlements.length === 0 ? (
                <p className={styles['empty']}>{text(`settlement_none_${side}`)}</p>
              ) : (
                <ul className={styles['rows']}>
                  {page.settlements.map((settlement) => (
                    <SettlementRow key={settlement.id} settlement={settlement} />
                  ))}
                </ul>
              )}
              <ListPagination list={page} label="settlement_pages" onPageChange={(newPageNo) => setQuery({ side, pageNo: newPageNo })} />
            </StaleContent>
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}

/** A settlement: counterparty, period, basis, amount and state of the payment. */
function SettlementRow({ settlement }: { readonly settlement: Settlement }): ReactNode {
  const { with: counterparty, startsAt, endsAt, stake, lost, members, amount, missed, paidAt } = settlement
  const formatAmount = useFormatAmount()
  const text = useText()
  const paymentState = paidAt === undefined ? 'due' : 'paid'
  return (
    <li className={styles['row']}>
      <p className={styles['counterparty']}>
        <strong dir="auto">{counterparty}</strong>
        <span className={styles['period']}>
          <Period from={startsAt} to={endsAt} />
        </span>
      </p>
      <dl className={styles['basis']}>
        <Statistic label={text('settlement_stake')}>{formatAmount.plain(stake)}</Statistic>
        <Statistic label={text('settlement_lost')}>{formatAmount.plain(lost)}</Statistic>
        <Statistic label={text('settlement_members')}>{String(members)}</Statistic>
      </dl>
      <p className={styles['amount']}>
        <strong>
          <Money text={formatAmount.plain(amount)} />
        </strong>
        <StateDot tone={stateTones[missed === undefined ? paymentState : 'none']}>
          {text(missed === undefined ? `settlement_state_${paymentState}` : `settlement_missed_${missed}`)}
        </StateDot>
      </p>
    </li>
  )
}

/**
 * Start and end of a period, or its first and last day if it covers whole days; one day only if both are the same.
 * Lines break only between the two.
 */
function Period({ from, to }: { readonly from: string; readonly to: string }): ReactNode {
  const { toIsoDay: getIsoDay, time, day } = useFormatTime()
  const formatDay = (iso: string): string => day(getIsoDay(iso))
  const lastInstant = new Date(Date.parse(to) - 1).toISOString()
  const coversWholeDays = time(from) === '00:00' && time(to) === '00:00'
  const formatDateTime = (iso: string): string => `${formatDay(iso)} ${time(iso)}`
  const [start, end] = coversWholeDays
    ? [formatDay(from), formatDay(lastInstant)]
    : [formatDateTime(from), formatDay(from) === formatDay(to) ? time(to) : formatDateTime(to)]
  return (
    <bdi>
      <span className={styles['date']}>{start}</span>
      {end !== start && (
        <>
          {' – '}
          <span className={styles['date']}>{end}</span>
        </>
      )}
    </bdi>
  )
}

function Statistic({ label, children }: { readonly label: string; readonly children: string }): ReactNode {
  return (
    <div className={styles['figure']}>
      <dt>{label}</dt>
      <dd>
        <Money text={children} />
      </dd>
    </div>
  )
}
