import { findCurrency } from '../../../rules/money/currencies.ts'

/** Whether this is a currency of ISO 4217, or a well-known token. */
export const isCurrency = (code: string): boolean => findCurrency(code) !== undefined

/** Names of currencies that people use for the code. */
const informal: Readonly<Record<string, string>> = { RMB: 'CNY', NTD: 'TWD', STG: 'GBP', YEN: 'JPY' }

/**
 * The currency that was probably meant: of three letters only what a slip of the hand makes of it, letters swapped or
 * one too many, for most codes are one letter away from many others.
 */
export function meantCurrency(code: string): string | undefined {
  const known = Object.hasOwn(informal, code) ? informal[code] : undefined
  if (known !== undefined) return known
  const letters = [...code]
  const swapped = letters.slice(1).map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
  const shortened = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  return [...swapped, ...shortened].find(isCurrency)
}
