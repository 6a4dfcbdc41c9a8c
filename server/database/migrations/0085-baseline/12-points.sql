-- Module points: the value of points, rewards, and redemptions. The points themselves are in the ledger.

create table points_settings (
  merchant text primary key references sites (merchant),
  ratio_points bigint not null check (ratio_points > 0),
  ratio_amount numeric(38, 0) not null check (ratio_amount > 0),
  turnover numeric(38, 0) check (turnover > 0)
);
comment on table points_settings is 'Value of points, and how they are earned.';
comment on column points_settings.ratio_points is 'Number of points worth `ratio_amount`.';
comment on column points_settings.ratio_amount is 'Minor units.';
comment on column points_settings.turnover is 'Minor units that have to be staked for one point; null: play earns none.';

create table points_rewards (
  merchant text not null,
  id text not null,
  kind text not null check (kind in ('money', 'goods')),
  texts jsonb not null,
  points bigint not null check (points > 0),
  amount numeric(38, 0) not null check (amount > 0),
  requirement numeric(38, 0) not null default 0 check (requirement >= 0),
  stock bigint not null check (stock >= 0),
  enabled boolean not null default true,
  position integer not null,
  primary key (merchant, id)
);
comment on table points_rewards is 'Rewards that can be bought with points.';
comment on column points_rewards.amount is 'Minor units.';
comment on column points_rewards.requirement is 'Minor units that an account has to have staked.';

create table points_redemptions (
  merchant text not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  reference text not null,
  account uuid not null,
  request_key text not null,
  fingerprint text not null,
  kind text not null check (kind in ('money', 'goods', 'convert')),
  reward text,
  texts jsonb not null default '{}',
  quantity bigint not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount numeric(38, 0) not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('process', 'approved', 'rejected')),
  reason text,
  requested_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  primary key (merchant, id),
  constraint points_redemptions_key unique (merchant, account, request_key),
  constraint points_redemptions_reference unique (merchant, reference),
  foreign key (merchant, account) references accounts (merchant, id),
  check ((kind = 'convert') = (reward is null)),
  check ((state = 'process') = (decided_at is null))
);
comment on table points_redemptions is 'Redemptions of points.';
comment on column points_redemptions.amount is 'Minor units.';
create index points_redemptions_by_account on points_redemptions (merchant, account, seq desc);
create index points_redemptions_waiting on points_redemptions (merchant, seq) where state = 'process';

create table points_counted (
  merchant text not null,
  account uuid not null,
  currency text not null,
  counted numeric(38, 0) not null check (counted >= 0),
  primary key (merchant, account, currency),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table points_counted is 'The part of an account''s turnover that has been converted to points.';
comment on column points_counted.counted is 'Minor units.';
