/** The format of a brand's amounts. */
export interface MoneyStyle {
  readonly symbol: string
  /** Decimal places of the currency. */
  readonly exponent: number
  /** Decimals shown; further digits are truncated, never rounded up. */
  readonly decimals: number
  readonly placement: 'before' | 'after'
  readonly groupSeparator: string
  readonly decimalSeparator: string
}

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Parses decimal text such as "2500.00" to minor units. Digits beyond the exponent are truncated.
 * @throws RangeError if the text is not a decimal number
 */
export function parseMinor(text: string, exponent: number): bigint {
  const match = decimalPattern.exec(text)
  if (match === null) throw new RangeError('The text is not a decimal number.')
  const [, sign = '', integerPart = '', fraction = ''] = match
  const units = BigInt(integerPart + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return sign === '-' ? -units : units
}

/**
 * Formats minor units for display: symbol, grouped thousands, digits truncated to the brand's decimals. A no-break
 * space separates the amount from its symbol, except from a currency sign before it: "P 5.00", "€5.00", "5.00 €".
 */
export function formatMinor(minor: bigint, style: MoneyStyle): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(style.exponent + 1, '0')
  const point = digits.length - style.exponent
  const integerPart = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, style.groupSeparator)
  const fraction = digits.slice(point).padEnd(style.decimals, '0').slice(0, style.decimals)
  const formatted = fraction === '' ? integerPart : `${integerPart}${style.decimalSeparator}${fraction}`
  const sign = minor < 0n && /[1-9]/.test(digits.slice(0, point) + fraction) ? '\u2212' : ''
  if (style.placement === 'after') return `${sign}${formatted}\u00a0${style.symbol}`
  return `${sign}${style.symbol}${/\p{Sc}$/u.test(style.symbol) ? '' : '\u00a0'}${formatted}`
}
