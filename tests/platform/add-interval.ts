/**
 * Returns an SQL expression that adds an interval such as `-2 days` to the timestamp in `column`. Citus rejects
 * `column + interval` in an update, because its result depends on the time zone of the session. This expression adds
 * the interval in UTC.
 */
export const addInterval = (column: string, interval: string): string =>
  `(${column} at time zone 'UTC' + interval '${interval}') at time zone 'UTC'`
