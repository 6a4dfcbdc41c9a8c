import { useState } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import {
  amountFault,
  defineSlice,
  type FieldError,
  feeOf,
  validateWithdrawal,
  parseMinor,
  type Problem,
  problemOf,
  parseAmountInput,
  useConfig,
  useEngine,
  useMoney,
  usePorts,
  useSite,
  useText,
  writeDecimal,
} from '../../engine/index.ts'
import { isOutcomeUnknown, isUnjudged, newKey } from '../../features/money/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { limitsOf } from './limits.ts'

/** What somebody has confirmed. Its key stays the same however often it is sent. */
interface Sent {
  readonly key: string
  /** Minor units. */
  readonly amount: bigint
  readonly payee: string
}

/** The fields of the first step: a refusal of one of them leads back there. */
const firstStepFields: ReadonlySet<string> = new Set(['amount', 'payee'])

/**
 * What is in doubt, for as long as the page lives: whoever comes back sends the same again, and asks for nothing twice.
 */
const unclearRequestsSlice = defineSlice('withdrawals in doubt', () => new Map<string, Sent>())

export interface WithdrawalForm {
  readonly step: 'amount' | 'confirm'
  /** What is typed. */
  readonly amountText: string
  readonly payee: string | undefined
  readonly password: string
  /** Minor units of what is typed, or was confirmed; nothing where it is no amount. */
  readonly amount: bigint | undefined
  readonly fee: bigint
  /** It was sent, and nobody knows whether it arrived: it may only be sent again. */
  readonly inDoubt: boolean
  readonly pending: boolean
  readonly notice: string | undefined
  errorOf(name: 'amount' | 'payee' | 'paymentPassword'): string | undefined
  type(amount: string): void
  choose(payee: string): void
  secret(password: string): void
  /** Goes on to the second step, where the first is right. */
  next(): void
  back(): void
  send(): Promise<void>
}

interface WithdrawalOptions {
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  /** Does what follows once it was asked for, or was refused because something has changed. */
  readonly onDone: () => void
  readonly onChanged: () => void
}

/** A withdrawal, typed, confirmed with the withdraw password, sent once. What was typed stays on the way back. */
export function useWithdrawal({ terms, list, onDone, onChanged }: WithdrawalOptions): WithdrawalForm {
  const unclearRequests = useEngine().slice(unclearRequestsSlice)
  const { withdrawal } = usePorts()
  const { currency } = useConfig(({ merchant }) => merchant)
  const member = useSite(({ visitor }) => visitor.member?.id) ?? ''
  const text = useText()
  const money = useMoney()
  const unclearRequest = unclearRequests.get(member)
  const [amountText, setAmountText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(unclearRequest)
  const [inDoubt, setInDoubt] = useState(unclearRequest !== undefined)
  const [step, setStep] = useState<WithdrawalForm['step']>(unclearRequest === undefined ? 'amount' : 'confirm')
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()

  const { limits, fee: feeTerms } = limitsOf(terms, currency.exponent)
  const parsed = amountText.trim() === '' ? undefined : parseAmountInput(amountText, currency)
  const parsedAmount = typeof parsed === 'bigint' ? parsed : undefined
  const amount = step === 'confirm' ? sent?.amount : parsedAmount
  const usable = list.payees.filter(({ usable: now }) => now)
  const payee =
    step === 'confirm'
      ? sent?.payee
      : (usable.find(({ id }) => id === chosen) ?? usable.find(({ preferred }) => preferred) ?? usable[0])?.id

  const validate = (): Readonly<Record<string, FieldError>> => {
    const refusal = parsedAmount === undefined ? undefined : validateWithdrawal(parsedAmount, feeOf(parsedAmount, feeTerms), limits)
    const wrong: FieldError | undefined =
      parsed === undefined
        ? { key: 'reg_required' }
        : parsedAmount === undefined
          ? amountFault(parsed === 'digits' ? 'digits' : 'shape', currency.exponent)
          : refusal && {
              key: refusal.key,
              ...(refusal.amount !== undefined && { values: { amount: writeDecimal(refusal.amount, currency.exponent) } }),
            }
    return { ...(wrong && { amount: wrong }), ...(payee === undefined && { payee: { key: 'error_payee_missing' } }) }
  }
  const settle = (): void => {
    unclearRequests.delete(member)
    setInDoubt(false)
  }
  const handleProblem = ({ code, detail }: Problem, input: Sent): void => {
    const { fields = {}, messageKey, retryAfterSeconds: seconds = 0 } = detail
    setErrors(fields)
    setNotice(Object.keys(fields).length > 0 ? undefined : text(messageKey, { seconds }))
    if (isOutcomeUnknown(code)) {
      unclearRequests.set(member, input)
      return setInDoubt(true)
    }
    // A refusal before anything was asked for settles nothing where an answer was lost before: the same is sent again
    // until one comes.
    if (inDoubt && (code === 'password_wrong' || isUnjudged(code))) return undefined
    settle()
    if (Object.keys(fields).some((name) => firstStepFields.has(name)) || !['password_wrong', 'too_many_requests'].includes(code))
      setStep('amount')
    onChanged()
    return undefined
  }
  const send = async (): Promise<void> => {
    if (sent === undefined) return
    if (password === '') return setErrors({ paymentPassword: { key: 'reg_required' } })
    setNotice(undefined)
    try {
      const { key, amount: requestedAmount, payee: to } = sent
      await withdrawal.request({ amount: writeDecimal(requestedAmount, currency.exponent), payee: to, paymentPassword: password, key })
      settle()
      setSent(undefined)
      setAmountText('')
      setPassword('')
      setStep('amount')
      onDone()
    } catch (error) {
      handleProblem(problemOf(error), sent)
    }
    return undefined
  }
  const explain = ({ key, values: { amount: limit, ...named } = {} }: FieldError): string =>
    text(key, { ...named, ...(limit !== undefined && { amount: money(parseMinor(String(limit), currency.exponent)) }) })
  const clear = (name: string): void => setErrors(({ [name]: _, ...others }) => others)
  return {
    step,
    amountText,
    payee,
    password,
    amount,
    fee: amount === undefined ? 0n : feeOf(amount, feeTerms),
    inDoubt,
    pending,
    notice,
    errorOf: (name) => errors[name] && explain(errors[name]),
    type: (written) => {
      setAmountText(written)
      clear('amount')
    },
    choose: (id) => {
      setChosen(id)
      clear('payee')
    },
    secret: (written) => {
      setPassword(written)
      clear('paymentPassword')
    },
    next: () => {
      const wrong = validate()
      setErrors(wrong)
      setNotice(undefined)
      if (Object.keys(wrong).length > 0 || parsedAmount === undefined || payee === undefined) return
      if (sent?.amount !== parsedAmount || sent.payee !== payee) setSent({ key: newKey(), amount: parsedAmount, payee })
      setStep('confirm')
    },
    back: () => setStep('amount'),
    send: () => run(send).then(() => undefined),
  }
}
