/** Digits behind the point where they are not two: of ISO 4217, and of tokens as this platform keeps them. */
const exponents: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
  6: ['USDT', 'USDC', 'USDD', 'TUSD', 'EURC', 'TRX', 'ADA', 'XRP'],
  8: ['BTC', 'BCH', 'LTC', 'DOGE', 'ETH', 'BNB', 'SOL', 'DOT', 'TON', 'DAI', 'MATIC', 'XLM', 'XMR'],
}

/** A currency as `merchant.json` writes it, in so far as the code says it: its symbol and its smallest unit. */
export function currencyStyle(code: string): Readonly<Record<string, string | number>> {
  const exponent = Number(Object.entries(exponents).find(([, codes]) => codes.includes(code))?.[0] ?? 2)
  return { code, symbol: symbolOf(code), exponent, decimals: Math.min(exponent, 2) }
}

/**
 * What players see of it: the sign that is usual where the currency is, or the code, cut to the room that a symbol has.
 */
function symbolOf(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code.slice(0, 4)
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  return (parts.find(({ type }) => type === 'currency')?.value ?? code).slice(0, 4)
}
