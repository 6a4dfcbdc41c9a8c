import { type Kysely, sql } from 'kysely'

/** What visitors have written, encrypted. */
export const feedback = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table feedback (
    merchant text not null,
    id uuid not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    primary key (merchant, id)
  )`,
  `create index feedback_by_time on feedback (merchant, created_at)`,
]
