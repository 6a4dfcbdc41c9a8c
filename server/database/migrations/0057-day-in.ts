import { type Kysely, sql } from 'kysely'

/**
 * The one function by which SQL says which day a moment has in a time zone; `day_of` asks it for the zone of a brand.
 * The first moment of a day is never computed in SQL: where clocks go back over midnight, `at time zone` answers the
 * second of two.
 */
export const dayIn = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create function day_in(zone text, moment timestamptz) returns date language sql stable return (moment at time zone zone)::date`,
  `create or replace function day_of(moment timestamptz, brand text) returns date language sql stable return
    day_in(coalesce((select s.time_zone from sites s where s.merchant = brand), 'UTC'), moment)`,
]
