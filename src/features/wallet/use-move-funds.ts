import { useRef, useState } from 'react'
import type { Funds } from '../../generated/api.ts'
import {
  type FieldError,
  parseMinor,
  problemOf,
  parseAmountInput,
  useConfig,
  useEngine,
  useMoney,
  usePorts,
  useText,
  writeDecimal,
} from '../../engine/index.ts'
import { isOutcomeUnknown, mustReuseKey, newKey } from '../money/index.ts'
import { useSession } from '../session/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { movesSlice } from './money-moves.ts'

type FieldName = 'vendor' | 'amount'

export interface MoveFunds {
  /** Where it goes. */
  readonly to: 'vendor' | 'main'
  readonly vendor: string
  readonly written: string
  /** What the wallet that gives has, in minor units. */
  readonly free: bigint
  readonly pending: boolean
  readonly said: { readonly tone: 'good' | 'bad' | 'warn'; readonly text: string } | undefined
  errorOf(field: FieldName): string | undefined
  switchDirection(): void
  choose(vendor: string): void
  write(amount: string): void
  /** Writes so many hundredths of what there is. */
  setPercent(percent: bigint): void
  /** Moves it. The field to go on with where something is wrong. */
  send(): Promise<FieldName | undefined>
  returnAll(): Promise<void>
}

/**
 * Moving a player's own money between the main wallet and a vendor's. What is sent again because no answer came moves
 * once.
 */
export function useMoveFunds({ main, vendors }: Funds): MoveFunds {
  const { wallet } = usePorts()
  const { refreshBalance } = useSession()
  const moves = useEngine().slice(movesSlice)
  const { currency } = useConfig(({ merchant }) => merchant)
  const text = useText()
  const money = useMoney()
  const { pending, run } = useSingleFlight()
  const [to, setTo] = useState<MoveFunds['to']>('vendor')
  const [vendor, setVendor] = useState('')
  const [written, setWritten] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [said, setSaid] = useState<MoveFunds['said']>()
  const doubt = useRef(new Map<string, string>())

  const atVendor = vendors.find(({ vassalage }) => vassalage === vendor)?.balance ?? '0'
  const free = parseMinor(to === 'vendor' ? main : atVendor, currency.exponent)
  const parsedAmount = parseAmountInput(written, currency)

  const validate = (): Readonly<Partial<Record<FieldName, FieldError>>> => {
    const amount = (): FieldError | undefined => {
      if (written.trim() === '') return { key: 'reg_required' }
      if (parsedAmount === 'digits') return { key: 'error_amount_digits', values: { count: currency.exponent } }
      if (parsedAmount === 'shape' || parsedAmount === 0n) return { key: 'error_amount' }
      return parsedAmount > free ? { key: 'wallet_more' } : undefined
    }
    const wrong = amount()
    return { ...(vendor === '' && { vendor: { key: 'reg_required' } }), ...(wrong && { amount: wrong }) }
  }
  /** Sends under the key that the same was sent under before where no answer came, and under a new one otherwise. */
  const sendOnce = async (what: string, request: (key: string) => Promise<unknown>, done: string): Promise<boolean> => {
    const key = doubt.current.get(what) ?? newKey()
    doubt.current.set(what, key)
    setSaid(undefined)
    try {
      await request(key)
      doubt.current.delete(what)
      setSaid({ tone: 'good', text: done })
      return true
    } catch (error) {
      const { code, detail } = problemOf(error)
      const { fields: wrong = {}, messageKey, retryAfterSeconds: seconds = 0 } = detail
      if (!mustReuseKey(code)) doubt.current.delete(what)
      setErrors(wrong)
      if (isOutcomeUnknown(code)) setSaid({ tone: 'warn', text: text('wallet_in_doubt') })
      else if (Object.keys(wrong).length === 0) setSaid({ tone: 'bad', text: text(messageKey, { seconds }) })
      return false
    } finally {
      await refreshBalance()
      moves.notify()
    }
  }
  const explain = ({ key, values: { amount, ...named } = {} }: FieldError): string =>
    text(key, { ...named, ...(amount !== undefined && { amount: money(parseMinor(String(amount), currency.exponent)) }) })
  const change = (field: FieldName): void => setErrors(({ [field]: _, ...others }) => others)

  return {
    to,
    vendor,
    written,
    free,
    pending,
    said,
    errorOf: (field) => errors[field] && explain(errors[field]),
    switchDirection: () => {
      setTo(to === 'vendor' ? 'main' : 'vendor')
      setErrors({})
    },
    choose: (code) => {
      setVendor(code)
      change('vendor')
    },
    write: (amount) => {
      setWritten(amount)
      change('amount')
    },
    setPercent: (percent) => {
      setWritten(writeDecimal((free * percent) / 100n, currency.exponent).replace('.', currency.decimalSeparator))
      change('amount')
    },
    send: async () => {
      const wrong = validate()
      setErrors(wrong)
      const first = (['vendor', 'amount'] as const).find((field) => wrong[field])
      if (first !== undefined || typeof parsedAmount !== 'bigint') return first
      await run(async () => {
        const input = { vassalage: vendor, to, amount: writeDecimal(parsedAmount, currency.exponent) }
        const send = (key: string) => wallet.moveFunds({ ...input, key })
        if (await sendOnce(JSON.stringify(input), send, text('wallet_moved', { amount: money(parsedAmount) }))) setWritten('')
      })
      return undefined
    },
    returnAll: async () => {
      await run(() => sendOnce('all', (key) => wallet.returnFunds({ key }), text('wallet_all_moved')))
    },
  }
}
