import { formatMinor, type MoneyStyle, parseMinor } from '../../engine/index.ts'

/**
 * How much was won: as the brand writes money where it is the brand's currency, as a whole number with the brand's
 * separators for play credits.
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
