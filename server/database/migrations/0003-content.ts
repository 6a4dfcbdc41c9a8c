import { type Kysely, sql } from 'kysely'

/**
 * What brands tell players: announcements with promotions and banners, help, VIP ranks. Words stand by language in one
 * column.
 */
export const content = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table sites add column content_seeded boolean not null default false`,
  `create table announcements (
    merchant text not null,
    id text not null,
    type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
    execution text not null,
    banner_group text,
    image text,
    icon text,
    action jsonb,
    position double precision not null,
    published_at timestamptz not null,
    ends_at timestamptz,
    texts jsonb not null,
    primary key (merchant, id)
  )`,
  `create index announcements_by_type on announcements (merchant, type, execution)`,
  `create table help_topics (
    merchant text not null,
    id text not null,
    topic_group text not null,
    position double precision not null,
    texts jsonb not null,
    primary key (merchant, id)
  )`,
  `create table vip_ranks (
    merchant text not null,
    level integer not null,
    turnover numeric(38, 0) not null check (turnover >= 0),
    bonus numeric(38, 0) not null check (bonus >= 0),
    cashback text not null,
    withdrawals integer not null,
    manager boolean not null,
    texts jsonb not null,
    primary key (merchant, level)
  )`,
]
