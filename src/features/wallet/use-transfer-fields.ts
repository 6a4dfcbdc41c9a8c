import { parseAmountInput, useConfig } from '../../engine/index.ts'
import { type Form, useForm } from '../forms/index.ts'
import { useTransferableAmount } from './use-funds.ts'
import { validateAmount } from './validate-amount.ts'

export interface TransferFields extends Form {
  /** The amount in minor units; `undefined` if the input is not an amount. */
  readonly amount: bigint | undefined
  /**
   * Validates the fields, or only the password if `isAmountFixed`, and shows their errors. Returns the name of the
   * first invalid field; `undefined` if all are valid.
   */
  validate(isAmountFixed: boolean): string | undefined
}

/** The fields of a transfer: the amount in the brand's number format, and the payment password. */
export function useTransferFields(): TransferFields {
  const { currency } = useConfig(({ merchant }) => merchant)
  const available = useTransferableAmount()
  const form = useForm<Readonly<Record<string, string>>>({})
  const { amount: amountText = '', paymentPassword = '' } = form.values
  const parsedAmount = parseAmountInput(amountText, currency)

  return {
    ...form,
    amount: typeof parsedAmount === 'bigint' ? parsedAmount : undefined,
    validate: (isAmountFixed) => {
      const amountError = isAmountFixed
        ? undefined
        : validateAmount(amountText, currency, { max: available, aboveMaxKey: 'error_transfer_more' })
      return form.showErrors({
        ...(amountError && { amount: amountError }),
        ...(paymentPassword === '' && { paymentPassword: { key: 'reg_required' } }),
      })
    },
  }
}
