import { useState } from 'react'
import {
  defineSlice,
  parseMinor,
  type Problem,
  type ProblemCode,
  problemOf,
  useConfig,
  useEngine,
  usePorts,
  useSite,
  useText,
  writeDecimal,
} from '../../engine/index.ts'
import { isOutcomeUnknown, newKey } from '../money/index.ts'
import { type AccountForm, useMemberDetails } from '../account/index.ts'
import { useSession } from '../session/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
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
  const text = useText()
  const fields = useTransferFields()
  const id = JSON.stringify([member, account])
  const [confirmed, setConfirmed] = useState(known.get(id))
  const [inDoubt, setInDoubt] = useState(confirmed !== undefined)
  const [step, setStep] = useState<Transfer['step']>('form')
  const [said, setSaid] = useState<string>()
  const [balance, setBalance] = useState(0n)
  const { pending, run } = useSingleFlight()

  const settle = (): void => {
    known.delete(id)
    setInDoubt(false)
  }
  const refuse = ({ code, detail }: Problem, sent: ConfirmedTransfer): void => {
    const { fields: wrong = {}, messageKey, retryAfterSeconds: seconds = 0 } = detail
    setSaid(Object.keys(wrong).length > 0 ? undefined : text(messageKey, { seconds }))
    if (isOutcomeUnknown(code)) {
      known.set(id, sent)
      return setInDoubt(true)
    }
    if (settling.has(code)) settle()
    if (code === 'payment_password_unset') details.refetch()
    fields.refuse(wrong)
    setStep('form')
  }
  const transfer = async (sent: ConfirmedTransfer): Promise<void> => {
    setSaid(undefined)
    const way = account === undefined ? ({ to: 'upline' } as const) : ({ to: 'downline', account } as const)
    const { paymentPassword = '' } = fields.values
    try {
      const answer = await wallet.transfer({ ...way, amount: writeDecimal(sent.amount, exponent), key: sent.key, paymentPassword })
      settle()
      setBalance(parseMinor(answer.sumBalance, exponent))
      setStep('done')
    } catch (error) {
      refuse(problemOf(error), sent)
    }
    await refreshBalance()
  }
  const anew = (): void => {
    setConfirmed(undefined)
    fields.clear()
    setSaid(undefined)
    setStep('form')
  }
  const submit: AccountForm['submit'] = async (confirm) => {
    const wrong = fields.validate(inDoubt)
    if (wrong !== undefined) return wrong
    setSaid(undefined)
    if (!inDoubt && fields.amount !== undefined && fields.amount !== confirmed?.amount)
      setConfirmed({ key: newKey(), amount: fields.amount })
    await confirm(fields.values)
    setStep('confirm')
    return undefined
  }
  return {
    step,
    amount: confirmed?.amount ?? 0n,
    inDoubt,
    said,
    balance,
    send: () => void (confirmed && run(() => transfer(confirmed))),
    change: () => setStep('form'),
    reset: anew,
    form: { ...fields, fields: [], pending, notice: said, clear: anew, validate: () => fields.validate(inDoubt), submit },
  }
}
