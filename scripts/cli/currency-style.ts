import { findCurrency, usualDecimals } from '../../src/engine/rules/money/currencies.ts'

/**
 * A currency as `merchant.json` writes it: its symbol and its smallest unit. Of a code that is not known only the code,
 * which `livery validate` reports.
 */
export function currencyStyle(code: string): Readonly<Record<string, string | number>> {
  const known = findCurrency(code)
  return known === undefined ? { code } : { code, ...known, decimals: usualDecimals(code, known.exponent) }
}
