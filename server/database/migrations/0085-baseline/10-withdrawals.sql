-- Modules withdrawals and payees: money that members take out.

create table withdrawal_settings (
  merchant text primary key,
  least numeric(38, 0) not null check (least > 0),
  most numeric(38, 0) not null check (most >= least),
  fee_fixed numeric(38, 0) not null check (fee_fixed >= 0),
  fee_rate integer not null check (fee_rate between 0 and 10000),
  fee_free integer not null check (fee_free >= 0),
  usual_minutes integer not null check (usual_minutes > 0),
  cool_down_hours integer not null check (cool_down_hours >= 0),
  daily jsonb not null,
  places jsonb not null,
  bank_receive_minutes integer not null check (bank_receive_minutes between 1 and 43200),
  wallet_receive_minutes integer not null check (wallet_receive_minutes between 1 and 43200),
  constraint withdrawal_settings_fee_below_least check (fee_fixed < least)
);
comment on table withdrawal_settings is 'The rules of withdrawals.';
comment on column withdrawal_settings.least is 'Minor units, as are `most` and `fee_fixed`.';
comment on column withdrawal_settings.fee_rate is 'Hundredths of a percent.';
comment on column withdrawal_settings.fee_free is 'How many withdrawals a day are free.';
comment on column withdrawal_settings.cool_down_hours is 'Hours before a new payee can be used.';
comment on column withdrawal_settings.daily is 'Daily limits in minor units, as text, by the lowest level of rank that they apply to.';
comment on column withdrawal_settings.places is 'Banks and networks of wallets that money can be sent to.';
comment on column withdrawal_settings.bank_receive_minutes is 'Minutes until a payment to a bank counts as received.';
comment on column withdrawal_settings.wallet_receive_minutes is 'Minutes until a payment to a wallet counts as received.';

create table payees (
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
);
comment on table payees is 'Bank accounts and wallets that members are paid to.';
comment on column payees.place is 'The id of the bank or network.';
comment on column payees.name is 'The name of the bank or network.';
comment on column payees.shown is 'The masked number.';
comment on column payees.holder_shown is 'The masked name of the holder.';
comment on column payees.sealed is 'Number and holder in full, encrypted.';
comment on column payees.digest is 'Keyed hash of the place and the number.';
comment on column payees.usable_at is 'When payouts to it become possible; null until it is confirmed.';
create unique index payees_once on payees (merchant, account, digest) where removed_at is null;
create unique index payees_one_preferred on payees (merchant, account) where preferred and removed_at is null;

create table withdrawals (
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
  state text not null check (state in (
    'requested', 'in-review', 'approved', 'paid-out', 'received', 'partly-received', 'not-received', 'refused', 'cancelled'
  )),
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
);
comment on table withdrawals is 'Withdrawals, with the payee at that time.';
comment on column withdrawals.key is 'The idempotency key of the request.';
comment on column withdrawals.amount is 'Minor units, as are `fee` and `due`.';
comment on column withdrawals.due is 'Amount still to be paid out.';
comment on column withdrawals.receipt is 'Why it counts as received.';
comment on column withdrawals.paid is 'Whether it was paid out at least once.';
comment on column withdrawals.receive_by is 'When it counts as received unless the player reports otherwise.';
comment on column withdrawals.version is 'Increases with each step. A request that changes a withdrawal contains the version that it is based on.';
create index withdrawals_by_account on withdrawals (merchant, account, requested_at, id);
create index withdrawals_by_state on withdrawals (merchant, state, requested_at);
create index withdrawals_due on withdrawals (merchant, receive_by) where state = 'paid-out';

create table withdrawal_steps (
  merchant text not null,
  withdrawal uuid not null,
  version integer not null,
  state text not null check (state in (
    'requested', 'in-review', 'approved', 'paid-out', 'received', 'partly-received', 'not-received', 'refused', 'cancelled'
  )),
  at timestamptz not null default clock_timestamp(),
  actor text not null check (actor in ('player', 'operator', 'clock')),
  note text,
  received numeric(38, 0),
  remaining numeric(38, 0),
  proof text,
  primary key (merchant, withdrawal, version),
  foreign key (merchant, withdrawal) references withdrawals (merchant, id)
);
comment on table withdrawal_steps is 'The steps of withdrawals: a journal.';
comment on column withdrawal_steps.received is 'Minor units, as is `remaining`.';
comment on column withdrawal_steps.proof is 'The id of an upload.';
create trigger withdrawal_steps_append_only before update or delete on withdrawal_steps for each row execute function refuse_change();
create trigger withdrawal_steps_keep before truncate on withdrawal_steps for each statement execute function refuse_change();
