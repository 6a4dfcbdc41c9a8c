import { useEffect, useEffectEvent, useState } from 'react'
import type { Withdrawal, WithdrawalPage, WithdrawalTerms } from '../../generated/api.ts'
import { type Query, problemOf, useQuery, useSite } from '../../engine/index.ts'
import { usePorts } from '../../engine/index.ts'

/** While something runs it is looked at again after so long. */
const lookMilliseconds = 20_000

export const useTerms = (): Query<WithdrawalTerms> => useQuery(`withdrawal terms ${useMember()}`, ({ withdrawal }) => withdrawal.terms())

/** Those that run. They are looked at again by themselves, in a tab that is looked at. */
export function useRunning(): Query<WithdrawalPage> {
  const query = useQuery(`withdrawals running ${useMember()}`, ({ withdrawal }) => withdrawal.list({ which: 'running', count: 50 }))
  const some = (query.value?.withdrawals.length ?? 0) > 0
  const look = useEffectEvent(() => document.visibilityState === 'visible' && query.again())
  useEffect(() => {
    if (!some) return undefined
    const timer = setInterval(look, lookMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [some])
  return query
}

export interface Ended {
  readonly query: Query<WithdrawalPage>
  readonly withdrawals: readonly Withdrawal[]
  /** Brings the next ones; nothing where there are no more. */
  readonly more: (() => Promise<void>) | undefined
  /** Why the next ones did not come. */
  readonly problem: string | undefined
}

/** Those that have ended, the newest first, a page after another. */
export function useEnded(): Ended {
  const ports = usePorts()
  const query = useQuery(`withdrawals ended ${useMember()}`, ({ withdrawal }) => withdrawal.list({ which: 'ended', count }))
  const [further, setFurther] = useState<{ readonly of: WithdrawalPage; readonly pages: readonly WithdrawalPage[] }>()
  const [problem, setProblem] = useState<string>()
  const pages = query.value === undefined ? [] : [query.value, ...(further?.of === query.value ? further.pages : [])]
  const after = pages.at(-1)?.next
  const more = async (): Promise<void> => {
    const [first] = pages
    if (after === undefined || first === undefined) return
    setProblem(undefined)
    try {
      const page = await ports.withdrawal.list({ which: 'ended', count, after })
      setFurther({ of: first, pages: [...pages.slice(1), page] })
    } catch (error) {
      setProblem(problemOf(error).detail.messageKey)
    }
  }
  return { query, withdrawals: pages.flatMap(({ withdrawals }) => withdrawals), more: after === undefined ? undefined : more, problem }
}

const count = 10

const useMember = (): string => useSite(({ visitor }) => visitor.member?.id) ?? ''
