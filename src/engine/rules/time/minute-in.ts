import { formatTimestamp } from './format-timestamp.ts'

/**
 * The minute of the day, from 0 to 1439, that a moment has in a time zone. `timeZone` is an IANA name such as
 * Asia/Ho_Chi_Minh.
 */
export function minuteIn(timeZone: string, moment: Date): number {
  const [hour = 0, minute = 0] = formatTimestamp(moment.toISOString(), timeZone, 'HH:mm').split(':').map(Number)
  return hour * 60 + minute
}
