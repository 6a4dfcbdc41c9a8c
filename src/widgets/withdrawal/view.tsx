import { type ReactNode, useState } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import { QueryBoundary, useText, type WidgetViewProps } from '../../engine/index.ts'
import { usePayees } from '../../features/payout/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { EndedList } from './ended-list.tsx'
import { Prerequisites } from './prerequisites.tsx'
import { OpenList } from './open-list.tsx'
import styles from './style.module.css'
import { useEndedWithdrawals, useOpenWithdrawals, useWithdrawalTerms } from './use-withdrawals.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** The prerequisites or the form of a withdrawal, and below them the open and the ended withdrawals. */
export function View({ props: links }: WidgetViewProps<'withdrawal'>): ReactNode {
  const [terms, payees, openWithdrawals, endedWithdrawals] = [
    useWithdrawalTerms(),
    usePayees(),
    useOpenWithdrawals(),
    useEndedWithdrawals(),
  ]
  const { refreshBalance } = useSession()
  const text = useText()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const refetchAll = (): void => {
    for (const query of [terms, payees, openWithdrawals, endedWithdrawals.firstPageQuery]) query.refetch()
    void refreshBalance()
  }
  const handleSubmitted = (): void => {
    setIsSubmitted(true)
    refetchAll()
  }
  const handleUpdated = (): void => {
    setIsSubmitted(false)
    refetchAll()
  }
  return (
    <div className={styles['page']}>
      <div role="status">{isSubmitted && <Notice tone="good">{text('withdrawal_requested')}</Notice>}</div>
      <QueryBoundary query={terms} fallback={<Skeleton className={styles['skeleton']} />}>
        {(loadedTerms) => (
          <QueryBoundary query={payees} fallback={<Skeleton className={styles['skeleton']} />}>
            {(list) => <RequestSection links={links} terms={loadedTerms} list={list} onDone={handleSubmitted} onChanged={refetchAll} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
      <QueryBoundary query={openWithdrawals} fallback={<Skeleton className={styles['listSkeleton']} />}>
        {({ withdrawals }) => <OpenList withdrawals={withdrawals} onUpdated={handleUpdated} />}
      </QueryBoundary>
      <QueryBoundary query={endedWithdrawals.firstPageQuery} fallback={<Skeleton className={styles['listSkeleton']} />}>
        {() => <EndedList endedPages={endedWithdrawals} onUpdated={handleUpdated} />}
      </QueryBoundary>
    </div>
  )
}

interface RequestSectionProps {
  readonly links: WidgetViewProps<'withdrawal'>['props']
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  readonly onDone: () => void
  readonly onChanged: () => void
}

/** The withdrawal form, or the prerequisites while one is missing. */
function RequestSection({ links, terms, list, onDone, onChanged }: RequestSectionProps): ReactNode {
  const isReady = terms.paymentPassword && terms.mobile && list.payees.some(({ confirmed }) => confirmed)
  return isReady ? (
    <WithdrawalForm links={links} terms={terms} list={list} onDone={onDone} onChanged={onChanged} />
  ) : (
    <Prerequisites terms={terms} list={list} onChanged={onChanged} />
  )
}
