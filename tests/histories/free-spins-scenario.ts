import { expect } from 'vitest'
import { withTransaction } from '../../server/database/tenant.ts'
import { grantReward } from '../../server/modules/rewards/index.ts'
import { createBetSteps, expectConsistentRound } from './round-scenario.ts'
import { type Scenario, type ScenarioInput, currency, games, type Environment } from './environment.ts'

const hourMilliseconds = 3_600_000

/**
 * Creates a scenario with a free spins reward and more rounds than it grants, some by another player or with another
 * vendor. The reward may have a wagering requirement, and may expire while it is played.
 */
export function createFreeSpinsScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name } = input
  const { tenant } = environment.vendorContext
  const { id: account } = player.account
  const [spins, stake, turnover] = [1 + random.integerBelow(4), random.pick([20n, 100n, 1000n]), random.pick([0, 0, 1, 5])]
  const expiresAt = new Date(Date.now() + (random.integerBelow(6) === 0 ? 60 : hourMilliseconds))
  const reward = { account, source: 'operator', name, key: name, texts: {}, kind: 'free-spins', amount: stake * BigInt(spins) } as const
  const freeSpins = { vendor: 'PGF', game: games.PGF, stake, spins }
  let grant = ''
  const prepare = async (): Promise<void> =>
    void (grant = (await withTransaction(tenant, (trx) => grantReward(trx, { ...reward, currency, turnover, expiresAt, freeSpins }))).id)
  const rounds = Array.from({ length: spins + 1 + random.integerBelow(3) }, (_, n) => `${name}-spin-${String(n)}`)
  const steps = rounds.flatMap((round) => {
    const bettor = random.integerBelow(8) === 0 ? random.pick(environment.players) : player
    const vendor = random.integerBelow(8) === 0 ? 'EVG' : 'PGF'
    return createBetSteps({ ...input, player: bettor }, { vendor, round, bet: `${round}-bet`, grant: () => grant })
  })
  const verify = async (): Promise<bigint> => {
    await expectConsistentSpins(environment, { grant, account })
    const movedAmounts = await Promise.all(rounds.map((round) => expectConsistentRound(environment, round)))
    return movedAmounts.reduce((sum, amount) => sum + amount, 0n)
  }
  return { prepare, steps, verify }
}

interface SpinUsage {
  readonly spins: number
  readonly spins_used: number
  readonly claimed: boolean
  /** Bets that used a spin and did not return it. */
  readonly played: number
  /** Bets by other players, or in other games, that used a spin. */
  readonly unexpected: number
  /** Amount credited to the player's own wallets from wins with a wagering requirement, other than as a bonus. */
  readonly credited_as_money: string
}

/**
 * Asserts that one spin is used for each bet that was not rolled back, that all these bets are by the player in the
 * game of the spins, and that wins with a wagering requirement are bonuses.
 */
async function expectConsistentSpins(
  { client }: Environment,
  { grant, account }: { readonly grant: string; readonly account: string },
): Promise<void> {
  const { rows } = await client.query<SpinUsage>(
    `select r.spins, r.spins_used, r.claimed_at is not null as claimed,
       count(b.id) filter (where b.state <> 'rolled-back')::int as played,
       count(b.id) filter (where b.account <> $2 or b.vendor <> r.vendor or b.game <> r.game)::int as unexpected,
       (select coalesce(sum(e.amount), 0)::text from bets p
          join transfers t on t.merchant = p.merchant and t.reference = p.id::text and t.purpose = 'win'
          join entries e on e.merchant = t.merchant and e.transfer = t.id
          join ledger_accounts l on l.merchant = e.merchant and l.id = e.account and l.owner = p.account and l.purpose <> 'bonus'
        where p.merchant = 'ALPHA1' and p.free_spins = r.id and r.turnover > 0) as credited_as_money
     from rewards r left join bets b on b.merchant = r.merchant and b.free_spins = r.id
     where r.merchant = 'ALPHA1' and r.id = $1 group by r.merchant, r.id`,
    [grant, account],
  )
  const [usage] = rows
  if (!usage) throw new Error(`The reward ${grant} does not exist.`)
  expect(usage, `the free spins ${grant}`).toMatchObject({ unexpected: 0, credited_as_money: '0', spins_used: usage.played })
  expect(usage.claimed, `whether the free spins ${grant} are used up`).toBe(usage.spins_used === usage.spins)
}
