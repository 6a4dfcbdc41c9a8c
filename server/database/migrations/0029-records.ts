import { type Kysely, sql } from 'kysely'

/**
 * What the records of players read: a movement for each transfer and player, with what it changed in all wallets of
 * theirs, and the sums of each day by the clocks of the brand, of money and of play. The tables keep them by themselves
 * from the entries and bets that are written, so that none can be forgotten or differ. Ways to find a player's bets by
 * vendor, category and state. And cashback, once for each account and day.
 */
export const records = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/**
 * From entries with `rows` as their source, to movements; what was moved between a player's own wallets has an amount
 * of zero.
 */
const movementsFrom = (rows: string): string => `
  insert into movements (merchant, account, seq, transfer, currency, purpose, amount, within, at)
  select m.merchant, m.owner, m.seq, m.transfer, m.currency, t.purpose, m.amount, case when m.amount = 0 then m.came else 0 end, m.at
  from (
    select e.merchant, a.owner, e.transfer, a.currency, min(e.seq) as seq, min(e.created_at) as at, sum(e.amount) as amount,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came
    from ${rows} e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where a.owner is not null
    group by e.merchant, a.owner, e.transfer, a.currency
  ) m join transfers t on t.merchant = m.merchant and t.id = m.transfer`

/** Adds movements to the sums of their days. */
const moneyDaysFrom = (rows: string): string => `
  insert into money_days as d (merchant, account, currency, day, purpose, came, went, within, movements)
  select m.merchant, m.account, m.currency, day_of(m.at, m.merchant) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.within), count(*)
  from ${rows} m group by m.merchant, m.account, m.currency, day, m.purpose order by m.merchant, m.account, m.currency, day, m.purpose
  on conflict (merchant, account, currency, day, purpose) do update
    set came = d.came + excluded.came, went = d.went + excluded.went, within = d.within + excluded.within, movements = d.movements + excluded.movements`

const figures = [
  'placed',
  'placed_stake',
  'ended',
  'ended_stake',
  'ended_win',
  'returned',
  'returned_stake',
  'settled',
  'settled_stake',
  'settled_win',
] as const
const each = (write: (figure: string) => string, between = ', '): string => figures.map(write).join(between)

/**
 * Adds bets, or what changed of them, to the sums of their days: `rows` has each with a sign, -1 for how it was before.
 * On the day that it was placed a bet counts as placed, and as ended or returned once it is; on the day that it was
 * settled, as settled. A change that changes no sum writes nothing.
 */
const playDaysFrom = (rows: string): string => `
  with counted as (${rows})
  insert into play_days as d (merchant, account, currency, day, vendor, category, ${each((one) => one)})
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category, ${each((one) => `sum(b.${one})`)}
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
  ) b group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  having ${each((one) => `sum(b.${one}) <> 0`, ' or ')}
  order by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  on conflict (merchant, account, currency, day, vendor, category) do update set ${each((one) => `${one} = d.${one} + excluded.${one}`)}`

const statements = [
  `alter table sites add column time_zone text not null default 'UTC'`,
  `create table movements (
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
  )`,
  `create index movements_by_time on movements (merchant, account, currency, at desc, seq desc)`,
  `create index movements_by_purpose on movements (merchant, account, currency, purpose, at desc, seq desc) where purpose not in ('bet', 'win', 'rollback')`,
  `create table money_days (
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
  ) with (fillfactor = 80)`,
  movementsFrom('entries'),
  `create trigger movements_append_only before update or delete on movements for each row execute function refuse_change()`,
  `create trigger movements_keep before truncate on movements for each statement execute function refuse_change()`,
  `create function day_of(moment timestamptz, brand text) returns date language sql stable return
    (moment at time zone coalesce((select s.time_zone from sites s where s.merchant = brand), 'UTC'))::date`,
  `create table play_days (
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
  ) with (fillfactor = 80)`,
  `create function note_movements() returns trigger language plpgsql as $$
  begin
    ${movementsFrom('added')};
    return null;
  end $$`,
  `create function sum_movements() returns trigger language plpgsql as $$
  begin
    ${moneyDaysFrom('added')};
    return null;
  end $$`,
  `create function sum_new_bets() returns trigger language plpgsql as $$
  begin
    ${playDaysFrom('select *, 1 as sign from added')};
    return null;
  end $$`,
  `create function sum_changed_bets() returns trigger language plpgsql as $$
  begin
    ${playDaysFrom('select *, 1 as sign from added union all select *, -1 from before')};
    return null;
  end $$`,
  `create function count_days(brand text) returns void language plpgsql as $$
  begin
    delete from money_days where merchant = brand;
    delete from play_days where merchant = brand;
    ${moneyDaysFrom('(select * from movements where merchant = brand)')};
    ${playDaysFrom('select *, 1 as sign from bets where merchant = brand')};
  end $$`,
  `select count_days(merchant) from sites`,
  `create trigger entries_noted after insert on entries referencing new table as added for each statement execute function note_movements()`,
  `create trigger movements_summed after insert on movements referencing new table as added for each statement execute function sum_movements()`,
  `create trigger bets_summed after insert on bets referencing new table as added for each statement execute function sum_new_bets()`,
  `create trigger bets_resummed after update on bets referencing old table as before new table as added for each statement execute function sum_changed_bets()`,
  `create index bets_by_vendor on bets (merchant, account, vendor, placed_at desc, id desc)`,
  `create index bets_by_category on bets (merchant, account, category, placed_at desc, id desc)`,
  `create index bets_not_settled on bets (merchant, account, placed_at desc, id desc) where state <> 'settled'`,
  `drop index bets_by_settlement`,
  `create table cashbacks (
    merchant text not null,
    account uuid not null,
    day date not null,
    currency text not null,
    amount numeric(38, 0) not null check (amount > 0),
    parts jsonb not null,
    claimed_at timestamptz not null default clock_timestamp(),
    primary key (merchant, account, day),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
]
