import { type Kysely, sql } from 'kysely'

/** Operator commands above the limit of one operator, which wait until another one confirms them. */
export const approvals = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table approvals (
    merchant text not null,
    id uuid not null,
    command text not null,
    body jsonb not null,
    worth numeric(38, 0) not null check (worth >= 0),
    currency text not null,
    requested_by text not null,
    requested_at timestamptz not null default clock_timestamp(),
    state text not null check (state in ('pending', 'running', 'done', 'refused')),
    decided_by text,
    decided_at timestamptz,
    primary key (merchant, id),
    check ((state = 'pending') = (decided_by is null)),
    check ((decided_by is null) = (decided_at is null))
  )`,
  `create index approvals_by_time on approvals (merchant, requested_at desc)`,
]
