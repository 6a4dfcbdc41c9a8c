const perHour = 60
const perDay = 24 * perHour

/**
 * Converts minutes to the largest unit that divides them: days from two days on, otherwise hours, otherwise minutes.
 * Returns the message key and its count.
 */
export function wholeTime(minutes: number): { readonly key: 'time_days' | 'time_hours' | 'time_minutes'; readonly count: number } {
  if (minutes >= 2 * perDay && minutes % perDay === 0) return { key: 'time_days', count: minutes / perDay }
  if (minutes >= perHour && minutes % perHour === 0) return { key: 'time_hours', count: minutes / perHour }
  return { key: 'time_minutes', count: minutes }
}
