import type { ContractKind } from '../contract/facts.ts'
import type { FieldError } from '../contract/port.ts'
import { parseAmount, toDecimal, type SeparatorStyle } from './money/parse-amount.ts'

/** The value type of a term. Amounts are in the brand's currency, rates in percent. */
export type TermType = 'period' | 'amount' | 'count' | 'rate'

/** The terms of each kind of contract, in display order. */
export const contractTerms = {
  dividend: { period: 'period', validBet: 'amount', profitLoss: 'amount', activeMembers: 'count', rate: 'rate' },
  dailySalary: { dailyBet: 'amount', rate: 'rate' },
  hourlySalary: { hourlyBet: 'amount' },
  realtimeSalary: { profitRate: 'rate', lossRate: 'rate', singleBet: 'amount' },
} as const satisfies Readonly<Record<ContractKind, Readonly<Record<string, TermType>>>>

/** The message key of each period. H is half a month, not an hour. */
export const contractPeriods = {
  D: 'contract_period_daily',
  W: 'contract_period_weekly',
  H: 'contract_period_semimonthly',
  M: 'contract_period_monthly',
} as const

/** Decimal places of a rate. */
export const rateExponent = 2
const maxRate = 100
const maxMembers = 1_000_000

const validators: Readonly<Record<TermType, (text: string, exponent: number) => FieldError | undefined>> = {
  period: (text) => (Object.hasOwn(contractPeriods, text) ? undefined : { key: 'contract_period_required' }),
  amount: (text, exponent) =>
    typeof parseAmount(text, exponent, 12) === 'bigint'
      ? undefined
      : { key: exponent === 0 ? 'contract_amount_whole' : 'contract_amount', values: { count: exponent } },
  count: (text) =>
    /^\d{1,7}$/.test(text) && Number(text) <= maxMembers ? undefined : { key: 'contract_count', values: { max: maxMembers } },
  rate: (text) => {
    const rate = parseAmount(text, rateExponent, 3)
    const isValid = typeof rate === 'bigint' && rate > 0n && rate <= maxRate * 10 ** rateExponent
    return isValid ? undefined : { key: 'contract_rate', values: { max: maxRate } }
  },
}

/**
 * Returns the first error of each invalid term of an offer. `exponent` is the number of decimal places of the currency.
 * The browser and the server run the same check. Whitespace around a term is ignored.
 */
export function validateContract(
  kind: ContractKind,
  input: Readonly<Record<string, string>>,
  exponent: number,
): Readonly<Record<string, FieldError>> {
  const errors = Object.entries<TermType>(contractTerms[kind]).flatMap(([name, type]) => {
    const text = input[name]?.trim() ?? ''
    const error = text === '' ? { key: type === 'period' ? 'contract_period_required' : 'reg_required' } : validators[type](text, exponent)
    return error ? [[name, error] as const] : []
  })
  return Object.fromEntries(errors)
}

/** Converts the terms that were entered for an offer to the wire format: amounts and rates become decimal text. */
export const normalizeContractTerms = (
  kind: ContractKind,
  input: Readonly<Record<string, string>>,
  style: SeparatorStyle,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<TermType>(contractTerms[kind]).map(([name, type]) => {
      const text = input[name]?.trim() ?? ''
      return [name, type === 'amount' || type === 'rate' ? toDecimal(text, style) : text]
    }),
  )
