const tokens: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  yyyy: 'year',
  MM: 'month',
  dd: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
}

/**
 * A moment as the clocks of a time zone show it, in 24 hours: in the pattern `yyyy`, `MM`, `dd`, `HH`, `mm` and `ss`
 * stand for its parts, each padded with zeros. `timeZone` is an IANA name such as Asia/Ho_Chi_Minh. What is no moment
 * is said as it came.
 */
export function formatTimestamp(iso: string, timeZone: string, pattern = 'yyyy-MM-dd HH:mm:ss'): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const parts = clockOf(timeZone).formatToParts(moment)
  return pattern.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) =>
    (parts.find(({ type }) => type === tokens[token])?.value ?? '').padStart(token.length, '0'),
  )
}

/** To make one costs a hundred times what reading it does, and the start of a day takes fifty readings. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
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
  })
  clocks.set(timeZone, clock)
  return clock
}
