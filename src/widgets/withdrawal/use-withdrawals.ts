import { useEffect, useEffectEvent } from 'react'
import type { WithdrawalPage, WithdrawalTerms } from '../../generated/api.ts'
import { type Query, useQuery } from '../../engine/index.ts'
import { type RecordPages, useRecordPages } from '../../features/records/index.ts'

/** While something runs it is looked at again after so long. */
const lookMilliseconds = 20_000

export const useTerms = (): Query<WithdrawalTerms> => useQuery('withdrawal terms', ({ withdrawal }) => withdrawal.terms())

/** Those that run. They are looked at again by themselves, in a tab that is looked at. */
export function useRunning(): Query<WithdrawalPage> {
  const query = useQuery('withdrawals running', ({ withdrawal }) => withdrawal.list({ which: 'running', count: 50 }))
  const some = (query.value?.withdrawals.length ?? 0) > 0
  const refetchIfVisible = useEffectEvent(() => document.visibilityState === 'visible' && query.refetch())
  useEffect(() => {
    if (!some) return undefined
    const timer = setInterval(refetchIfVisible, lookMilliseconds)
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetchIfVisible)
    }
  }, [some])
  return query
}

/** Those that have ended, the newest first, a page after another. */
export const useEnded = (): RecordPages<WithdrawalPage> =>
  useRecordPages('withdrawals ended', ({ withdrawal }, { cursor: after }) =>
    withdrawal.list({ which: 'ended', count, ...(after !== undefined && { after }) }),
  )

const count = 10
