/** Whether a JSON number survives the conversion to a double without a change of its digits. */
export function isExactNumber(literal: string): boolean {
  const value = Number(literal)
  return Number.isFinite(value) && normalizeNumber(literal) === normalizeNumber(String(value))
}

/** Sign, significant digits and power of ten: the same for `1e2`, `100` and `100.0`. */
function normalizeNumber(literal: string): string {
  const [, sign = '', integerPart = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? []
  const digits = (integerPart + fraction).replace(/^0+/, '')
  const significantDigits = digits.replace(/0+$/, '')
  if (significantDigits === '') return '0'
  return `${sign}${significantDigits}e${Number(exponent) - fraction.length + digits.length - significantDigits.length}`
}
