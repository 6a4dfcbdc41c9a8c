import { type Kysely, sql } from 'kysely'

/**
 * Money that members take out: what the brand has set for it, where it goes, and each withdrawal with the steps that it
 * went through, which are only ever added to. `version` rises with each step: who moves a withdrawal says which one
 * they have seen. And when an account's phone and e-mail address were shown to be its owner's, and the log by the
 * account, for an owner who looks at their logins.
 */
export const withdrawals = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const states = ['requested', 'in-review', 'approved', 'paid-out', 'received', 'partly-received', 'not-received', 'refused', 'cancelled']
  .map((state) => `'${state}'`)
  .join(', ')

const statements = [
  `alter table accounts add column mobile_proven_at timestamptz, add column email_proven_at timestamptz`,
  `update accounts set mobile_proven_at = created_at where mobile_login`,
  `create index audit_log_by_account on audit_log (merchant, account, seq) where account is not null`,
  `create table withdrawal_settings (
    merchant text primary key,
    least numeric(38, 0) not null check (least > 0),
    most numeric(38, 0) not null check (most >= least),
    fee_fixed numeric(38, 0) not null check (fee_fixed >= 0),
    fee_rate integer not null check (fee_rate between 0 and 10000),
    fee_free integer not null check (fee_free >= 0),
    receive_minutes integer not null check (receive_minutes > 0),
    usual_minutes integer not null check (usual_minutes > 0),
    cool_down_hours integer not null check (cool_down_hours >= 0),
    daily jsonb not null,
    places jsonb not null
  )`,
  `create table payees (
    merchant text not null,
    id uuid not null,
    account uuid not null,
    kind text not null check (kind in ('bank', 'wallet')),
    place text not null,
    name text not null,
    shown text not null,
    holder_shown text,
    sealed bytea not null,
    digest bytea not null,
    preferred boolean not null default false,
    added_at timestamptz not null default clock_timestamp(),
    usable_at timestamptz,
    removed_at timestamptz,
    primary key (merchant, id),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create unique index payees_once on payees (merchant, account, digest) where removed_at is null`,
  `create unique index payees_one_preferred on payees (merchant, account) where preferred and removed_at is null`,
  `create table withdrawals (
    merchant text not null,
    id uuid not null,
    reference text not null,
    account uuid not null,
    key text not null,
    fingerprint text not null,
    currency text not null,
    amount numeric(38, 0) not null check (amount > 0),
    fee numeric(38, 0) not null check (fee >= 0 and fee < amount),
    due numeric(38, 0) not null check (due >= 0 and due <= amount - fee),
    kind text not null,
    name text not null,
    shown text not null,
    holder_shown text,
    sealed bytea not null,
    state text not null check (state in (${states})),
    receipt text check (receipt in ('confirmed', 'elapsed', 'forced')),
    paid boolean not null default false,
    receive_by timestamptz,
    version integer not null default 1,
    requested_at timestamptz not null default clock_timestamp(),
    changed_at timestamptz not null default clock_timestamp(),
    primary key (merchant, id),
    constraint withdrawals_key unique (merchant, account, key),
    constraint withdrawals_reference unique (merchant, reference),
    foreign key (merchant, account) references accounts (merchant, id),
    check ((state = 'received') = (receipt is not null)),
    check ((state = 'paid-out') = (receive_by is not null)),
    check (paid or state not in ('paid-out', 'received', 'partly-received', 'not-received')),
    check (not paid or state not in ('requested', 'refused', 'cancelled'))
  )`,
  `create index withdrawals_by_account on withdrawals (merchant, account, requested_at, id)`,
  `create index withdrawals_by_state on withdrawals (merchant, state, requested_at)`,
  `create index withdrawals_due on withdrawals (merchant, receive_by) where state = 'paid-out'`,
  `create table withdrawal_steps (
    merchant text not null,
    withdrawal uuid not null,
    version integer not null,
    state text not null check (state in (${states})),
    at timestamptz not null default clock_timestamp(),
    actor text not null check (actor in ('player', 'operator', 'clock')),
    note text,
    received numeric(38, 0),
    remaining numeric(38, 0),
    proof text,
    primary key (merchant, withdrawal, version),
    foreign key (merchant, withdrawal) references withdrawals (merchant, id)
  )`,
  `create trigger withdrawal_steps_append_only before update or delete on withdrawal_steps for each row execute function refuse_change()`,
  `create trigger withdrawal_steps_keep before truncate on withdrawal_steps for each statement execute function refuse_change()`,
]
