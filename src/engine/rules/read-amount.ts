import { type MoneyStyle, parseMinor } from './money.ts'

/** Why a text is no amount: it is no number, or it has more digits behind the point than the currency. */
export type AmountFault = 'shape' | 'digits'

const decimal = /^\d{1,18}(?:\.(\d+))?$/

/** Minor units of decimal text such as "2500.00". Nothing is cut: what the currency cannot hold is a fault. */
export function readAmount(text: string, exponent: number): bigint | AmountFault {
  const parts = decimal.exec(text)
  if (!parts) return 'shape'
  return (parts[1] ?? '').length > exponent ? 'digits' : parseMinor(text, exponent)
}

type TypingStyle = Pick<MoneyStyle, 'groupSeparator' | 'decimalSeparator' | 'exponent'>

/** Minor units of what somebody types in the brand's way, grouped or not. What could be meant otherwise is a fault. */
export function readTyped(typed: string, { groupSeparator, decimalSeparator, exponent }: TypingStyle): bigint | AmountFault {
  const [whole = '', ...fractions] = typed.replace(/\s/g, '').split(decimalSeparator)
  const groups = groupSeparator.trim() === '' ? [whole] : whole.split(groupSeparator)
  const grouped = groups.length === 1 || groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return grouped ? readAmount([groups.join(''), ...fractions].join('.'), exponent) : 'shape'
}
