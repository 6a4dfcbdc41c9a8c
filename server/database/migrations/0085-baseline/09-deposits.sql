-- Modules deposits and uploads: money that players pay in.

create table deposit_channels (
  merchant text not null,
  id text not null,
  kind text not null,
  texts jsonb not null,
  enabled boolean not null,
  position integer not null,
  least numeric(38, 0) not null check (least > 0),
  most numeric(38, 0) not null check (most >= least),
  fee_percent integer not null check (fee_percent between 0 and 5000),
  fee_fixed numeric(38, 0) not null check (fee_fixed >= 0),
  amounts jsonb not null,
  opens integer check (opens between 0 and 1439),
  closes integer check (closes between 0 and 1439),
  account_types jsonb,
  fields jsonb not null,
  proof text not null check (proof in ('none', 'optional', 'required')),
  pay_to jsonb,
  minutes integer not null check (minutes > 0),
  differs text not null check (differs in ('credit', 'review')),
  unit jsonb,
  primary key (merchant, id),
  check ((opens is null) = (closes is null)),
  constraint deposit_channels_fee_below_least check (fee_fixed < least),
  constraint deposit_channels_hours_differ check (opens <> closes),
  constraint deposit_channels_unit_rate check ((unit->>'rate')::numeric > 0)
);
comment on table deposit_channels is 'Payment methods for deposits.';
comment on column deposit_channels.kind is 'A kind of payment (schemas/payment-kinds.json).';
comment on column deposit_channels.least is 'Minor units, as are `most` and `fee_fixed`.';
comment on column deposit_channels.fee_percent is 'Hundredths of a percent.';
comment on column deposit_channels.amounts is 'Suggested amounts, as decimal text.';
comment on column deposit_channels.opens is 'Minute of the day in the brand''s time zone, as is `closes`; null: open all day.';
comment on column deposit_channels.account_types is 'Types of account that may use the channel; null: all.';
comment on column deposit_channels.pay_to is 'Where the player pays by bank transfer; null: a gateway takes the payment.';
comment on column deposit_channels.minutes is 'Minutes until an unpaid deposit expires.';
comment on column deposit_channels.differs is 'What happens if another amount than requested is paid.';
comment on column deposit_channels.unit is 'Another currency in which the player pays.';

create table deposit_bonuses (
  merchant text not null,
  id text not null,
  texts jsonb not null,
  enabled boolean not null,
  position integer not null,
  percent integer not null check (percent > 0),
  most numeric(38, 0) not null check (most > 0),
  least numeric(38, 0) not null check (least >= 0),
  turnover integer not null check (turnover >= 0),
  days integer check (days > 0),
  once boolean not null,
  first boolean not null default false,
  primary key (merchant, id)
);
comment on table deposit_bonuses is 'Bonuses that a player can choose with a deposit.';
comment on column deposit_bonuses.percent is 'Hundredths of a percent.';
comment on column deposit_bonuses.most is 'Minor units: the largest bonus.';
comment on column deposit_bonuses.least is 'Minor units: the smallest deposit.';
comment on column deposit_bonuses.turnover is 'Wagering requirement, as a multiple of the deposit and the bonus.';
comment on column deposit_bonuses.days is 'Days until the bonus expires; null: never.';
comment on column deposit_bonuses.once is 'Whether an account can get the bonus only once.';
comment on column deposit_bonuses.first is 'Whether the bonus is only for the first deposit of an account.';

create table deposits (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  request_key text not null,
  fingerprint text not null,
  reference text not null,
  channel text not null,
  kind text not null,
  state text not null check (state in ('requested', 'awaiting', 'review', 'paid', 'failed', 'expired', 'cancelled')),
  amount numeric(38, 0) not null check (amount > 0),
  currency text not null,
  fee_percent integer not null,
  fee_fixed numeric(38, 0) not null,
  differs text not null,
  proof_asked text not null,
  unit jsonb,
  bonus text,
  bonus_terms jsonb,
  details jsonb not null,
  pay_to jsonb,
  pay_url text,
  proof uuid,
  paid numeric(38, 0) not null default 0 check (paid >= 0),
  credited numeric(38, 0) not null default 0 check (credited >= 0 and credited <= paid),
  fees numeric(38, 0) not null default 0 check (fees >= 0),
  bonus_given numeric(38, 0) not null default 0 check (bonus_given >= 0),
  mark text check (mark in ('other-amount', 'late', 'twice')),
  reason text,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  changed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  origin text,
  language text,
  primary key (merchant, id),
  constraint deposits_key unique (merchant, account, request_key),
  constraint deposits_reference unique (merchant, reference),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table deposits is 'Deposits, with the terms of the channel and the bonus at the time. Amounts are minor units of the brand''s currency.';
comment on column deposits.request_key is 'The idempotency key of the request; `fingerprint` detects another request with the same key.';
comment on column deposits.bonus_terms is 'The bonus that the player was promised.';
comment on column deposits.details is 'What the player entered, by field.';
comment on column deposits.proof is 'The id of an upload.';
comment on column deposits.paid is 'Amount actually paid.';
comment on column deposits.credited is 'The part of `paid` that has been credited.';
comment on column deposits.mark is 'Irregularity of the payment.';
comment on column deposits.origin is 'Origin of the brand''s site in the payer''s browser, for the gateway.';
comment on column deposits.language is 'The payer''s language (BCP 47), for the gateway.';
create index deposits_by_account on deposits (merchant, account, created_at desc, id);
create index deposits_by_state on deposits (merchant, state, created_at);
create index deposits_due on deposits (merchant, expires_at) where state in ('requested', 'awaiting');

create table deposit_steps (
  merchant text not null,
  deposit uuid not null,
  step integer not null,
  state text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (merchant, deposit, step),
  foreign key (merchant, deposit) references deposits (merchant, id) on delete cascade
);
comment on table deposit_steps is 'The states that a deposit went through.';

create table deposit_payments (
  merchant text not null,
  payment text not null,
  status text not null check (status in ('paid', 'failed')),
  deposit uuid not null,
  amount numeric(38, 0) not null check (amount >= 0),
  currency text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (merchant, payment, status),
  foreign key (merchant, deposit) references deposits (merchant, id)
);
comment on table deposit_payments is 'Payments that a gateway reported, each stored once by the gateway''s id.';
comment on column deposit_payments.amount is 'Minor units.';
create index deposit_payments_by_deposit on deposit_payments (merchant, deposit);

create table uploads (
  merchant text not null,
  id uuid not null,
  owner uuid not null,
  purpose text not null,
  type text not null check (type in ('png', 'jpg', 'pdf')),
  bytes bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  sealed boolean not null default false,
  primary key (merchant, id),
  foreign key (merchant, owner) references accounts (merchant, id)
);
comment on table uploads is 'Files that players have uploaded.';
comment on column uploads.due_at is 'When it is deleted.';
comment on column uploads.sealed is 'Whether the bytes are encrypted.';
create index uploads_due on uploads (due_at);
