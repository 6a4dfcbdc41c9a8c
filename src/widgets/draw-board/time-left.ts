/** Whole seconds from one moment to another, in milliseconds; none where it has passed. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** Seconds as 0:42, 12:05 or 1:02:03. */
export function writeSeconds(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}
