import { type RawBuilder, sql } from 'kysely'

/**
 * Returns an SQL expression for the time zone in which a brand's days begin. Queries pass it to `day_in`, because
 * `day_of` reads a table, which Citus workers do not allow in a distributed query.
 */
export const selectTimeZone = (merchant: string): RawBuilder<string> =>
  sql<string>`coalesce((select time_zone from sites where merchant = ${merchant}), 'UTC')`
