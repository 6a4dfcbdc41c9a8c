/**
 * Returns the SQL expression of a time, which `column` contains, plus an interval such as `-2 days`. Citus rejects
 * `column + interval` in an update, because PostgreSQL adds to the local time of the session. This expression adds to
 * the time in UTC.
 */
export const addInterval = (column: string, interval: string): string =>
  `(${column} at time zone 'UTC' + interval '${interval}') at time zone 'UTC'`
