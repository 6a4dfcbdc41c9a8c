-- Modules wallet, approvals and rewards. Money moves only in balanced transfers under an idempotency key (decision 0062).

create table ledger_accounts (
  merchant text not null,
  id uuid not null,
  owner uuid,
  purpose text not null,
  currency text not null,
  balance numeric(38, 0),
  primary key (merchant, id),
  constraint ledger_accounts_owner unique nulls not distinct (merchant, owner, purpose, currency),
  constraint ledger_accounts_no_overdraft check ((owner is null) = (balance is null) and balance >= 0),
  foreign key (merchant, owner) references accounts (merchant, id)
);
comment on table ledger_accounts is 'Wallets of players and house accounts.';
comment on column ledger_accounts.owner is 'The player whose money it is; null for a house account.';
comment on column ledger_accounts.purpose is 'For a player: `wallet` for the main wallet, `held`, `bonus`, `points`, or `vendor/` and a vendor''s code. For a house account: its purpose.';
comment on column ledger_accounts.balance is 'Minor units; null for a house account, whose balance is the sum of its entries.';

create table transfers (
  merchant text not null,
  id uuid not null,
  idempotency_key text not null,
  fingerprint text not null,
  purpose text not null,
  created_at timestamptz not null default now(),
  reference text,
  primary key (merchant, id),
  constraint transfers_idempotency unique (merchant, idempotency_key)
);
comment on table transfers is 'Balanced transfers of the ledger: a journal.';
comment on column transfers.fingerprint is 'Digest of the transfer, which detects a different transfer with the same idempotency key.';
comment on column transfers.reference is 'The record that it belongs to, such as the id of a deposit.';
create trigger transfers_append_only before update or delete on transfers for each row execute function refuse_change();
create trigger transfers_keep before truncate on transfers for each statement execute function refuse_change();

create table entries (
  merchant text not null,
  transfer uuid not null,
  line integer not null,
  account uuid not null,
  amount numeric(38, 0) not null check (amount <> 0),
  created_at timestamptz not null default now(),
  balance_after numeric(38, 0),
  seq bigint not null generated always as identity,
  primary key (merchant, transfer, line),
  foreign key (merchant, transfer) references transfers (merchant, id),
  foreign key (merchant, account) references ledger_accounts (merchant, id)
);
comment on table entries is 'Lines of transfers: a journal. The lines of one transfer have the same currency and sum to zero.';
comment on column entries.account is 'The ledger account.';
comment on column entries.amount is 'Minor units.';
comment on column entries.created_at is 'The moment of the transfer.';
comment on column entries.balance_after is 'The balance of a player''s wallet after the entry; null for a house account.';
comment on column entries.seq is 'Increases with every entry of a wallet: the order of a statement.';
create index entries_by_account_and_time on entries (merchant, account, created_at);
create unique index entries_by_account_and_seq on entries (merchant, account, seq);
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change();
create trigger entries_keep before truncate on entries for each statement execute function refuse_change();

create function refuse_imbalance() returns trigger language plpgsql as $$
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
end $$;

-- Checked when the transaction commits, after all lines have been inserted.
create constraint trigger entries_balanced after insert on entries
  deferrable initially deferred for each row execute function refuse_imbalance();

create table bonuses (
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
  balance numeric(38, 0) not null default 0 check (balance >= 0),
  staked numeric(38, 0) not null default 0 check (staked >= 0),
  primary key (merchant, id),
  constraint bonuses_grant unique (merchant, grant_key),
  constraint bonuses_closed check ((state = 'open') = (closed_at is null)),
  constraint bonuses_closed_empty check (state = 'open' or balance = 0),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table bonuses is 'Bonuses of players. Amounts and turnover are minor units.';
comment on column bonuses.kind is 'The purpose of the transfer that granted it.';
comment on column bonuses.grant_key is 'The idempotency key of that transfer.';
comment on column bonuses.holds_withdrawals is 'Whether the player cannot withdraw their own money until the turnover is done.';
comment on column bonuses.balance is 'The bonus''s share of the bonus wallet: 0 once the bonus is closed.';
comment on column bonuses.staked is 'Amount on open bets, also after the bonus is closed.';
create index bonuses_by_account on bonuses (merchant, account, created_at);
create index bonuses_open on bonuses (merchant, account, created_at) where state = 'open';
create index bonuses_ending on bonuses (ends_at) where state = 'open';

create table debts (
  merchant text not null,
  account uuid not null,
  currency text not null,
  amount numeric(38, 0) not null check (amount >= 0),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (merchant, account, currency),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table debts is 'Debts of players after corrections of settled bets.';
comment on column debts.amount is 'Minor units.';

create table adjustments (
  merchant text not null,
  id uuid not null,
  request_key text not null,
  account uuid not null,
  amount numeric(38, 0) not null check (amount <> 0),
  currency text not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  state text not null check (state in ('waiting', 'done', 'refused')),
  decided_by text,
  decided_at timestamptz,
  primary key (merchant, id),
  constraint adjustments_key unique (merchant, request_key),
  foreign key (merchant, account) references accounts (merchant, id),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'waiting' or decided_by is null)
);
comment on table adjustments is 'Corrections of a player''s money by operators. Above the brand''s limit, another operator has to approve them.';
comment on column adjustments.amount is 'Minor units; negative for a deduction.';
create index adjustments_by_time on adjustments (merchant, asked_at desc);

create table approvals (
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
);
comment on table approvals is 'Admin commands above the limit of one operator, with the decision of another.';
comment on column approvals.body is 'The parameters of the command.';
comment on column approvals.worth is 'Minor units.';
create index approvals_by_time on approvals (merchant, requested_at desc);

create table rewards (
  merchant text not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  account uuid not null,
  source text not null check (source in ('activity', 'mission', 'referral', 'rank', 'operator')),
  name text not null,
  key text not null,
  texts jsonb not null,
  kind text not null check (kind in ('money', 'points', 'free-spins')),
  currency text not null,
  amount numeric(38, 0) not null check (amount > 0),
  turnover integer not null default 0 check (turnover between 0 and 100),
  given_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  claimed_at timestamptz,
  vendor text,
  game text,
  stake numeric(38, 0),
  spins integer,
  spins_used integer not null default 0,
  primary key (merchant, id),
  constraint rewards_once unique (merchant, account, source, name, key),
  foreign key (merchant, account) references accounts (merchant, id),
  constraint rewards_free_spins check (
    num_nonnulls(vendor, game, stake, spins) = case when kind = 'free-spins' then 4 else 0 end
    and (kind <> 'free-spins' or (stake > 0 and spins between 1 and 1000 and amount = stake * spins and expires_at is not null))
    and spins_used between 0 and coalesce(spins, 0)
  )
);
comment on table rewards is 'Rewards of members, once for each source and key.';
comment on column rewards.name is 'Name of the reward at its source, such as the id of the activity or mission.';
comment on column rewards.key is 'Idempotency key of the reward, such as a period.';
comment on column rewards.currency is 'The brand''s currency, or the currency of points.';
comment on column rewards.amount is 'Minor units, or whole points; for free spins, their total value.';
comment on column rewards.turnover is 'Wagering requirement, as a multiple of the money or of the winnings of free spins.';
comment on column rewards.claimed_at is 'When it was claimed; for free spins, when the last one was used.';
comment on column rewards.vendor is 'For free spins: the code of the vendor.';
comment on column rewards.game is 'For free spins: the id of the game.';
comment on column rewards.stake is 'For free spins: the stake of each in minor units.';
comment on column rewards.spins is 'For free spins: their number.';
create index rewards_by_account on rewards (merchant, account, seq desc);
create index rewards_by_place on rewards (merchant, seq desc);
create index rewards_free_spins on rewards (merchant, account, vendor, game) where kind = 'free-spins';
