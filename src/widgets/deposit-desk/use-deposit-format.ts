import type { Deposit, DepositBonus } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatMoney, useFormatPercent, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'

export interface DepositFormat {
  /** Formats a decimal from the API in the brand's currency. */
  readonly formatAmount: (decimal: string) => string
  readonly toMinor: (decimal: string) => bigint
  readonly formatMoney: (minor: bigint) => string
  /** Formats a timestamp in the brand's time zone. */
  readonly formatTime: (iso: string) => string
  /** Formats the amount due in the currency of payment. */
  readonly formatPayment: (deposit: Deposit) => string
  /** Formats the terms of a bonus in one line. */
  readonly formatTerms: (bonus: DepositBonus) => string
}

/** Formatters for amounts, timestamps and bonus terms. */
export function useDepositFormat(): DepositFormat {
  const { currency } = useConfig(({ merchant }) => merchant)
  const formatMoney = useFormatMoney()
  const formatPercent = useFormatPercent()
  const text = useText()
  const toMinor = (decimal: string): bigint => parseMinor(decimal, currency.exponent)
  const { plain: formatAmount } = useFormatAmount()
  const formatTime = useFormatTimestamp()
  return {
    formatAmount,
    toMinor,
    formatMoney,
    formatTime,
    formatPayment: ({ pay }) => (pay.currency === currency.code ? formatAmount(pay.amount) : `${trimZeros(pay.amount)} ${pay.currency}`),
    formatTerms: ({ percent, maxBonus, minDeposit, turnover, days }) =>
      [
        text('deposit_bonus_terms', {
          percent: formatPercent(percent),
          maxBonus: formatAmount(maxBonus),
          minDeposit: formatAmount(minDeposit),
        }),
        turnover === 0 ? text('deposit_bonus_no_wagering') : text('deposit_bonus_turnover', { times: turnover }),
        ...(days === undefined ? [] : [text('deposit_bonus_days', { count: days })]),
      ].join(' '),
  }
}

/** Removes trailing zeros from the fraction of a decimal. */
export const trimZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)
