const known = new Map<string, Intl.NumberFormat>()

interface PercentOptions {
  readonly tag: string
  readonly decimalSeparator: string
  /** How many decimals there are at least. */
  readonly minDecimals?: 0 | 2
}

/**
 * A percentage as a player reads it, from decimal text or a number of percent: "0.70" is "0.7%", and "0.70%" with two
 * decimals at least. The sign where the language has it, the decimal mark and the digits of the brand's amounts.
 */
export const formatPercent = (percent: string | number, { tag, decimalSeparator, minDecimals = 0 }: PercentOptions): string =>
  formOf(tag, minDecimals)
    .formatToParts(Number(percent) / 100)
    .map(({ type, value }) => (type === 'decimal' ? decimalSeparator : value))
    .join('')

/** A list of thousands of cards makes it once. */
function formOf(tag: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${tag} ${String(minimumFractionDigits)}`
  const before = known.get(key)
  if (before) return before
  const form = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2, numberingSystem: 'latn' })
  known.set(key, form)
  return form
}
