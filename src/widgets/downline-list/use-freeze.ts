import { useState } from 'react'
import type { Downline } from '../../generated/api.ts'
import { problemOf, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

type FreezeStep = Exclude<Downline['steps'][number], 'transfer'>

export interface Freezing {
  /** Whose account it is done to now. */
  readonly busy: string | undefined
  /** What was said against the last one, and whose it was. */
  readonly problem: { readonly account: string; readonly said: string } | undefined
  step(account: string, step: FreezeStep): void
}

/**
 * Freezes people, which is asked about first, and unfreezes them; one at a time. What is shown is asked for again then.
 */
export function useFreeze(again: () => void): Freezing {
  const { agent } = usePorts()
  const { ask } = useOverlays()
  const text = useText()
  const { run } = useSingleFlight()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<Freezing['problem']>()
  const take = async (account: string, step: FreezeStep): Promise<void> => {
    setProblem(undefined)
    const sure = () =>
      ask({ title: 'downline_freeze_title', text: 'downline_freeze_text', confirm: 'downline_freeze', cancel: 'sign_out_cancel' })
    if (step === 'freeze' && !(await sure())) return
    setBusy(account)
    try {
      await agent.freezeDownline({ username: account, step })
    } catch (error) {
      const { messageKey, retryAfterSeconds = 0 } = problemOf(error).detail
      setProblem({ account, said: text(messageKey, { seconds: retryAfterSeconds }) })
    } finally {
      setBusy(undefined)
      again()
    }
  }
  return { busy, problem, step: (account, step) => void run(() => take(account, step)) }
}
