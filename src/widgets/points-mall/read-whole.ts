/** A whole number that somebody has typed, from 1 up to the most that it may be; nothing where it is none. */
export function readWhole(typed: string, groupSeparator: string, most: number): number | undefined {
  const digits = typed.trim().replaceAll(groupSeparator === '' ? ' ' : groupSeparator, '')
  if (!/^\d{1,12}$/.test(digits)) return undefined
  const whole = Number(digits)
  return whole >= 1 && whole <= most ? whole : undefined
}
