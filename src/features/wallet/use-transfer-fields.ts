import { type FieldError, parseAmountInput, useConfig } from '../../engine/index.ts'
import { type Form, useForm } from '../forms/index.ts'
import { useFreeMoney } from './use-funds.ts'

export interface TransferFields extends Form {
  /** Minor units of the amount; `undefined` if the input is not an amount. */
  readonly amount: bigint | undefined
  /**
   * Shows the errors of the fields; of the password alone with `amountConfirmed`. Returns the name of the first invalid
   * field.
   */
  validate(amountConfirmed: boolean): string | undefined
}

/** The fields of a transfer: the amount in the brand's notation, and the payment password. */
export function useTransferFields(): TransferFields {
  const { currency } = useConfig(({ merchant }) => merchant)
  const free = useFreeMoney()
  const form = useForm<Readonly<Record<string, string>>>({})
  const { amount: amountText = '', paymentPassword = '' } = form.values
  const parsed = parseAmountInput(amountText, currency)

  const validateAmount = (): FieldError | undefined => {
    if (amountText.trim() === '') return { key: 'reg_required' }
    if (parsed === 'digits') return { key: 'error_amount_digits', values: { count: currency.exponent } }
    if (parsed === 'shape' || parsed === 0n) return { key: 'error_amount' }
    return free !== undefined && parsed > free ? { key: 'error_transfer_more' } : undefined
  }
  return {
    ...form,
    amount: typeof parsed === 'bigint' ? parsed : undefined,
    validate: (amountConfirmed) => {
      const amount = amountConfirmed ? undefined : validateAmount()
      return form.showErrors({ ...(amount && { amount }), ...(paymentPassword === '' && { paymentPassword: { key: 'reg_required' } }) })
    },
  }
}
