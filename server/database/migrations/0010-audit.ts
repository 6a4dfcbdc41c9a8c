import { type Kysely, sql } from 'kysely'

/**
 * What happened to whose account, row by row, each bound to the one before; and where the chain of a brand ends. Rows
 * are added and never changed.
 */
export const audit = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table audit_log (
    merchant text not null,
    seq bigint not null,
    at timestamptz(3) not null,
    event text not null,
    outcome text not null,
    account uuid,
    hash bytea not null,
    primary key (merchant, seq)
  )`,
  `create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change()`,
  `create trigger audit_log_keep before truncate on audit_log for each statement execute function refuse_change()`,
  `create table audit_heads (
    merchant text primary key,
    seq bigint not null,
    hash bytea not null
  )`,
]
