import { formatMinor, type MoneyStyle, parseMinor } from '../../engine/index.ts'

/**
 * Formats the amount of a win: in the brand's currency as money, play credits as a whole number with the brand's
 * separators.
 */
export function writeWin(
  amount: string,
  currency: string,
  brand: MoneyStyle & { readonly code: string },
): { readonly text: string; readonly own: boolean } {
  if (currency === brand.code) return { text: formatMinor(parseMinor(amount, brand.exponent), brand), own: true }
  const plain = { ...brand, symbol: '', exponent: 0, decimals: 0 }
  return { text: formatMinor(parseMinor(amount, 0), plain).trim(), own: false }
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats the time since `iso` in whole units of the largest unit that applies. Returns text that is not a timestamp
 * unchanged.
 */
export function sinceWhen(iso: string, now: number, tag: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return iso
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  const [unit, length] = steps.find(([, one]) => seconds >= one) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }).format(-Math.floor(seconds / length), unit)
}
