import { useEffect, useEffectEvent } from 'react'
import type { WithdrawalPage, WithdrawalTerms } from '../../generated/api.ts'
import { type Query, useQuery } from '../../engine/index.ts'
import { type RecordPages, useRecordPages } from '../../features/records/index.ts'

const pollIntervalMs = 20_000

export const useWithdrawalTerms = (): Query<WithdrawalTerms> => useQuery('withdrawal terms', ({ withdrawal }) => withdrawal.terms())

/**
 * The latest 50 open withdrawals. If there are any, they are polled while the tab is visible, and refetched when the
 * tab becomes visible again.
 */
export function useOpenWithdrawals(): Query<WithdrawalPage> {
  const query = useQuery('withdrawals running', ({ withdrawal }) => withdrawal.list({ which: 'running', count: 50 }))
  const hasOpenWithdrawals = (query.value?.withdrawals.length ?? 0) > 0
  const refetchIfVisible = useEffectEvent(() => document.visibilityState === 'visible' && query.refetch())
  useEffect(() => {
    if (!hasOpenWithdrawals) return undefined
    const timer = setInterval(refetchIfVisible, pollIntervalMs)
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetchIfVisible)
    }
  }, [hasOpenWithdrawals])
  return query
}

/** Withdrawals that have ended, newest first, paginated. */
export const useEndedWithdrawals = (): RecordPages<WithdrawalPage> =>
  useRecordPages('withdrawals ended', ({ withdrawal }, { cursor }) =>
    withdrawal.list({ which: 'ended', count: endedPageSize, ...(cursor !== undefined && { after: cursor }) }),
  )

const endedPageSize = 10
