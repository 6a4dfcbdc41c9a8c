-- The tables of the demo vendor and the demo gateway. Amounts of money are minor units; credits are whole play credits.

-- Open games of players. session is the operator's session in which bets are placed, currency the currency of its
-- wallet; both are null in a trial.
create table demo_sessions (
  merchant text not null,
  token_hash bytea not null,
  player uuid not null,
  game text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  vendor text,
  session text,
  currency jsonb,
  primary key (merchant, token_hash)
);
create index demo_sessions_by_end on demo_sessions (expires_at);

-- Play credits of players in trials.
create table demo_wallets (
  merchant text not null,
  player uuid not null,
  credits numeric(38, 0) not null check (credits >= 0),
  primary key (merchant, player)
);

-- Seed of the next round of a player in a game. Its hash has been shown to the player.
create table demo_seeds (
  merchant text not null,
  player uuid not null,
  game text not null,
  seed bytea not null,
  primary key (merchant, player, game)
);

-- Rounds that players have played. vendor and unit (minor units per credit) are null in a trial. state is 'betting'
-- until the operator accepts ('done') or refuses the stake; 'returned' if it does not respond in time.
create table demo_rounds (
  merchant text not null,
  player uuid not null,
  id uuid not null,
  game text not null,
  stake numeric(38, 0) not null check (stake >= 0),
  win numeric(38, 0) not null check (win >= 0),
  seed bytea not null,
  player_seed text not null,
  bet jsonb not null,
  outcome jsonb not null,
  created_at timestamptz not null default now(),
  vendor text,
  state text not null default 'done' check (state in ('betting', 'done', 'refused', 'returned')),
  unit numeric(38, 0),
  primary key (merchant, player, id)
);
create index demo_rounds_by_game on demo_rounds (merchant, player, game, created_at);
create index demo_rounds_betting on demo_rounds (created_at) where state = 'betting';

-- Seeds of scheduled results. board is the name of a scheduled game: a lottery or a virtual sport with one result
-- per period for all players of all brands.
create table demo_draws (
  board text not null,
  period integer not null,
  seed bytea not null,
  draws_at timestamptz not null,
  primary key (board, period)
);
create index demo_draws_by_time on demo_draws (draws_at);

-- Bets on scheduled results. win is null until the ticket is settled, and stays null if
-- the stake was refused or returned. vendor, unit and game are null in a trial.
-- state has the same values as in demo_rounds.
create table demo_tickets (
  merchant text not null,
  player uuid not null,
  id uuid not null,
  board text not null,
  period integer not null,
  bet jsonb not null,
  stake numeric(38, 0) not null check (stake > 0),
  win numeric(38, 0) check (win >= 0),
  created_at timestamptz not null default now(),
  vendor text,
  state text not null default 'done' check (state in ('betting', 'done', 'refused', 'returned')),
  unit numeric(38, 0),
  game text,
  voided boolean not null default false,
  primary key (merchant, player, id)
);
create index demo_tickets_by_board on demo_tickets (merchant, player, board, created_at);
create index demo_tickets_betting on demo_tickets (created_at) where state = 'betting';
create index demo_tickets_due on demo_tickets (board, period) where state = 'done' and win is null and vendor is not null;

-- Messages to the operator, each with calls to its wallet. done_at is set once each call is
-- accepted or finally refused.
create table demo_messages (
  id uuid primary key,
  merchant text not null,
  vendor text not null,
  player uuid not null,
  round text not null,
  calls jsonb not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  done_at timestamptz
);
create index demo_messages_due on demo_messages (next_at) where done_at is null;
create index demo_messages_by_round on demo_messages (merchant, vendor, player, round);

-- Payment orders of merchants at the gateway, each with its payments.
create table demo_orders (
  merchant text not null,
  id text not null,
  token_hash bytea not null,
  method text not null,
  amount numeric(38, 0) not null,
  currency text not null,
  exponent integer not null,
  reference text not null,
  return_url text not null,
  notify_url text not null,
  payments jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (merchant, id)
);
create unique index demo_orders_token on demo_orders (token_hash);
create index demo_orders_by_time on demo_orders (merchant, created_at);

-- Pending notices to merchants about payments.
create table demo_notices (
  merchant text not null,
  id uuid not null,
  url text not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  primary key (merchant, id)
);
create index demo_notices_due on demo_notices (due_at);
