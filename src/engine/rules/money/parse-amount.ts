import { type MoneyStyle, parseMinor } from './money.ts'

/**
 * Why a text is not an amount: `format` if it is not a decimal number, has a sign or is too long, `decimals` if it has
 * more decimals than the currency.
 */
export type AmountFault = 'format' | 'decimals'

const decimalPattern = /^(\d+)(?:\.(\d+))?$/

/**
 * Parses decimal text such as "2500.00" to minor units, with at most `maxIntegerDigits` digits before the point.
 * Nothing is truncated: more decimals than the currency has are a fault.
 */
export function parseAmount(text: string, exponent: number, maxIntegerDigits = 18): bigint | AmountFault {
  const [, integerPart = '', fraction = ''] = decimalPattern.exec(text) ?? []
  if (integerPart === '' || integerPart.length > maxIntegerDigits) return 'format'
  return fraction.length > exponent ? 'decimals' : parseMinor(text, exponent)
}

/** The separators of the brand's number format. */
export type SeparatorStyle = Pick<MoneyStyle, 'groupSeparator' | 'decimalSeparator'>

/**
 * Converts input in the brand's number format, grouped or not, to decimal text. Ambiguous input keeps commas between
 * its groups, so that it fails to parse.
 */
export function toDecimal(input: string, { groupSeparator, decimalSeparator }: SeparatorStyle): string {
  const [integerPart = '', ...fractions] = input.replace(/\s/g, '').split(decimalSeparator)
  const groups = groupSeparator.trim() === '' ? [integerPart] : integerPart.split(groupSeparator)
  const isGrouped = groups.length === 1 || groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return [groups.join(isGrouped ? '' : ','), ...fractions].join('.')
}

/** Converts input from one number format to another. Input that is not a number in the first is returned unchanged. */
export function reformatInput(input: string, from: SeparatorStyle, to: SeparatorStyle): string {
  const isSame = from.decimalSeparator === to.decimalSeparator && from.groupSeparator === to.groupSeparator
  const text = isSame ? '' : toDecimal(input, from)
  return decimalPattern.test(text) ? text.replace('.', to.decimalSeparator) : input
}

/** Parses input in the brand's number format to minor units. */
export const parseAmountInput = (input: string, style: SeparatorStyle & Pick<MoneyStyle, 'exponent'>): bigint | AmountFault =>
  parseAmount(toDecimal(input, style), style.exponent)
