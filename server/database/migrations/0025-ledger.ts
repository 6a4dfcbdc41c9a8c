import { type Kysely, sql } from 'kysely'

/**
 * Players have more wallets than one, and every entry of theirs says what was there after it. `seq` grows with each
 * entry: it orders a statement, and a page of it begins where the one before ended.
 */
export const ledger = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table transfers add column reference text`,
  `alter table entries add column balance_after numeric(38, 0), add column seq bigint`,
  `alter table entries disable trigger entries_append_only`,
  `with numbered as (
    select e.merchant, e.transfer, e.line,
      row_number() over (order by e.created_at, e.transfer, e.line) as seq,
      case when a.owner is null then null
        else sum(e.amount) over (partition by e.merchant, e.account order by e.created_at, e.transfer, e.line) end as balance_after
    from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
  )
  update entries e set seq = n.seq, balance_after = n.balance_after
  from numbered n where n.merchant = e.merchant and n.transfer = e.transfer and n.line = e.line`,
  `alter table entries enable trigger entries_append_only`,
  `alter table entries alter column seq set not null`,
  `alter table entries alter column seq add generated always as identity`,
  `select setval(pg_get_serial_sequence('entries', 'seq'), (select coalesce(max(seq), 0) + 1 from entries), false)`,
  `create unique index entries_by_account_and_seq on entries (merchant, account, seq)`,
  `create or replace function refuse_imbalance() returns trigger language plpgsql as $$
  declare
    total numeric;
    currencies bigint;
  begin
    select sum(e.amount), count(distinct a.currency) into total, currencies
      from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
      where e.merchant = new.merchant and e.transfer = new.transfer;
    if total <> 0 then
      raise exception 'the entries of a transfer must sum to zero' using errcode = 'integrity_constraint_violation';
    end if;
    if currencies > 1 then
      raise exception 'the entries of a transfer must be of one currency' using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$`,
  `alter table sites
    add column single_wallet boolean not null default true,
    add column bonus_turnover integer not null default 0,
    add column bonus_days integer`,
  `create table bonuses (
    merchant text not null,
    id uuid not null,
    account uuid not null,
    kind text not null,
    grant_key text not null,
    currency text not null,
    amount numeric(38, 0) not null check (amount > 0),
    turnover_needed numeric(38, 0) not null check (turnover_needed >= 0),
    turnover_done numeric(38, 0) not null default 0 check (turnover_done >= 0),
    state text not null default 'open' check (state in ('open', 'converted', 'spent', 'forfeited', 'expired')),
    holds_withdrawals boolean not null default false,
    terms jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp(),
    ends_at timestamptz,
    closed_at timestamptz,
    primary key (merchant, id),
    constraint bonuses_grant unique (merchant, grant_key),
    constraint bonuses_closed check ((state = 'open') = (closed_at is null)),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index bonuses_by_account on bonuses (merchant, account, created_at)`,
  `create index bonuses_open on bonuses (merchant, account, created_at) where state = 'open'`,
  `create index bonuses_ending on bonuses (ends_at) where state = 'open'`,
]
