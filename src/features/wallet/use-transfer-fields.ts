import { useState } from 'react'
import { type FieldError, parseMinor, parseAmountInput, useConfig, useMoney, useText } from '../../engine/index.ts'
import type { AccountForm } from '../account/index.ts'
import { useFreeMoney } from './use-funds.ts'

type Errors = Readonly<Record<string, FieldError>>

export interface TransferFields extends Pick<AccountForm, 'values' | 'errorOf' | 'change' | 'clear'> {
  /** Minor units of what is typed; nothing where it is no amount. */
  readonly amount: bigint | undefined
  /**
   * Shows what is wrong with what is typed; with `amountLocked` only the password is asked for. The first field that
   * is.
   */
  validate(amountLocked: boolean): string | undefined
  /** Shows what the platform says of the fields. */
  refuse(errors: Errors): void
}

/** What is typed of a transfer: the amount in the brand's way, and the password for money. */
export function useTransferFields(): TransferFields {
  const { currency } = useConfig(({ merchant }) => merchant)
  const free = useFreeMoney()
  const text = useText()
  const money = useMoney()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Errors>({})
  const { amount: written = '', paymentPassword = '' } = values
  const parsedAmount = parseAmountInput(written, currency)

  const validateAmount = (): FieldError | undefined => {
    if (written.trim() === '') return { key: 'reg_required' }
    if (parsedAmount === 'digits') return { key: 'error_amount_digits', values: { count: currency.exponent } }
    if (parsedAmount === 'shape' || parsedAmount === 0n) return { key: 'error_amount' }
    return free !== undefined && parsedAmount > free ? { key: 'error_transfer_more' } : undefined
  }
  const explain = ({ key, values: { amount, ...named } = {} }: FieldError): string =>
    text(key, { ...named, ...(amount !== undefined && { amount: money(parseMinor(String(amount), currency.exponent)) }) })

  return {
    values,
    amount: typeof parsedAmount === 'bigint' ? parsedAmount : undefined,
    validate: (amountLocked) => {
      const amount = amountLocked ? undefined : validateAmount()
      const wrong = { ...(amount && { amount }), ...(paymentPassword === '' && { paymentPassword: { key: 'reg_required' } }) }
      setErrors(wrong)
      return Object.keys(wrong)[0]
    },
    refuse: setErrors,
    errorOf: (name) => errors[name] && explain(errors[name]),
    change: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
    clear: () => setValues({}),
  }
}
