import { findCurrency } from '../../../rules/money/currencies.ts'

/** Whether a code is an ISO 4217 currency code or the code of a well-known token, such as USDT. */
export const isCurrency = (code: string): boolean => findCurrency(code) !== undefined

/** Names that people use instead of the currency code. */
const informalCodes: Readonly<Record<string, string>> = { RMB: 'CNY', NTD: 'TWD', STG: 'GBP', YEN: 'JPY' }

/**
 * The currency that was probably meant; `undefined` if it cannot be guessed. Only informal codes, swapped adjacent
 * letters and one extra letter are corrected, because most codes are one letter away from many others.
 */
export function suggestCurrency(code: string): string | undefined {
  const knownCode = Object.hasOwn(informalCodes, code) ? informalCodes[code] : undefined
  if (knownCode !== undefined) return knownCode
  const letters = [...code]
  const swappedCodes = letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''))
  const shortenedCodes = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  return [...swappedCodes, ...shortenedCodes].find(isCurrency)
}
