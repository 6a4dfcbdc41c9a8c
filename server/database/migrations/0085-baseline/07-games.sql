-- Modules games and bets.

create table launches (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  vendor text not null,
  game text not null,
  mode text not null check (mode in ('REAL', 'FUN', 'LOTT')),
  language text not null,
  host text not null,
  lottery jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  session_hash bytea,
  id uuid not null default gen_random_uuid(),
  primary key (merchant, token_hash),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table launches is 'Launches of games: single-use links, and the vendor sessions that they open.';
comment on column launches.language is 'The tag of the language that the game is shown in.';
comment on column launches.host is 'The brand''s host on which the game was requested, the only one on which it is shown.';
comment on column launches.lottery is 'The view and the game with which a lottery opens.';
comment on column launches.session_hash is 'The session in which it was requested: the launch is invalid without it.';
comment on column launches.id is 'The session of the vendor, in which bets are placed.';
create index launches_by_end on launches (expires_at);
create unique index launches_by_id on launches (merchant, id);

create table bets (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  vendor text not null,
  game text not null,
  category text not null,
  round text not null,
  transaction text not null,
  wallet text not null,
  currency text not null,
  stake numeric(38, 0) not null check (stake >= 0),
  bonus_stake numeric(38, 0) not null default 0 check (bonus_stake between 0 and stake),
  win numeric(38, 0) not null default 0 check (win >= 0),
  state text not null check (state in ('open', 'settled', 'rolled-back')),
  placed_at timestamptz not null default now(),
  settled_at timestamptz,
  asked_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  free_spins uuid,
  primary key (merchant, id),
  foreign key (merchant, account) references accounts (merchant, id),
  constraint bets_free_spins_reward foreign key (merchant, free_spins) references rewards (merchant, id),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'rolled-back' or win = 0),
  constraint bets_free_spins check (free_spins is null or stake = 0)
);
comment on table bets is 'Bets with vendors and their outcomes. Amounts are minor units.';
comment on column bets.vendor is 'The vendor''s code.';
comment on column bets.round is 'The vendor''s id of the round.';
comment on column bets.transaction is 'The vendor''s id of the call that placed it.';
comment on column bets.wallet is 'The wallet that it was placed from: the main wallet, or that of the vendor.';
comment on column bets.bonus_stake is 'The part of the stake that was bonus money.';
comment on column bets.asked_at is 'When the vendor was last asked what became of it.';
comment on column bets.revision is 'Number of the last correction after the bet was settled; 0 if there was none.';
comment on column bets.free_spins is 'The reward whose free spin the bet used.';
create index bets_by_account on bets (merchant, account, placed_at desc, id desc);
create index bets_by_vendor on bets (merchant, account, vendor, placed_at desc, id desc);
create index bets_by_category on bets (merchant, account, category, placed_at desc, id desc);
create index bets_not_settled on bets (merchant, account, placed_at desc, id desc) where state <> 'settled';
create index bets_by_settled_at on bets (merchant, settled_at) where state = 'settled';
create index bets_open on bets (merchant, placed_at) where state = 'open';
create index bets_open_by_round on bets (merchant, vendor, account, round) where state = 'open';
create index bets_by_round on bets (merchant, vendor, account, round, placed_at desc);

create table bonus_stakes (
  merchant text not null,
  bet uuid not null,
  bonus uuid not null,
  amount numeric(38, 0) not null check (amount > 0),
  primary key (merchant, bet, bonus),
  foreign key (merchant, bet) references bets (merchant, id),
  foreign key (merchant, bonus) references bonuses (merchant, id)
);
comment on table bonus_stakes is 'How much of a bet''s stake came from each bonus.';
comment on column bonus_stakes.amount is 'Minor units.';
create index bonus_stakes_by_bonus on bonus_stakes (merchant, bonus);

create table rounds (
  merchant text not null,
  vendor text not null,
  account uuid not null,
  id text not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (merchant, vendor, account, id),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table rounds is 'Rounds of games, by the vendor''s id.';

create table vendor_calls (
  merchant text not null,
  vendor text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'close', 'resettle')),
  scope text not null,
  transaction text not null,
  fingerprint bytea,
  bet uuid,
  answer jsonb not null,
  at timestamptz not null default now(),
  primary key (merchant, vendor, kind, scope, transaction)
);
comment on table vendor_calls is 'Responses to the calls of vendors. A repeated call gets the response to the first.';
comment on column vendor_calls.answer is 'The response body as it was sent.';
create index vendor_calls_by_time on vendor_calls using brin (at);

create table vendor_keys (
  merchant text not null,
  vendor text not null,
  id text not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (merchant, vendor, id)
);
comment on table vendor_keys is 'The keys that vendors sign their calls with, encrypted to the platform''s key.';
comment on column vendor_keys.ends_at is 'When it is no longer accepted; null for the current key.';
create unique index vendor_keys_current on vendor_keys (merchant, vendor) where ends_at is null;

create table vendor_nonces (
  merchant text not null,
  nonce_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant, nonce_hash)
);
comment on table vendor_nonces is 'Nonces of vendors'' calls: none is accepted twice.';
create index vendor_nonces_by_end on vendor_nonces (expires_at);

create table wins (
  merchant text not null,
  id text not null,
  winner text not null,
  name text not null,
  game text not null,
  amount numeric(38, 0) not null check (amount > 0),
  won_at timestamptz not null default now(),
  primary key (merchant, id)
);
comment on table wins is 'Wins that the winners board shows.';
comment on column wins.winner is 'The account, or an entry of the seed; each is on the board only once.';
comment on column wins.name is 'The masked username.';
comment on column wins.amount is 'Minor units.';
create index wins_by_time on wins (merchant, won_at);

create table favourite_games (
  merchant text not null,
  account uuid not null,
  game text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (merchant, account, game),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table favourite_games is 'Favourite games of players, by their id in the catalogue. A game may leave the catalogue and come back.';

create table played_games (
  merchant text not null,
  account uuid not null,
  game text not null,
  times integer not null default 1,
  last_at timestamptz not null default clock_timestamp(),
  primary key (merchant, account, game),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table played_games is 'Games that players have opened, by their id in the catalogue.';
create index played_games_by_time on played_games (merchant, last_at);
