import { useState } from 'react'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import type { FieldError, Problem, ProblemCode } from '../contract/port.ts'
import { parseMinor } from '../rules/money.ts'
import { readTyped } from '../rules/read-amount.ts'
import { writeDecimal } from '../rules/write-decimal.ts'
import { type Engine, useEngine } from './engine.ts'
import { useConfig, useMoney, usePorts, useSession, useSite, useText } from './hooks.ts'
import { problemOf } from './problem-of.ts'
import type { AccountForm } from './use-account-form.ts'
import { useMemberDetails } from './use-member-details.ts'

/** A transfer that somebody has confirmed. Its key stays the same however often it is sent. */
interface Wish {
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
  anew(): void
}

/** After these nobody knows what the platform has done. */
const unclear: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'unknown', 'internal', 'unavailable'])
/** What the platform says only of what it has not moved. */
const settling: ReadonlySet<ProblemCode> = new Set(['transfer_limit', 'transfer_unavailable', 'transfer_key_used'])

/** What is in doubt, for as long as the page lives: whoever comes back sends the same again, and nothing twice. */
const doubts = new WeakMap<Engine, Map<string, Wish>>()

function doubtsOf(engine: Engine): Map<string, Wish> {
  const known = doubts.get(engine) ?? new Map<string, Wish>()
  doubts.set(engine, known)
  return known
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Handing money on to somebody directly below, who is named, or to who stands above: typed, confirmed, sent once. */
export function useTransfer(account: string | undefined): Transfer {
  const known = doubtsOf(useEngine())
  const { wallet } = usePorts()
  const { refreshBalance } = useSession()
  const { currency } = useConfig(({ merchant }) => merchant)
  const { member, balance } = useSite(({ visitor }) => visitor)
  const details = useMemberDetails()
  const text = useText()
  const money = useMoney()
  const id = JSON.stringify([member?.id, account])
  const [wish, setWish] = useState(known.get(id))
  const [inDoubt, setInDoubt] = useState(wish !== undefined)
  const [step, setStep] = useState<Transfer['step']>('form')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [said, setSaid] = useState<string>()
  const [left, setLeft] = useState(0n)
  const { pending, run } = useSingleFlight()

  const typed = readTyped(values['amount'] ?? '', currency)
  const judgeAmount = (): FieldError | undefined => {
    if ((values['amount'] ?? '').trim() === '') return { key: 'reg_required' }
    if (typed === 'digits') return { key: 'error_amount_digits', values: { digits: currency.exponent } }
    if (typed === 'shape' || typed === 0n) return { key: 'error_amount' }
    return balance !== undefined && typed > balance ? { key: 'error_transfer_more' } : undefined
  }
  const judge = (): string | undefined => {
    const amount = inDoubt ? undefined : judgeAmount()
    const wrong: Record<string, FieldError> = {
      ...(amount && { amount }),
      ...((values['paymentPassword'] ?? '') === '' && { paymentPassword: { key: 'reg_required' } }),
    }
    setErrors(wrong)
    return Object.keys(wrong)[0]
  }
  const explain = ({ key, values: { amount, ...named } = {} }: FieldError): string =>
    text(key, { ...named, ...(amount !== undefined && { amount: money(parseMinor(String(amount), currency.exponent)) }) })

  const settle = (): void => {
    known.delete(id)
    setInDoubt(false)
  }
  const refuse = (problem: Problem, sent: Wish): void => {
    const { fields = {}, messageKey, retryAfterSeconds: seconds = 0 } = problem.detail
    const ofField = Object.keys(fields).length > 0
    setSaid(ofField ? undefined : text(messageKey, { seconds }))
    if (unclear.has(problem.code)) {
      known.set(id, sent)
      return setInDoubt(true)
    }
    if (settling.has(problem.code)) settle()
    if (problem.code === 'payment_password_unset') details.again()
    setErrors(fields)
    setStep('form')
  }
  const transfer = async (sent: Wish): Promise<void> => {
    setSaid(undefined)
    const amount = writeDecimal(sent.amount, currency.exponent)
    const way = account === undefined ? ({ to: 'upline' } as const) : ({ to: 'downline', account } as const)
    try {
      const { sumBalance } = await wallet.transfer({ ...way, amount, key: sent.key, paymentPassword: values['paymentPassword'] ?? '' })
      settle()
      setLeft(parseMinor(sumBalance, currency.exponent))
      setStep('done')
    } catch (error) {
      refuse(problemOf(error), sent)
    }
    await refreshBalance()
  }
  const anew = (): void => {
    setWish(undefined)
    setValues({})
    setSaid(undefined)
    setStep('form')
  }
  return {
    step,
    amount: wish?.amount ?? 0n,
    inDoubt,
    said,
    balance: left,
    send: () => void (wish && run(() => transfer(wish))),
    change: () => setStep('form'),
    anew,
    form: {
      fields: [],
      values,
      pending,
      notice: said,
      errorOf: (name) => errors[name] && explain(errors[name]),
      change: (name, value) => {
        setValues((now) => ({ ...now, [name]: value }))
        setErrors(({ [name]: _, ...others }) => others)
      },
      clear: anew,
      judge,
      submit: async (confirm) => {
        const wrong = judge()
        if (wrong !== undefined) return wrong
        setSaid(undefined)
        if (!inDoubt && typeof typed === 'bigint' && typed !== wish?.amount) setWish({ key: newKey(), amount: typed })
        await confirm(values)
        setStep('confirm')
        return undefined
      },
    },
  }
}
