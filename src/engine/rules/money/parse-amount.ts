import { type MoneyStyle, parseMinor } from './money.ts'

/**
 * Why a text is no amount: it is no number, or too long a one; or it has more digits behind the point than the
 * currency.
 */
export type AmountFault = 'shape' | 'digits'

const decimal = /^(\d+)(?:\.(\d+))?$/

/**
 * Minor units of decimal text such as "2500.00", of so many digits before the point at most. Nothing is cut: what the
 * currency cannot hold is a fault.
 */
export function parseAmount(text: string, exponent: number, digits = 18): bigint | AmountFault {
  const [, whole = '', fraction = ''] = decimal.exec(text) ?? []
  if (whole === '' || whole.length > digits) return 'shape'
  return fraction.length > exponent ? 'digits' : parseMinor(text, exponent)
}

/** What parts a number as the brand writes it. */
export type SeparatorStyle = Pick<MoneyStyle, 'groupSeparator' | 'decimalSeparator'>

/**
 * Decimal text of what somebody types in the brand's way, grouped or not. What could be meant otherwise keeps commas
 * between its groups, so that it is none.
 */
export function toDecimal(input: string, { groupSeparator, decimalSeparator }: SeparatorStyle): string {
  const [whole = '', ...fractions] = input.replace(/\s/g, '').split(decimalSeparator)
  const groups = groupSeparator.trim() === '' ? [whole] : whole.split(groupSeparator)
  const grouped = groups.length === 1 || groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return [groups.join(grouped ? '' : ','), ...fractions].join('.')
}

/** Minor units of what somebody types in the brand's way. */
export const parseAmountInput = (input: string, style: SeparatorStyle & Pick<MoneyStyle, 'exponent'>): bigint | AmountFault =>
  parseAmount(toDecimal(input, style), style.exponent)
