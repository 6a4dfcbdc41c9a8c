import { formatTimestamp } from './format-timestamp.ts'

export const minuteMilliseconds = 60_000
export const dayMilliseconds = 86_400_000

/** Returns the day of an instant in a time zone, as yyyy-MM-dd. `timeZone` is an IANA name such as Asia/Ho_Chi_Minh. */
export const getLocalDay = (timeZone: string, instant: Date): string => formatTimestamp(instant.toISOString(), timeZone, 'yyyy-MM-dd')

/**
 * Returns the minute of the day, from 0 to 1439, of an instant in a time zone. `timeZone` is an IANA name such as
 * Asia/Ho_Chi_Minh.
 */
export function getMinuteOfDay(timeZone: string, instant: Date): number {
  const [hour = 0, minute = 0] = formatTimestamp(instant.toISOString(), timeZone, 'HH:mm').split(':').map(Number)
  return hour * 60 + minute
}
