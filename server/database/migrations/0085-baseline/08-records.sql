-- Modules records and cashback: the projections that players' records read.
--
-- Triggers derive three projections in the transaction that writes the source. A writer cannot forget one, and none can
-- differ from its source:
--
--   entries ──► movements ──► money_days     (append-only, each movement is counted once)
--   bets ─────► play_days                    (an update subtracts the old row and adds the new one)
--
-- Days are in the brand's time zone. `count_days` recalculates the sums of a brand after its time zone has changed.
-- Rows of a statement are summed before they are written, in the order of the key, so that two transactions that write
-- the sums of the same players lock them in the same order.

create table movements (
  merchant text not null,
  account uuid not null,
  seq bigint not null,
  transfer uuid not null,
  currency text not null,
  purpose text not null,
  amount numeric(38, 0) not null,
  within numeric(38, 0) not null check (within >= 0),
  at timestamptz not null,
  primary key (merchant, account, seq)
);
comment on table movements is 'Changes that a transfer made to all wallets of one player: a journal, derived from entries.';
comment on column movements.seq is '`seq` of the first entry: increasing and unique to a movement.';
comment on column movements.amount is 'Minor units; zero if money went from one wallet of the player to another.';
comment on column movements.within is 'Minor units that went from one wallet of the player to another.';
create index movements_by_time on movements (merchant, account, currency, at desc, seq desc);
create index movements_by_purpose on movements (merchant, account, currency, purpose, at desc, seq desc)
  where purpose not in ('bet', 'win', 'rollback');
create trigger movements_append_only before update or delete on movements for each row execute function refuse_change();
create trigger movements_keep before truncate on movements for each statement execute function refuse_change();

create table money_days (
  merchant text not null,
  account uuid not null,
  currency text not null,
  day date not null,
  purpose text not null,
  came numeric(38, 0) not null,
  went numeric(38, 0) not null,
  within numeric(38, 0) not null,
  movements bigint not null,
  primary key (merchant, account, currency, day, purpose)
) with (fillfactor = 80);
comment on table money_days is 'Sums of a player''s movements of a day, in minor units, derived from movements.';
comment on column money_days.movements is 'The number of movements.';

create table play_days (
  merchant text not null,
  account uuid not null,
  currency text not null,
  day date not null,
  vendor text not null,
  category text not null,
  placed bigint not null,
  placed_stake numeric(38, 0) not null,
  ended bigint not null,
  ended_stake numeric(38, 0) not null,
  ended_win numeric(38, 0) not null,
  returned bigint not null,
  returned_stake numeric(38, 0) not null,
  settled bigint not null,
  settled_stake numeric(38, 0) not null,
  settled_win numeric(38, 0) not null,
  primary key (merchant, account, currency, day, vendor, category)
) with (fillfactor = 80);
comment on table play_days is 'Sums of a player''s bets of a day with a vendor in a category, derived from bets. Stakes and wins are minor units.';
comment on column play_days.placed is 'Bets placed on the day. Their outcome, on whichever day, is in `ended` or `returned`.';
comment on column play_days.ended is 'Bets placed on the day that are settled.';
comment on column play_days.returned is 'Bets placed on the day that were rolled back.';
comment on column play_days.settled is 'Bets settled on the day, whenever they were placed.';

-- Derives movements from new entries: one row per player, transfer and currency.
create function note_movements() returns trigger language plpgsql as $$
begin
  insert into movements (merchant, account, seq, transfer, currency, purpose, amount, within, at)
  select m.merchant, m.owner, m.seq, m.transfer, m.currency, t.purpose, m.amount, case when m.amount = 0 then m.came else 0 end, m.at
  from (
    select e.merchant, a.owner, e.transfer, a.currency, min(e.seq) as seq, min(e.created_at) as at, sum(e.amount) as amount,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came
    from added e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where a.owner is not null
    group by e.merchant, a.owner, e.transfer, a.currency
  ) m join transfers t on t.merchant = m.merchant and t.id = m.transfer;
  return null;
end $$;
create trigger entries_noted after insert on entries referencing new table as added
  for each statement execute function note_movements();

-- Adds new movements to the daily sums.
create function sum_movements() returns trigger language plpgsql as $$
begin
  insert into money_days as d (merchant, account, currency, day, purpose, came, went, within, movements)
  select m.merchant, m.account, m.currency, day_of(m.at, m.merchant) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.within), count(*)
  from added m
  group by m.merchant, m.account, m.currency, day, m.purpose
  order by m.merchant, m.account, m.currency, day, m.purpose
  on conflict (merchant, account, currency, day, purpose) do update set
    came = d.came + excluded.came,
    went = d.went + excluded.went,
    within = d.within + excluded.within,
    movements = d.movements + excluded.movements;
  return null;
end $$;
create trigger movements_summed after insert on movements referencing new table as added
  for each statement execute function sum_movements();

-- Adds new bets to the daily sums. A bet counts as placed on the day on which it was placed, and on the same day as
-- ended or returned once it is settled or rolled back. It counts as settled on the day on which it was settled.
create function sum_new_bets() returns trigger language plpgsql as $$
begin
  with counted as (select *, 1 as sign from added)
  insert into play_days as d (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_of(placed_at, merchant) as day, vendor, category, sign as placed, sign * stake as placed_stake,
      case state when 'settled' then sign else 0 end as ended,
      case state when 'settled' then sign * stake else 0 end as ended_stake,
      case state when 'settled' then sign * win else 0 end as ended_win,
      case state when 'rolled-back' then sign else 0 end as returned,
      case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from counted
    union all
    select merchant, account, currency, day_of(settled_at, merchant), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
    from counted where state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
    or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
    or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
  order by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  on conflict (merchant, account, currency, day, vendor, category) do update set
    placed = d.placed + excluded.placed,
    placed_stake = d.placed_stake + excluded.placed_stake,
    ended = d.ended + excluded.ended,
    ended_stake = d.ended_stake + excluded.ended_stake,
    ended_win = d.ended_win + excluded.ended_win,
    returned = d.returned + excluded.returned,
    returned_stake = d.returned_stake + excluded.returned_stake,
    settled = d.settled + excluded.settled,
    settled_stake = d.settled_stake + excluded.settled_stake,
    settled_win = d.settled_win + excluded.settled_win;
  return null;
end $$;
create trigger bets_summed after insert on bets referencing new table as added
  for each statement execute function sum_new_bets();

-- Updates the daily sums for changed bets: adds the new row (sign 1) and subtracts the old row (sign -1). A change that
-- affects no sum writes nothing.
create function sum_changed_bets() returns trigger language plpgsql as $$
begin
  with counted as (select *, 1 as sign from added union all select *, -1 from before)
  insert into play_days as d (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_of(placed_at, merchant) as day, vendor, category, sign as placed, sign * stake as placed_stake,
      case state when 'settled' then sign else 0 end as ended,
      case state when 'settled' then sign * stake else 0 end as ended_stake,
      case state when 'settled' then sign * win else 0 end as ended_win,
      case state when 'rolled-back' then sign else 0 end as returned,
      case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from counted
    union all
    select merchant, account, currency, day_of(settled_at, merchant), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
    from counted where state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
    or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
    or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
  order by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  on conflict (merchant, account, currency, day, vendor, category) do update set
    placed = d.placed + excluded.placed,
    placed_stake = d.placed_stake + excluded.placed_stake,
    ended = d.ended + excluded.ended,
    ended_stake = d.ended_stake + excluded.ended_stake,
    ended_win = d.ended_win + excluded.ended_win,
    returned = d.returned + excluded.returned,
    returned_stake = d.returned_stake + excluded.returned_stake,
    settled = d.settled + excluded.settled,
    settled_stake = d.settled_stake + excluded.settled_stake,
    settled_win = d.settled_win + excluded.settled_win;
  return null;
end $$;
create trigger bets_resummed after update on bets referencing old table as before new table as added
  for each statement execute function sum_changed_bets();

-- Recalculates all daily sums of a brand.
create function count_days(brand text) returns void language plpgsql as $$
begin
  delete from money_days where merchant = brand;
  delete from play_days where merchant = brand;
  insert into money_days as d (merchant, account, currency, day, purpose, came, went, within, movements)
  select m.merchant, m.account, m.currency, day_of(m.at, m.merchant) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.within), count(*)
  from (select * from movements where merchant = brand) m
  group by m.merchant, m.account, m.currency, day, m.purpose
  order by m.merchant, m.account, m.currency, day, m.purpose
  on conflict (merchant, account, currency, day, purpose) do update set
    came = d.came + excluded.came,
    went = d.went + excluded.went,
    within = d.within + excluded.within,
    movements = d.movements + excluded.movements;
  with counted as (select *, 1 as sign from bets where merchant = brand)
  insert into play_days as d (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_of(placed_at, merchant) as day, vendor, category, sign as placed, sign * stake as placed_stake,
      case state when 'settled' then sign else 0 end as ended,
      case state when 'settled' then sign * stake else 0 end as ended_stake,
      case state when 'settled' then sign * win else 0 end as ended_win,
      case state when 'rolled-back' then sign else 0 end as returned,
      case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from counted
    union all
    select merchant, account, currency, day_of(settled_at, merchant), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
    from counted where state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
    or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
    or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
  order by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  on conflict (merchant, account, currency, day, vendor, category) do update set
    placed = d.placed + excluded.placed,
    placed_stake = d.placed_stake + excluded.placed_stake,
    ended = d.ended + excluded.ended,
    ended_stake = d.ended_stake + excluded.ended_stake,
    ended_win = d.ended_win + excluded.ended_win,
    returned = d.returned + excluded.returned,
    returned_stake = d.returned_stake + excluded.returned_stake,
    settled = d.settled + excluded.settled,
    settled_stake = d.settled_stake + excluded.settled_stake,
    settled_win = d.settled_win + excluded.settled_win;
end $$;

create table cashbacks (
  merchant text not null,
  account uuid not null,
  day date not null,
  currency text not null,
  amount numeric(38, 0) not null check (amount > 0),
  parts jsonb not null,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (merchant, account, day),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table cashbacks is 'Cashback that was claimed, once for each account and day.';
comment on column cashbacks.amount is 'Minor units.';
comment on column cashbacks.parts is 'Breakdown by category.';
