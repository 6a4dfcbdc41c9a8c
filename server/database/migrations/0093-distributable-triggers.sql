-- compatible-from: 0088-vendor-connections
-- Rewrites the trigger functions so that Citus can run them on the shards of a table (docs/scaling.md): each statement uses
-- rows of one brand, a statement that reads a transition table reads no other table, and search_path is fixed. The rows
-- that they write do not change.

-- Increments the revision of each brand that a statement changes, once per statement.
create or replace function increment_site_revision() returns trigger language plpgsql set search_path from current as $$
declare
  brand text;
begin
  for brand in select distinct merchant from changed order by merchant loop
    insert into site_revisions (merchant, revision) values (brand, 1)
    on conflict (merchant) do update set revision = site_revisions.revision + 1;
  end loop;
  return null;
end $$;

create or replace function refuse_change() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'the journal is append-only' using errcode = 'integrity_constraint_violation';
end $$;

create or replace function refuse_imbalance() returns trigger language plpgsql set search_path from current as $$
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

create or replace function assert_raffle_chances() returns trigger language plpgsql set search_path from current as $$
begin
  if (select sum(chance) from raffle_prizes where merchant = new.merchant and activity = new.activity) > 10000 then
    raise exception 'the chances of the raffle % add up to more than 10000', new.activity
      using errcode = 'check_violation', constraint = 'raffle_prizes_chances', table = 'raffle_prizes';
  end if;
  return null;
end $$;

-- Derives movements from new entries: one row per player, transfer and currency.
create or replace function insert_movements() returns trigger language plpgsql set search_path from current as $$
declare
  lines record;
  movement record;
begin
  for lines in
    select merchant, array_agg(transfer order by seq) as transfers, array_agg(account order by seq) as accounts, array_agg(seq order by seq) as seqs,
      array_agg(amount order by seq) as amounts, array_agg(created_at order by seq) as moments
    from added group by merchant order by merchant
  loop
    for movement in
      select m.owner, m.seq, m.transfer, m.currency, t.purpose, m.amount, case when m.amount = 0 then m.credited else 0 end as internal, m.at
      from (
        select a.merchant, a.owner, e.transfer, a.currency, min(e.seq) as seq, min(e.at) as at, sum(e.amount) as amount,
          coalesce(sum(e.amount) filter (where e.amount > 0), 0) as credited
        from unnest(lines.transfers, lines.accounts, lines.seqs, lines.amounts, lines.moments) as e (transfer, account, seq, amount, at)
          join ledger_accounts a on a.merchant = lines.merchant and a.id = e.account
        where a.owner is not null
        group by a.merchant, a.owner, e.transfer, a.currency
      ) m join transfers t on t.merchant = m.merchant and t.id = m.transfer
      where t.merchant = lines.merchant
      order by m.seq
    loop
      insert into movements (merchant, account, seq, transfer, currency, purpose, amount, internal, at)
      values (lines.merchant, movement.owner, movement.seq, movement.transfer, movement.currency, movement.purpose, movement.amount,
        movement.internal, movement.at);
    end loop;
  end loop;
  return null;
end $$;

-- Adds new movements to the daily sums. The account rows that their transaction has locked prevent deadlocks. The table
-- is locked before the time zone is read: a transaction that changes the time zone and runs `count_days` locks the
-- table against other writers, so a movement that has waited for that lock uses the new zone.
create or replace function sum_movements() returns trigger language plpgsql set search_path from current as $$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table money_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      select m.account, m.currency, day_in(zone, m.at) as day, m.purpose, sum(greatest(m.amount, 0)) as credited,
        sum(greatest(-m.amount, 0)) as debited, sum(m.internal) as internal, count(*) as movements
      from added m where m.merchant = brand
      group by m.account, m.currency, day, m.purpose
      order by m.account, m.currency, day, m.purpose
    loop
      insert into money_days as d (merchant, account, currency, day, purpose, credited, debited, internal, movements)
      values (brand, sums.account, sums.currency, sums.day, sums.purpose, sums.credited, sums.debited, sums.internal, sums.movements)
      on conflict (merchant, account, currency, day, purpose) do update set
        credited = d.credited + excluded.credited,
        debited = d.debited + excluded.debited,
        internal = d.internal + excluded.internal,
        movements = d.movements + excluded.movements;
    end loop;
  end loop;
  return null;
end $$;

-- Adds new bets to the daily sums.
create or replace function sum_new_bets() returns trigger language plpgsql set search_path from current as $$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table play_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      with counted as (select *, 1 as sign from added where merchant = brand)
      select b.account, b.currency, b.day, b.vendor, b.category,
        sum(b.placed) as placed, sum(b.placed_stake) as placed_stake, sum(b.ended) as ended, sum(b.ended_stake) as ended_stake,
        sum(b.ended_win) as ended_win, sum(b.returned) as returned, sum(b.returned_stake) as returned_stake,
        sum(b.settled) as settled, sum(b.settled_stake) as settled_stake, sum(b.settled_win) as settled_win
      from (
        select account, currency, day_in(zone, placed_at) as day, vendor, category, sign as placed, sign * stake as placed_stake,
          case state when 'settled' then sign else 0 end as ended,
          case state when 'settled' then sign * stake else 0 end as ended_stake,
          case state when 'settled' then sign * win else 0 end as ended_win,
          case state when 'rolled-back' then sign else 0 end as returned,
          case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
          0 as settled, 0 as settled_stake, 0 as settled_win
        from counted
        union all
        select account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
        from counted where state = 'settled'
      ) b
      group by b.account, b.currency, b.day, b.vendor, b.category
      having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
        or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
        or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
      order by b.account, b.currency, b.day, b.vendor, b.category
    loop
      insert into play_days as d (merchant, account, currency, day, vendor, category,
        placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
      values (brand, sums.account, sums.currency, sums.day, sums.vendor, sums.category,
        sums.placed, sums.placed_stake, sums.ended, sums.ended_stake, sums.ended_win, sums.returned, sums.returned_stake,
        sums.settled, sums.settled_stake, sums.settled_win)
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
    end loop;
  end loop;
  return null;
end $$;

-- Updates the daily sums for changed bets: adds the new row (sign 1) and subtracts the old row (sign -1).
create or replace function sum_changed_bets() returns trigger language plpgsql set search_path from current as $$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table play_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      with counted as (
        select *, 1 as sign from added where merchant = brand
        union all
        select *, -1 from before where merchant = brand
      )
      select b.account, b.currency, b.day, b.vendor, b.category,
        sum(b.placed) as placed, sum(b.placed_stake) as placed_stake, sum(b.ended) as ended, sum(b.ended_stake) as ended_stake,
        sum(b.ended_win) as ended_win, sum(b.returned) as returned, sum(b.returned_stake) as returned_stake,
        sum(b.settled) as settled, sum(b.settled_stake) as settled_stake, sum(b.settled_win) as settled_win
      from (
        select account, currency, day_in(zone, placed_at) as day, vendor, category, sign as placed, sign * stake as placed_stake,
          case state when 'settled' then sign else 0 end as ended,
          case state when 'settled' then sign * stake else 0 end as ended_stake,
          case state when 'settled' then sign * win else 0 end as ended_win,
          case state when 'rolled-back' then sign else 0 end as returned,
          case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
          0 as settled, 0 as settled_stake, 0 as settled_win
        from counted
        union all
        select account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
        from counted where state = 'settled'
      ) b
      group by b.account, b.currency, b.day, b.vendor, b.category
      having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
        or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
        or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
      order by b.account, b.currency, b.day, b.vendor, b.category
    loop
      insert into play_days as d (merchant, account, currency, day, vendor, category,
        placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
      values (brand, sums.account, sums.currency, sums.day, sums.vendor, sums.category,
        sums.placed, sums.placed_stake, sums.ended, sums.ended_stake, sums.ended_win, sums.returned, sums.returned_stake,
        sums.settled, sums.settled_stake, sums.settled_win)
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
    end loop;
  end loop;
  return null;
end $$;

-- Recalculates all daily sums of a brand. `day_in` is given the time zone: a function in a query of shards cannot read a table.
create or replace function count_days(brand text) returns void language plpgsql set search_path from current as $$
declare
  zone text;
begin
  select s.time_zone into zone from sites s where s.merchant = brand;
  zone := coalesce(zone, 'UTC');
  delete from money_days where merchant = brand;
  delete from play_days where merchant = brand;
  insert into money_days (merchant, account, currency, day, purpose, credited, debited, internal, movements)
  select m.merchant, m.account, m.currency, day_in(zone, m.at) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.internal), count(*)
  from movements m where m.merchant = brand
  group by m.merchant, m.account, m.currency, day, m.purpose;
  insert into play_days (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_in(zone, placed_at) as day, vendor, category, 1 as placed, stake as placed_stake,
      case when state = 'settled' then 1 else 0 end as ended,
      case when state = 'settled' then stake else 0 end as ended_stake,
      case when state = 'settled' then win else 0 end as ended_win,
      case when state = 'rolled-back' then 1 else 0 end as returned,
      case when state = 'rolled-back' then stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from bets where merchant = brand
    union all
    select merchant, account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, 1, stake, win
    from bets where merchant = brand and state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category;
end $$;

-- For migrations of later versions: distributes a new table if the database is distributed. The table is created without foreign
-- keys, which are added afterwards, because a local table cannot refer to a distributed one.
create function distribute_by_merchant(new_table regclass) returns void language plpgsql set search_path from current as $$
declare
  is_distributed boolean;
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute 'select exists (select from pg_dist_partition where logicalrelid = $1)' into is_distributed using to_regclass('sites');
    if is_distributed then
      perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
      execute 'select create_distributed_table($1, ''merchant'', colocate_with => ''sites'')' using new_table;
    end if;
  end if;
end $$;
