import { type Kysely, sql } from 'kysely'

/**
 * What the operator has written to members: each message once, for whomever it is meant, and what each of them has read
 * or taken away.
 */
export const inbox = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table inbox_messages (
    merchant text not null,
    id uuid not null,
    seq bigint not null generated always as identity,
    audience text not null,
    texts jsonb not null,
    sent_at timestamptz not null default clock_timestamp(),
    primary key (merchant, id)
  )`,
  `create index inbox_messages_by_audience on inbox_messages (merchant, audience, seq desc)`,
  `create index inbox_messages_by_place on inbox_messages (merchant, seq desc)`,
  `create table inbox_states (
    merchant text not null,
    account uuid not null,
    message uuid not null,
    read_at timestamptz,
    removed_at timestamptz,
    primary key (merchant, account, message),
    foreign key (merchant, account) references accounts (merchant, id),
    foreign key (merchant, message) references inbox_messages (merchant, id)
  )`,
  `create index inbox_states_by_message on inbox_states (merchant, message)`,
]
