import { formatTimestamp } from './format-timestamp.ts'

/** The day that a moment has in a time zone, as yyyy-MM-dd. `timeZone` is an IANA name such as Asia/Ho_Chi_Minh. */
export const dayIn = (timeZone: string, moment: Date): string => formatTimestamp(moment.toISOString(), timeZone, 'yyyy-MM-dd')
