const formatters = new Map<string, Intl.NumberFormat>()

interface PercentOptions {
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly decimalSeparator: string
  /** Minimum number of decimals. */
  readonly minDecimals?: 0 | 2
}

/**
 * Formats a percentage, given as decimal text or as a number, rounded to at most two decimals: "0.70" becomes "0.7%",
 * or "0.70%" with `minDecimals: 2`. The position of the sign follows the language; the decimal separator and the digits
 * are those of the brand's amounts.
 */
export const formatPercent = (percent: string | number, { tag, decimalSeparator, minDecimals = 0 }: PercentOptions): string =>
  getPercentFormatter(tag, minDecimals)
    .formatToParts(Number(percent) / 100)
    .map(({ type, value }) => (type === 'decimal' ? decimalSeparator : value))
    .join('')

/** Formatters are cached: a list may show thousands of percentages. */
function getPercentFormatter(tag: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${tag} ${String(minimumFractionDigits)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  formatters.set(key, formatter)
  return formatter
}
