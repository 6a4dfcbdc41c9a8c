import { useState } from 'react'
import type { Downline } from '../../generated/api.ts'
import { toProblem, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

type FreezeStep = Exclude<Downline['steps'][number], 'transfer'>

export interface FreezeActions {
  /** Account with a pending request. */
  readonly pendingAccount: string | undefined
  /** The last error and its account. */
  readonly problem: { readonly account: string; readonly message: string } | undefined
  applyStep(account: string, step: FreezeStep): void
}

/** Freezes members after confirmation, or unfreezes them, one at a time, and refetches the list afterwards. */
export function useFreezeActions(refetch: () => void): FreezeActions {
  const { agent } = usePorts()
  const { confirm } = useOverlays()
  const text = useText()
  const { run } = useSingleFlight()
  const [pendingAccount, setPendingAccount] = useState<string>()
  const [problem, setProblem] = useState<FreezeActions['problem']>()
  const applyStep = async (account: string, step: FreezeStep): Promise<void> => {
    setProblem(undefined)
    const confirmFreeze = () =>
      confirm({ title: 'downline_freeze_title', text: 'downline_freeze_text', confirm: 'downline_freeze', cancel: 'sign_out_cancel' })
    if (step === 'freeze' && !(await confirmFreeze())) return
    setPendingAccount(account)
    try {
      await agent.freezeDownline({ username: account, step })
    } catch (error) {
      const { messageKey, retryAfterSeconds = 0 } = toProblem(error).detail
      setProblem({ account, message: text(messageKey, { seconds: retryAfterSeconds }) })
    } finally {
      setPendingAccount(undefined)
      refetch()
    }
  }
  return { pendingAccount, problem, applyStep: (account, step) => void run(() => applyStep(account, step)) }
}
