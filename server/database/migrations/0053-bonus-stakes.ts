import { type Kysely, sql } from 'kysely'

/**
 * Each bonus has a balance of its own, and stakes remember the bonuses that they were taken from: `balance` is what the
 * bonus wallet holds of a bonus, `staked` what lies on open bets. The house account of promotions is there from the
 * beginning.
 */
export const bonusStakes = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table bonuses
    add column balance numeric(38, 0) not null default 0 check (balance >= 0),
    add column staked numeric(38, 0) not null default 0 check (staked >= 0)`,
  `create table bonus_stakes (
    merchant text not null,
    bet uuid not null,
    bonus uuid not null,
    amount numeric(38, 0) not null check (amount > 0),
    primary key (merchant, bet, bonus),
    foreign key (merchant, bet) references bets (merchant, id),
    foreign key (merchant, bonus) references bonuses (merchant, id)
  )`,
  `create index bonus_stakes_by_bonus on bonus_stakes (merchant, bonus)`,
  // A bonus wallet was one pool: each bonus had a right to what it gave, the newest first, and the oldest to the rest.
  `with pools as (
    select b.merchant, b.id, b.amount, w.balance as pool,
      coalesce(sum(b.amount) over newer, 0) as reserved,
      row_number() over (partition by b.merchant, b.account, b.currency order by b.created_at, b.id) as place
    from bonuses b join ledger_accounts w
      on w.merchant = b.merchant and w.owner = b.account and w.currency = b.currency and w.purpose = 'bonus'
    where b.state = 'open'
    window newer as (partition by b.merchant, b.account, b.currency order by b.created_at desc, b.id desc rows between unbounded preceding and 1 preceding)
  )
  update bonuses b
    set balance = case when p.place = 1 then greatest(p.pool - p.reserved, 0) else least(p.amount, greatest(p.pool - p.reserved, 0)) end
    from pools p where p.merchant = b.merchant and p.id = b.id`,
  // A stake of an open bet came from the oldest bonus that was open then.
  `insert into bonus_stakes (merchant, bet, bonus, amount)
    select t.merchant, t.id, b.id, t.bonus_stake
    from bets t cross join lateral (
      select b.id from bonuses b
      where b.merchant = t.merchant and b.account = t.account and b.currency = t.currency and b.created_at <= t.placed_at
      order by (b.closed_at is null or b.closed_at > t.placed_at) desc,
        case when b.closed_at is null or b.closed_at > t.placed_at then b.created_at end, b.created_at desc, b.id
      limit 1
    ) b
    where t.state = 'open' and t.bonus_stake > 0`,
  `update bonuses b set staked = s.staked
    from (select merchant, bonus, sum(amount) as staked from bonus_stakes group by merchant, bonus) s
    where s.merchant = b.merchant and s.bonus = b.id`,
  `update bonuses set state = 'spent', closed_at = clock_timestamp() where state = 'open' and balance = 0 and staked = 0`,
  `insert into ledger_accounts (merchant, id, owner, purpose, currency, balance)
    select merchant, gen_random_uuid(), null, 'promotions', currency, null from sites on conflict do nothing`,
  `alter table bonuses add constraint bonuses_closed_empty check (state = 'open' or balance = 0)`,
]
