-- Modules activities, missions, referrals and ranks: promotions that members take part in, and their rewards.

create table activities (
  merchant text not null references sites (merchant),
  id text not null,
  kind text not null check (kind in ('join', 'apply', 'envelope', 'raffle')),
  enabled boolean not null default true,
  opens_at timestamptz not null,
  closes_at timestamptz,
  every text not null check (every in ('once', 'day', 'week')),
  who text not null check (who in ('all', 'players', 'agents')),
  least_rank integer check (least_rank > 0),
  registered_from timestamptz,
  reward text not null check (reward in ('money', 'points')),
  amount numeric(38, 0) not null check (amount > 0),
  most_amount numeric(38, 0) check (most_amount >= amount),
  turnover integer not null check (turnover between 0 and 100),
  claim_days integer check (claim_days > 0),
  issue text not null check (issue in ('claim', 'itself')),
  needed numeric(38, 0) not null check (needed >= 0),
  total numeric(38, 0) check (total >= 0),
  given numeric(38, 0) not null default 0 check (given >= 0 and (total is null or given <= total)),
  free_tickets integer not null default 0 check (free_tickets between 0 and 100),
  ticket_stake numeric(38, 0) check (ticket_stake > 0),
  primary key (merchant, id),
  constraint activities_opens_before_it_closes check (closes_at > opens_at),
  constraint activities_envelope_amounts check (kind <> 'envelope' or reward <> 'money' or most_amount is not null)
);
comment on table activities is 'Activities of promotions, with their rules.';
comment on column activities.id is 'The id of the promotion.';
comment on column activities.amount is 'Minor units, or whole points; for an envelope, the smallest amount.';
comment on column activities.most_amount is 'The largest amount of an envelope.';
comment on column activities.turnover is 'Wagering requirement of a money reward, as a multiple of its amount.';
comment on column activities.issue is 'Whether an approved reward is claimed by the player or paid automatically.';
comment on column activities.needed is 'Minor units that have to be staked after joining.';
comment on column activities.total is 'Total number of rewards; for envelopes, their total amount in minor units or points; null: unlimited.';
comment on column activities.given is 'The part of `total` that has been given.';
comment on column activities.free_tickets is 'Tickets of a raffle that each account has in each period without playing.';
comment on column activities.ticket_stake is 'Minor units that have to be staked in a period for one more ticket; null: no tickets for stakes.';

create table activity_entries (
  merchant text not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  reference text not null,
  activity text not null,
  account uuid not null,
  period text not null,
  state text not null check (state in ('joined', 'applying', 'process', 'approved', 'rejected')),
  remark text not null default '',
  images uuid[] not null default '{}',
  staked_before numeric(38, 0) not null default 0,
  reason text,
  entered_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  primary key (merchant, id),
  constraint activity_entries_reference unique (merchant, reference),
  foreign key (merchant, account) references accounts (merchant, id),
  foreign key (merchant, activity) references activities (merchant, id)
);
comment on table activity_entries is 'Members who have joined or applied: once in a period, not counting rejected applications.';
comment on column activity_entries.period is '`once`, a day such as 2026-11-22, or a week by its Monday, such as week/2026-11-16.';
comment on column activity_entries.images is 'Ids of uploads.';
comment on column activity_entries.staked_before is 'Minor units that the account had staked in total when it joined.';
create unique index activity_entries_once on activity_entries (merchant, account, activity, period) where state <> 'rejected';
create index activity_entries_by_account on activity_entries (merchant, account, period);
create index activity_entries_by_place on activity_entries (merchant, seq desc);
create index activity_entries_waiting on activity_entries (merchant, seq) where state in ('applying', 'process');

create table raffle_prizes (
  merchant text not null,
  activity text not null,
  id text not null,
  texts jsonb not null,
  kind text not null check (kind in ('money', 'points')),
  amount numeric(38, 0) not null check (amount > 0),
  chance integer not null check (chance between 1 and 10000),
  stock bigint check (stock >= 0),
  primary key (merchant, activity, id),
  foreign key (merchant, activity) references activities (merchant, id)
);
comment on table raffle_prizes is 'Prizes of raffles.';
comment on column raffle_prizes.amount is 'Minor units, or whole points.';
comment on column raffle_prizes.chance is 'In ten-thousandths. The chances of a raffle add up to at most 10000.';
comment on column raffle_prizes.stock is 'null: unlimited.';

create function assert_raffle_chances() returns trigger language plpgsql as $$
begin
  if (select sum(chance) from raffle_prizes where merchant = new.merchant and activity = new.activity) > 10000 then
    raise exception 'the chances of the raffle % add up to more than 10000', new.activity
      using errcode = 'check_violation', constraint = 'raffle_prizes_chances', table = 'raffle_prizes';
  end if;
  return null;
end $$;
create constraint trigger raffle_prizes_chances after insert or update on raffle_prizes
  deferrable initially deferred for each row execute function assert_raffle_chances();

create table raffle_draws (
  merchant text not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  activity text not null,
  account uuid not null,
  period text not null,
  request_key text not null,
  roll integer not null check (roll between 0 and 9999),
  prize text,
  drawn_at timestamptz not null default clock_timestamp(),
  primary key (merchant, id),
  constraint raffle_draws_key unique (merchant, account, activity, request_key),
  foreign key (merchant, account) references accounts (merchant, id),
  foreign key (merchant, activity) references activities (merchant, id)
);
comment on table raffle_draws is 'Draws of raffles.';
comment on column raffle_draws.roll is 'The number that was drawn.';
comment on column raffle_draws.prize is 'null: no prize.';
create index raffle_draws_by_account on raffle_draws (merchant, account, activity, seq desc);

create table missions (
  merchant text not null references sites (merchant),
  id text not null,
  measure text not null check (measure in ('deposit', 'stake', 'bets', 'logins')),
  period text not null check (period in ('day', 'week', 'once')),
  categories jsonb not null default '[]',
  target numeric(38, 0) not null check (target > 0),
  kind text not null check (kind in ('money', 'points')),
  amount numeric(38, 0) not null check (amount > 0),
  turnover integer not null default 0 check (turnover >= 0),
  score integer not null check (score >= 0),
  texts jsonb not null,
  enabled boolean not null default true,
  position integer not null,
  primary key (merchant, id)
);
comment on table missions is 'Missions of a brand.';
comment on column missions.measure is 'What counts: money paid in, money staked, bets, or days with a login.';
comment on column missions.categories is 'Categories whose stakes and bets count; empty: all.';
comment on column missions.target is 'Minor units for deposits and stakes, otherwise a count.';
comment on column missions.amount is 'Minor units, or points.';
comment on column missions.turnover is 'Wagering requirement of a money reward, as a multiple of its amount.';
comment on column missions.score is 'Score added to the leaderboard.';

create table mission_claims (
  merchant text not null,
  account uuid not null,
  mission text not null,
  first_day date not null,
  day date not null,
  score integer not null,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (merchant, account, mission, first_day),
  foreign key (merchant, account) references accounts (merchant, id) on delete cascade
);
comment on table mission_claims is 'Claimed missions, once in each period.';
comment on column mission_claims.first_day is 'The first day of the period.';
comment on column mission_claims.day is 'The day on which it was claimed.';
create index mission_claims_by_day on mission_claims (merchant, day, account);

create table referral_settings (
  merchant text primary key references sites (merchant),
  deposited numeric(38, 0) not null check (deposited >= 0),
  staked numeric(38, 0) not null check (staked >= 0),
  days integer not null check (days > 0),
  inviter numeric(38, 0) not null check (inviter >= 0),
  friend numeric(38, 0) not null check (friend >= 0),
  turnover integer not null check (turnover >= 0),
  inviter_texts jsonb not null,
  friend_texts jsonb not null
);
comment on table referral_settings is 'Rewards for inviting friends.';
comment on column referral_settings.deposited is 'Minor units that a friend has to pay in within `days`.';
comment on column referral_settings.staked is 'Minor units that a friend has to stake within `days`.';
comment on column referral_settings.inviter is 'Minor units that the inviter gets.';
comment on column referral_settings.friend is 'Minor units that the friend gets.';
comment on column referral_settings.turnover is 'Wagering requirement of both rewards, as a multiple of their amounts.';

create table referral_codes (
  merchant text not null,
  account uuid not null,
  code text not null,
  primary key (merchant, account),
  constraint referral_codes_code unique (merchant, code),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table referral_codes is 'The code with which a player invites friends.';

create table referrals (
  merchant text not null,
  account uuid not null,
  inviter uuid not null,
  seq bigint not null generated always as identity,
  registered_at timestamptz not null default clock_timestamp(),
  rewarded_at timestamptz,
  amount numeric(38, 0) check (amount >= 0),
  own boolean not null default false,
  primary key (merchant, account),
  foreign key (merchant, account) references accounts (merchant, id) on delete cascade,
  foreign key (merchant, inviter) references accounts (merchant, id),
  check (account <> inviter),
  check ((rewarded_at is null) = (amount is null)),
  constraint referrals_own check (not own or rewarded_at is null)
);
comment on table referrals is 'Friends that players invited.';
comment on column referrals.account is 'The friend.';
comment on column referrals.amount is 'Minor units that the inviter got.';
comment on column referrals.own is 'Whether friend and inviter seem to be one person, so that no rewards are given.';
create index referrals_by_inviter on referrals (merchant, inviter, seq desc);
create index referrals_waiting on referrals (merchant, registered_at) where rewarded_at is null;

create table rank_rises (
  merchant text not null,
  account uuid not null,
  level integer not null,
  reached_at timestamptz not null default clock_timestamp(),
  primary key (merchant, account, level),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table rank_rises is 'When each player reached each rank, once.';

create table rank_cursors (
  merchant text primary key references sites (merchant),
  looked_to timestamptz not null,
  cashback_from date
);
comment on table rank_cursors is 'Progress of the calculation of ranks of a brand''s players.';
comment on column rank_cursors.looked_to is 'Bets that were settled up to this moment are counted.';
comment on column rank_cursors.cashback_from is 'The Monday of the first week whose cashback has not been given.';
