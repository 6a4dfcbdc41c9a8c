const perHour = 60

/**
 * A time in minutes as it is said: in hours where they are whole, in minutes otherwise. The key of the text, and what
 * it counts.
 */
export const wholeTime = (minutes: number): { readonly key: 'time_hours' | 'time_minutes'; readonly count: number } =>
  minutes >= perHour && minutes % perHour === 0 ? { key: 'time_hours', count: minutes / perHour } : { key: 'time_minutes', count: minutes }
