import type { SessionCurrency } from '../../../../server/integrations/vendor-contract.ts'

type AmountStyle = Pick<SessionCurrency, 'symbol' | 'decimals' | 'placement' | 'groupSeparator' | 'decimalSeparator'>

/**
 * Formats an amount as the operator's site does, without the symbol. The amount is an integer whose last `digits`
 * digits are its decimals; decimals beyond those of the style are truncated.
 */
export function formatAmount(amount: number, digits: number, { decimals, groupSeparator, decimalSeparator }: AmountStyle): string {
  const digitString = String(Math.trunc(Math.abs(amount))).padStart(digits + 1, '0')
  const pointIndex = digitString.length - digits
  const integerPart = digitString.slice(0, pointIndex).replace(/\B(?=(\d{3})+$)/g, groupSeparator)
  const fraction = digitString.slice(pointIndex).padEnd(decimals, '0').slice(0, decimals)
  const sign = amount < 0 && /[1-9]/.test(digitString.slice(0, pointIndex) + fraction) ? '\u2212' : ''
  return `${sign}${integerPart}${fraction === '' ? '' : decimalSeparator}${fraction}`
}

/** Adds the currency's symbol before or after a formatted amount; a minus sign stays in front. */
export function addCurrencySymbol(formatted: string, { symbol, placement }: AmountStyle): string {
  if (placement === 'after') return `${formatted}\u00a0${symbol}`
  const prefix = /\p{Sc}$/u.test(symbol) ? symbol : `${symbol}\u00a0`
  return formatted.startsWith('\u2212') ? `\u2212${prefix}${formatted.slice(1)}` : `${prefix}${formatted}`
}
