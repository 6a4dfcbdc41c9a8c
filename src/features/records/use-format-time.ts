import { useState } from 'react'
import { addDays, getLocalDay, formatTimestamp, useConfig, useFormatDate, useLocale, useText } from '../../engine/index.ts'

/** Returns formatters of days and times in the brand's time zone. */
export function useFormatTime(): {
  /** Returns the day of a timestamp as yyyy-MM-dd. */
  toIsoDay(iso: string): string
  /** Formats a day as a heading with its weekday, preceded by "today" or "yesterday" if it is one of them. */
  heading(day: string): string
  /** Formats hour and minute. */
  time(iso: string): string
  /** Formats date and time to the second. */
  dateTime(iso: string): string
  /** Formats a day, given as yyyy-MM-dd, in the date format of the language. */
  day(day: string): string
} {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const { tag } = useLocale()
  const text = useText()
  const formatDate = useFormatDate()
  const [now] = useState(() => new Date())
  const today = getLocalDay(timeZone, now)
  const relativeNames = new Map([
    [today, text('report_today')],
    [addDays(today, -1), text('report_yesterday')],
  ])
  const dateFormat = new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return {
    toIsoDay: (iso) => formatTimestamp(iso, timeZone, 'yyyy-MM-dd'),
    heading: (day) => {
      const date = new Date(`${day}T00:00:00Z`)
      if (Number.isNaN(date.getTime())) return day
      const name = relativeNames.get(day)
      return name === undefined ? dateFormat.format(date) : `${name} · ${dateFormat.format(date)}`
    },
    time: (iso) => formatTimestamp(iso, timeZone, 'HH:mm'),
    dateTime: (iso) => formatDate(formatTimestamp(iso, timeZone)),
    day: formatDate,
  }
}
