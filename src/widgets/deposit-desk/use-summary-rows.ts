import type { DepositChannel, DepositOffer } from '../../generated/api.ts'
import { computeDepositBonus, computeDepositFee, convertToPaymentCurrency, useConfig, useText, formatDecimal } from '../../engine/index.ts'
import type { SummaryRow } from '../../features/money/index.ts'
import type { DepositForm } from './use-deposit-form.ts'
import { trimZeros, useDepositFormat } from './use-deposit-format.ts'

/**
 * Returns rows with the limits of the channel, the amount due if it is in another currency, the fee, the amount to be
 * credited, and the bonus with its wagering requirement. While the entered amount is empty or invalid, the fee and the
 * amount to be credited are dashes, and the rows with the amount due and the bonus are left out.
 */
export function useSummaryRows(depositForm: DepositForm, channel: DepositChannel, offer: DepositOffer): readonly SummaryRow[] {
  const text = useText()
  const { formatAmount, formatMoney } = useDepositFormat()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const amount = depositForm.validated?.errors['amount'] === undefined ? depositForm.validated?.amount : undefined
  const limitsRow = {
    label: text('deposit_limit'),
    value: text('deposit_limits', { min: formatAmount(channel.min), max: formatAmount(channel.max) }),
  }
  const fee = computeDepositFee(amount ?? 0n, channel.fee, exponent)
  const bonus = offer.bonuses.find(({ id }) => id === depositForm.values['bonus'])
  const bonusAmounts = bonus && amount !== undefined ? computeDepositBonus(amount, amount - fee, bonus, exponent) : undefined
  const { unit } = channel
  return [
    limitsRow,
    ...(amount !== undefined && unit
      ? [
          {
            label: text('deposit_pay_in', { currency: unit.code }),
            value: `${trimZeros(formatDecimal(convertToPaymentCurrency(amount, unit, exponent), unit.exponent))} ${unit.code}`,
          },
        ]
      : []),
    { label: text('deposit_fee'), value: amount === undefined ? '\u2013' : formatMoney(fee) },
    { label: text('deposit_arrives'), value: amount === undefined ? '\u2013' : formatMoney(amount - fee) },
    ...(bonusAmounts && bonusAmounts.amount > 0n
      ? [
          { label: text('deposit_bonus'), value: `+${formatMoney(bonusAmounts.amount)}` },
          { label: text('deposit_turnover'), value: formatMoney(bonusAmounts.turnover) },
        ]
      : []),
  ]
}
