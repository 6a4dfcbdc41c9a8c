import { type RawBuilder, sql } from 'kysely'

/**
 * Returns an SQL expression for the time zone in which a brand's days begin. Statements use it with `day_in`: the
 * function `day_of` reads a table, which the workers of a distributed database refuse within a query.
 */
export const selectTimeZone = (merchant: string): RawBuilder<string> =>
  sql<string>`coalesce((select time_zone from sites where merchant = ${merchant}), 'UTC')`
