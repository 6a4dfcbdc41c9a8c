/** Minor units as decimal text for the wire, with every digit of the currency: 250000 at exponent 2 is "2500.00". */
export function writeDecimal(minor: bigint, exponent: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const point = digits.length - exponent
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${exponent === 0 ? '' : `.${digits.slice(point)}`}`
}
