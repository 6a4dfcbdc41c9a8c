import { expect } from 'vitest'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { resettleBet } from '../../server/modules/bets/resettle-bet.ts'
import { rollBackBet } from '../../server/modules/bets/roll-back-bet.ts'
import { closeRound, settleBet } from '../../server/modules/bets/settle-bet.ts'
import { type Scenario, type ScenarioInput, type Environment, type Step, createStepWithoutNetChange } from './environment.ts'

/**
 * Creates a scenario with a round at one vendor: one or several bets, some without a stake, with their wins, rollbacks
 * and corrections in any order, and the close of the round if the vendor closes rounds.
 */
export function createRoundScenario(input: ScenarioInput): Scenario {
  const { random, player, name } = input
  const { vendorContext } = random.pick(player.vendorSessions)
  const closesRounds = vendorContext.policy.settlementCall === 'close'
  const betSteps = Array.from({ length: random.pick([1, 1, 2, 3]) }, (_, n) =>
    createBetSteps(input, { vendor: vendorContext.vendor, round: name, bet: `${name}-bet-${String(n)}` }),
  )
  const closeStep = createStepWithoutNetChange(() =>
    closeRound(vendorContext, { player: player.account.id, round: name, transaction: `${name}-close` }),
  )
  const steps = [...betSteps.flat(), ...(closesRounds && random.integerBelow(4) > 0 ? [closeStep] : [])]
  return { steps, verify: () => expectConsistentRound(input.environment, name) }
}

interface BetOptions {
  readonly vendor: string
  readonly round: string
  readonly bet: string
  /** Returns the id of the free spins reward that the bet uses. Called only after the reward is granted. */
  readonly grant?: () => string
}

/** Creates the steps of a bet, its wins, its rollback and its corrections, which a vendor may send in any order. */
export function createBetSteps({ random, player, amount }: ScenarioInput, { vendor, round, bet, grant }: BetOptions): readonly Step[] {
  const vendorSession = player.vendorSessions.find(({ vendorContext: { vendor: code } }) => code === vendor)
  if (!vendorSession) throw new Error(`The player has no session with vendor ${vendor}.`)
  const { vendorContext, session } = vendorSession
  const betKey = { player: player.account.id, round, bet }
  const stake = grant !== undefined || random.integerBelow(5) === 0 ? 0n : amount
  const createRandomWin = (): string => ((amount * BigInt(random.integerBelow(4))) / 2n).toString()
  const createPlaceStep = (stakeAmount: bigint): Step =>
    createStepWithoutNetChange(() =>
      placeBet(vendorContext, { transaction: bet, session, round, amount: stakeAmount.toString(), ...(grant && { grant: grant() }) }),
    )
  const winSteps = Array.from({ length: vendorContext.policy.settlementCall === 'close' ? 1 + random.integerBelow(3) : 1 }, (_, part) => {
    const win = createRandomWin()
    return createStepWithoutNetChange(() => settleBet(vendorContext, { ...betKey, transaction: `${bet}-win-${String(part)}`, amount: win }))
  })
  const rollbackStep = createStepWithoutNetChange(() => rollBackBet(vendorContext, { ...betKey, transaction: `${bet}-back` }))
  const correctionSteps = Array.from({ length: random.pick([0, 0, 1, 2]) }, (_, n) => {
    const [revision, win] = [String(n + 1), createRandomWin()]
    return createStepWithoutNetChange(() =>
      resettleBet(vendorContext, { ...betKey, transaction: `${bet}-correction-${revision}`, amount: win, revision }),
    )
  })
  return [
    createPlaceStep(stake),
    ...(random.integerBelow(8) === 0 ? [createPlaceStep(stake + 1n)] : []),
    ...(random.integerBelow(5) > 0 ? winSteps : []),
    ...(random.integerBelow(4) === 0 ? [rollbackStep] : []),
    ...correctionSteps,
  ]
}

interface PlayedBet {
  readonly id: string
  readonly state: 'open' | 'settled' | 'rolled-back'
  readonly stake: string
  readonly bonus_stake: string
  readonly win: string
  readonly revision: number
  /** Net amount that the house account of the vendor received. */
  readonly vendor_net: string
  /** Net amount that the player received, without corrections. */
  readonly player_net: string
}

/**
 * Asserts that the vendor received the stake less the win of each bet of a round, and that the player received the win
 * less the stake of each bet without a correction. A bet with a bonus stake or without a stake may pay the player less,
 * because the house can keep bonus money. Returns the amount that the players received in minor units, without
 * corrections: `runHistory` counts the corrections of all players together.
 */
export async function expectConsistentRound({ client }: Environment, round: string): Promise<bigint> {
  const { rows } = await client.query<PlayedBet>(
    `select b.id, b.state, b.stake::text, b.bonus_stake::text, b.win::text, b.revision,
       coalesce(sum(e.amount) filter (where l.owner is null and l.purpose = 'vendor/' || b.vendor), 0)::text as vendor_net,
       coalesce(sum(e.amount) filter (where l.owner is not null and t.purpose <> 'resettlement'), 0)::text as player_net
     from bets b left join transfers t on t.merchant = b.merchant and t.reference = b.id::text
       left join entries e on e.merchant = t.merchant and e.transfer = t.id
       left join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
     where b.merchant = 'ALPHA1' and b.round = $1 group by b.merchant, b.id`,
    [round],
  )
  for (const bet of rows) {
    const [stake, win, playerNet] = [BigInt(bet.stake), BigInt(bet.win), BigInt(bet.player_net)]
    const expectedAmount = bet.state === 'rolled-back' ? 0n : win - stake
    expect(BigInt(bet.vendor_net), `the vendor's balance of the bet ${bet.id}`).toBe(-expectedAmount)
    if (bet.revision > 0) continue
    if (BigInt(bet.bonus_stake) === 0n && stake > 0n) expect(playerNet, `the amount moved by the bet ${bet.id}`).toBe(expectedAmount)
    else expect(playerNet, `the amount moved by the bet ${bet.id}`).toBeLessThanOrEqual(expectedAmount)
  }
  return rows.reduce((sum, bet) => sum + BigInt(bet.player_net), 0n)
}
