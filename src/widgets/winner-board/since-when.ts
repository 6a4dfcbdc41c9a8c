const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * How long ago it was, in words of the language: the largest unit that is full, and whole ones of it. What is no moment
 * is said as it came.
 */
export function sinceWhen(iso: string, now: number, tag: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return iso
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  const [unit, length] = steps.find(([, one]) => seconds >= one) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }).format(-Math.floor(seconds / length), unit)
}
