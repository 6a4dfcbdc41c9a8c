import { formatMinor, type MoneyStyle, parseMinor } from '../../engine/index.ts'

/**
 * Formats the amount of a win: an amount in the brand's currency as money, and play credits as a whole number with the
 * brand's separators.
 */
export function formatWin(
  amount: string,
  currency: string,
  brandCurrency: MoneyStyle & { readonly code: string },
): { readonly text: string; readonly isBrandCurrency: boolean } {
  if (currency === brandCurrency.code)
    return { text: formatMinor(parseMinor(amount, brandCurrency.exponent), brandCurrency), isBrandCurrency: true }
  const creditStyle = { ...brandCurrency, symbol: '', exponent: 0, decimals: 0 }
  return { text: formatMinor(parseMinor(amount, 0), creditStyle).trim(), isBrandCurrency: false }
}

const timeUnits = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats the time since `iso` in whole days, hours or minutes, whichever is the largest unit that has elapsed. Returns
 * a string that is not a timestamp unchanged.
 */
export function formatTimeSince(iso: string, now: number, languageTag: string): string {
  const timestamp = Date.parse(iso)
  if (Number.isNaN(timestamp)) return iso
  const seconds = Math.max(0, Math.floor((now - timestamp) / 1000))
  const [unit, unitSeconds] = timeUnits.find(([, minSeconds]) => seconds >= minSeconds) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto', style: 'short' }).format(-Math.floor(seconds / unitSeconds), unit)
}
