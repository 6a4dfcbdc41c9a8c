import type { Deposit, DepositBonus } from '../../generated/api.ts'
import { parseMinor, useConfig, useMoney, usePercent, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'

export interface DepositFormat {
  /** An amount of the wire as the brand writes it. */
  readonly sum: (decimal: string) => string
  readonly minor: (decimal: string) => bigint
  readonly money: (minor: bigint) => string
  /** A moment in the brand's zone. */
  readonly time: (iso: string) => string
  /** What is to be paid, in the currency that is paid in. */
  readonly pay: (deposit: Deposit) => string
  /** The terms of a bonus in one line. */
  readonly terms: (bonus: DepositBonus) => string
}

/** How amounts, moments and terms are said. */
export function useDepositFormat(): DepositFormat {
  const { currency } = useConfig(({ merchant }) => merchant)
  const money = useMoney()
  const percentOf = usePercent()
  const text = useText()
  const minor = (decimal: string): bigint => parseMinor(decimal, currency.exponent)
  const { plain: sum } = useFormatAmount()
  const time = useFormatTimestamp()
  return {
    sum,
    minor,
    money,
    time,
    pay: ({ pay }) => (pay.currency === currency.code ? sum(pay.amount) : `${trimZeros(pay.amount)} ${pay.currency}`),
    terms: ({ percent, most, min, turnover, days }) =>
      [
        text('deposit_bonus_terms', { percent: percentOf(percent), most: sum(most), min: sum(min) }),
        turnover === 0 ? text('deposit_bonus_free') : text('deposit_bonus_turnover', { times: turnover }),
        ...(days === undefined ? [] : [text('deposit_bonus_days', { count: days })]),
      ].join(' '),
  }
}

/** A decimal number without zeros at its end. */
export const trimZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)
