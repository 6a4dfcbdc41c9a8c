import { type Kysely, sql } from 'kysely'

/** Slider checks that wait for their answer, and results that wait to be used. */
export const sliders = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table slider_checks (
    merchant text not null,
    id_hash bytea not null,
    place integer,
    expires_at timestamptz not null,
    primary key (merchant, id_hash)
  )`,
  `create index slider_checks_by_end on slider_checks (expires_at)`,
]
