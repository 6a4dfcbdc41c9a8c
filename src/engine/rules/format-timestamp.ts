/**
 * A moment as yyyy-MM-dd HH:mm:ss, in 24 hours, as the clocks of a time zone show it. `timeZone` is an IANA name. What is no moment is said
 * as it came.
 */
export function formatTimestamp(iso: string, timeZone: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}
