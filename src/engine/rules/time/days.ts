import { formatTimestamp } from './format-timestamp.ts'

export const minuteMilliseconds = 60_000
export const dayMilliseconds = 86_400_000

/** The day that a moment has in a time zone, as yyyy-MM-dd. `timeZone` is an IANA name such as Asia/Ho_Chi_Minh. */
export const dayIn = (timeZone: string, moment: Date): string => formatTimestamp(moment.toISOString(), timeZone, 'yyyy-MM-dd')

/**
 * The minute of the day, from 0 to 1439, that a moment has in a time zone. `timeZone` is an IANA name such as
 * Asia/Ho_Chi_Minh.
 */
export function minuteIn(timeZone: string, moment: Date): number {
  const [hour = 0, minute = 0] = formatTimestamp(moment.toISOString(), timeZone, 'HH:mm').split(':').map(Number)
  return hour * 60 + minute
}
