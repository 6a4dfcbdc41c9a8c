const known = new Map<string, Intl.NumberFormat>()

/**
 * A percentage as a player reads it, from decimal text or a number of percent: "0.70" is "0.7%". No zeros at its end,
 * the sign where the language has it, the decimal mark and the digits of the brand's amounts.
 */
export const formatPercent = (percent: string | number, tag: string, decimalSeparator: string): string =>
  formOf(tag)
    .formatToParts(Number(percent) / 100)
    .map(({ type, value }) => (type === 'decimal' ? decimalSeparator : value))
    .join('')

/** A list of thousands of cards makes it once. */
function formOf(tag: string): Intl.NumberFormat {
  const before = known.get(tag)
  if (before) return before
  const form = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' })
  known.set(tag, form)
  return form
}
