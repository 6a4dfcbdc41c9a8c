import { useState } from 'react'
import { defineSlice, parseMinor, type ProblemCode, useConfig, useEngine, usePorts, useSite, writeDecimal } from '../../engine/index.ts'
import { isOutcomeUnknown, newKey } from '../money/index.ts'
import { type AccountForm, useMemberDetails } from '../account/index.ts'
import { useSession } from '../session/index.ts'
import { useTransferFields } from './use-transfer-fields.ts'

/** A transfer that somebody has confirmed. Its key stays the same however often it is sent. */
interface ConfirmedTransfer {
  readonly key: string
  /** Minor units. */
  readonly amount: bigint
}

export interface Transfer {
  readonly step: 'form' | 'confirm' | 'done'
  /** What is typed, in the shape that forms around an account have. */
  readonly form: AccountForm
  /** What is to be moved, or was. */
  readonly amount: bigint
  /** It was sent, and nobody knows whether it went through: it may only be sent again. */
  readonly inDoubt: boolean
  /** What was said last of what was sent. */
  readonly said: string | undefined
  /** What is left, once it is done. */
  readonly balance: bigint
  send(): void
  /** Back to what is typed, or to an empty form. */
  change(): void
  reset(): void
}

/** What the platform says only of what it has not moved. */
const settling: ReadonlySet<ProblemCode> = new Set(['transfer_limit', 'transfer_unavailable', 'transfer_key_used'])

/** What is in doubt, for as long as the page lives: whoever comes back sends the same again, and nothing twice. */
const doubtsSlice = defineSlice('transfers in doubt', () => new Map<string, ConfirmedTransfer>())

/** Handing money on to somebody directly below, who is named, or to who stands above: typed, confirmed, sent once. */
export function useTransfer(account: string | undefined): Transfer {
  const known = useEngine().slice(doubtsSlice)
  const { wallet } = usePorts()
  const { refreshBalance } = useSession()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const member = useSite(({ visitor }) => visitor.member?.id)
  const details = useMemberDetails()
  const fields = useTransferFields()
  const id = JSON.stringify([member, account])
  const [confirmed, setConfirmed] = useState(known.get(id))
  const [inDoubt, setInDoubt] = useState(confirmed !== undefined)
  const [step, setStep] = useState<Transfer['step']>('form')
  const [balance, setBalance] = useState(0n)

  const settle = (): void => {
    known.delete(id)
    setInDoubt(false)
  }
  const transfer = async (sent: ConfirmedTransfer): Promise<void> => {
    const way = account === undefined ? ({ to: 'upline' } as const) : ({ to: 'downline', account } as const)
    const { paymentPassword = '' } = fields.values
    try {
      const answer = await wallet.transfer({ ...way, amount: writeDecimal(sent.amount, exponent), key: sent.key, paymentPassword })
      settle()
      setBalance(parseMinor(answer.sumBalance, exponent))
      setStep('done')
    } catch (error) {
      const { code } = fields.showProblem(error)
      if (isOutcomeUnknown(code)) {
        known.set(id, sent)
        setInDoubt(true)
      } else {
        if (settling.has(code)) settle()
        if (code === 'payment_password_unset') details.refetch()
        setStep('form')
      }
    }
    await refreshBalance()
  }
  const reset = (): void => {
    setConfirmed(undefined)
    fields.reset()
    fields.showNotice(undefined)
    setStep('form')
  }
  const submit: AccountForm['submit'] = async (confirm) => {
    if (fields.validate(inDoubt) !== undefined) return
    fields.showNotice(undefined)
    if (!inDoubt && fields.amount !== undefined && fields.amount !== confirmed?.amount)
      setConfirmed({ key: newKey(), amount: fields.amount })
    await confirm(fields.values)
    setStep('confirm')
  }
  return {
    step,
    amount: confirmed?.amount ?? 0n,
    inDoubt,
    said: fields.notice,
    balance,
    send: () => void (confirmed && fields.submit(() => transfer(confirmed))),
    change: () => setStep('form'),
    reset,
    form: { ...fields, fields: [], clear: reset, validate: () => fields.validate(inDoubt), submit },
  }
}
