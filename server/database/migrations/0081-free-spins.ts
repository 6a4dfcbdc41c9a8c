import { type Kysely, sql } from 'kysely'

/**
 * Rewards of free spins: so many rounds of one game at a stake that the operator bears. A bet that uses one up names
 * the reward.
 */
export const freeSpins = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table rewards
    drop constraint rewards_kind_check,
    add constraint rewards_kind_check check (kind in ('money', 'points', 'free-spins')),
    add column vendor text,
    add column game text,
    add column stake numeric(38, 0),
    add column spins integer,
    add column spins_used integer not null default 0,
    add constraint rewards_free_spins check (
      num_nonnulls(vendor, game, stake, spins) = case when kind = 'free-spins' then 4 else 0 end
      and (kind <> 'free-spins' or (stake > 0 and spins between 1 and 1000 and amount = stake * spins and expires_at is not null))
      and spins_used between 0 and coalesce(spins, 0)
    )`,
  `create index rewards_free_spins on rewards (merchant, account, vendor, game) where kind = 'free-spins'`,
  `alter table bets
    add column free_spins uuid,
    add constraint bets_free_spins check (free_spins is null or stake = 0),
    add constraint bets_free_spins_reward foreign key (merchant, free_spins) references rewards (merchant, id)`,
  `alter table demo_rounds drop constraint demo_rounds_stake_check, add constraint demo_rounds_stake_check check (stake >= 0)`,
]
