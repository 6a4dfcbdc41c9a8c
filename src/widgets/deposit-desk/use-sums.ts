import type { DepositChannel, DepositOffer } from '../../generated/api.ts'
import { depositBonus, depositFee, toUnit, useConfig, useText, writeDecimal } from '../../engine/index.ts'
import type { SummaryRow } from '../../features/money/index.ts'
import type { Desk } from './use-desk.ts'
import { trimZeros, useDepositFormat } from './use-deposit-format.ts'

/**
 * Rows with the cost, the yield and the wagering requirement of the amount entered; only the limit while the amount is
 * empty.
 */
export function useSums(desk: Desk, channel: DepositChannel, offer: DepositOffer): readonly SummaryRow[] {
  const text = useText()
  const { sum, money } = useDepositFormat()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const amount = desk.validated?.errors['amount'] === undefined ? desk.validated?.amount : undefined
  const limit = { label: text('deposit_limit'), value: text('deposit_limits', { min: sum(channel.min), max: sum(channel.max) }) }
  const fee = depositFee(amount ?? 0n, channel.fee, exponent)
  const bonus = offer.bonuses.find(({ id }) => id === desk.values['bonus'])
  const given = bonus && amount !== undefined ? depositBonus(amount, amount - fee, bonus, exponent) : undefined
  const { unit } = channel
  return [
    limit,
    ...(amount !== undefined && unit
      ? [
          {
            label: text('deposit_pay_in', { currency: unit.code }),
            value: `${trimZeros(writeDecimal(toUnit(amount, unit, exponent), unit.exponent))} ${unit.code}`,
          },
        ]
      : []),
    { label: text('deposit_fee'), value: amount === undefined ? '\u2013' : money(fee) },
    { label: text('deposit_arrives'), value: amount === undefined ? '\u2013' : money(amount - fee) },
    ...(given && given.amount > 0n
      ? [
          { label: text('deposit_bonus'), value: `+${money(given.amount)}` },
          { label: text('deposit_turnover'), value: money(given.turnover) },
        ]
      : []),
  ]
}
