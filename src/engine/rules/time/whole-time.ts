const perHour = 60
const perDay = 24 * perHour

/**
 * A time in minutes as it is said: in days from two days on, else in hours, each where they are whole, and in minutes
 * otherwise. The key of the text, and what it counts.
 */
export function wholeTime(minutes: number): { readonly key: 'time_days' | 'time_hours' | 'time_minutes'; readonly count: number } {
  if (minutes >= 2 * perDay && minutes % perDay === 0) return { key: 'time_days', count: minutes / perDay }
  if (minutes >= perHour && minutes % perHour === 0) return { key: 'time_hours', count: minutes / perHour }
  return { key: 'time_minutes', count: minutes }
}
