const tokens: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  yyyy: 'year',
  MM: 'month',
  dd: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
}

/**
 * Formats an instant in a time zone with a 24-hour clock. `pattern` may contain `yyyy`, `MM`, `dd`, `HH`, `mm` and
 * `ss`, each padded with zeros. `timeZone` is an IANA name such as Asia/Ho_Chi_Minh. An invalid timestamp is returned
 * unchanged.
 */
export function formatTimestamp(iso: string, timeZone: string, pattern = 'yyyy-MM-dd HH:mm:ss'): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return iso
  const parts = getFormatter(timeZone).formatToParts(instant)
  return pattern.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) =>
    (parts.find(({ type }) => type === tokens[token])?.value ?? '').padStart(token.length, '0'),
  )
}

/**
 * Cache: creating a formatter takes about 100 times as long as using it, and finding the start of a day uses one 27
 * times.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en', {
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
  formatters.set(timeZone, formatter)
  return formatter
}
