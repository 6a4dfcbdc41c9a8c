const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour

/**
 * Converts minutes to the largest unit that divides them: days if there are at least two, otherwise hours, otherwise
 * minutes. Returns the message key and its count.
 */
export function toLargestUnit(minutes: number): { readonly key: 'time_days' | 'time_hours' | 'time_minutes'; readonly count: number } {
  if (minutes >= 2 * minutesPerDay && minutes % minutesPerDay === 0) return { key: 'time_days', count: minutes / minutesPerDay }
  if (minutes >= minutesPerHour && minutes % minutesPerHour === 0) return { key: 'time_hours', count: minutes / minutesPerHour }
  return { key: 'time_minutes', count: minutes }
}
