/**
 * Approximate value of one US dollar in a currency, as a round number, used for the limits of new brands. Currencies
 * that are not listed count as 1.
 */
const scales: readonly (readonly [scale: number, codes: readonly string[]])[] = [
  [0.00001, ['BTC']],
  [0.0005, ['ETH']],
  [0.002, ['BNB', 'BCH']],
  [0.01, ['LTC', 'SOL', 'XMR']],
  [5, ['AED', 'BRL', 'ILS', 'MYR', 'PEN', 'PLN', 'QAR', 'RON', 'SAR', 'ADA', 'DOGE', 'TRX', 'XLM']],
  [10, ['BOB', 'BWP', 'CNY', 'DKK', 'GHS', 'GTQ', 'HKD', 'MAD', 'NOK', 'SEK', 'ZAR', 'ZMW']],
  [20, ['CZK', 'MDL', 'MXN', 'THB', 'TRY', 'TWD', 'UAH', 'UYU']],
  [50, ['EGP', 'ETB', 'INR', 'MZN', 'NPR', 'PHP', 'RUB']],
  [100, ['BDT', 'DZD', 'ISK', 'JPY', 'KES', 'LKR', 'PKR', 'RSD']],
  [500, ['AMD', 'AOA', 'CLP', 'CRC', 'HUF', 'KZT', 'XAF', 'XOF']],
  [1000, ['ARS', 'IQD', 'KRW', 'MMK', 'MNT', 'NGN', 'RWF', 'TZS']],
  [5000, ['COP', 'KHR', 'MGA', 'PYG', 'UGX']],
  [10_000, ['IDR', 'LAK', 'UZS']],
  [25_000, ['VND']],
]

/** Creates a function that converts a dollar amount to a currency, approximately, and formats it. */
export function createAmountFormatter({
  code,
  exponent,
}: {
  readonly code: string
  readonly exponent: number
}): (dollars: number) => string {
  const scale = scales.find(([, codes]) => codes.includes(code))?.[0] ?? 1
  return (dollars) => (dollars * scale).toFixed(exponent)
}
