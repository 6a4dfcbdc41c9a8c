import { expect } from 'vitest'
import { addInterval } from '../platform/add-interval.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { withTransaction } from '../../server/database/tenant.ts'
import { requirePermit, type Transfer, postTransfer } from '../../server/modules/wallet/index.ts'
import { moveFunds, returnVendorFunds } from '../../server/modules/wallet/move-funds.ts'
import { transferFunds } from '../../server/modules/wallet/transfer-funds.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { createBonusScenario, createRewardScenario } from './bonus-scenario.ts'
import { createCashbackScenario } from './cashback-scenario.ts'
import { createDepositScenario } from './deposit-scenario.ts'
import { createFreeSpinsScenario } from './free-spins-scenario.ts'
import { expectCoveredPayouts } from './covered-payouts.ts'
import { createMissionScenario } from './mission-scenario.ts'
import { createPointsScenario } from './points-scenario.ts'
import { createRoundScenario } from './round-scenario.ts'
import { createSettlementScenario } from './settlement-scenario.ts'
import {
  type Scenario,
  type ScenarioInput,
  currency,
  formatAmount,
  requireAllowedRefusal,
  type Environment,
  type Step,
  createStepWithoutNetChange,
  vendors,
} from './environment.ts'
import { createWithdrawalScenario } from './withdrawal-scenario.ts'

const clientCount = 16

/**
 * Runs a random history: operations of three players, each sent one to three times, sometimes with another amount, in
 * random order and 16 at a time. Asserts that exactly what was acknowledged is stored.
 */
export async function runHistory(environment: Environment, seed: string): Promise<void> {
  const random = new Random(seed)
  const players = random.sample(environment.players, 3)
  const owners = [environment.agent, ...players.map(({ account }) => account)].map(({ id }) => id)
  await resetLimits(environment)
  const before = {
    total: await getTotalBalance(environment, owners),
    cashback: await getCashback(environment, owners),
    forfeited: await getNetAmount(environment, owners, 'bonus-forfeited'),
    corrected: await getNetAmount(environment, owners, 'resettlement'),
  }
  const scenarios = Array.from({ length: 10 + random.integerBelow(10) }, (_, n) =>
    createScenario({
      environment,
      random,
      player: random.pick(players),
      name: `${seed}-${String(n)}`,
      amount: BigInt(1 + random.integerBelow(20_000)),
    }),
  )
  for (const { prepare } of scenarios) await prepare?.().catch(requireAllowedRefusal)
  const shuffledSteps = shuffle(
    scenarios.flatMap(({ steps }) => steps).flatMap((step) => Array.from({ length: 1 + random.integerBelow(3) }, () => step)),
    random,
  )
  let net = 0n
  const pendingSteps = shuffledSteps.values()
  const runPendingSteps = async (): Promise<void> => {
    for (const step of pendingSteps) if ((await step.run().catch(requireAllowedRefusal)) === 'done') net += step.netChange
  }
  await Promise.all(Array.from({ length: clientCount }, runPendingSteps))
  for (const { verify } of scenarios) net += (await verify?.()) ?? 0n
  net += (await getCashback(environment, owners)) - before.cashback
  net += (await getNetAmount(environment, owners, 'bonus-forfeited')) - before.forfeited
  net += (await getNetAmount(environment, owners, 'resettlement')) - before.corrected
  expect(await getTotalBalance(environment, owners), `history ${seed}`).toBe(before.total + net)
  await expectCoveredPayouts(environment, owners, seed)
}

/** Resets the ten-minute and the daily rate limits, which these players would exceed within a second. */
async function resetLimits({ client }: Environment): Promise<void> {
  await client.query('delete from login_failures')
  await client.query(
    `update withdrawals set requested_at = ${addInterval('requested_at', '-2 days')} where requested_at > now() - interval '1 day'`,
  )
}

function createScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name, amount } = input
  const { tenant, site } = environment.vendorContext
  const { account } = player
  const createLedgerStep = (purpose: 'operator', netChange: bigint, lines: Transfer['lines']): Step => ({
    netChange,
    run: () =>
      withTransaction(tenant, async (trx) => {
        const permits = [await requirePermit(trx, { account: account.id, kind: 'transfer', amount, currency })]
        return postTransfer(trx, { idempotencyKey: name, purpose, currency, lines, permits })
      }),
  })
  /** Creates a scenario whose step is sometimes repeated with the same idempotency key and another amount. */
  const createScenarioWithConflict = (createStep: (amount: bigint) => Step): Scenario => ({
    steps: random.integerBelow(3) === 0 ? [createStep(amount), createStep(amount + 1n)] : [createStep(amount)],
  })
  const createOperatorTransfer =
    (sign: 1n | -1n): (() => Scenario) =>
    () =>
      createScenarioWithConflict((transferAmount) =>
        createLedgerStep('operator', sign * transferAmount, [
          { party: { house: 'operator' }, amount: -sign * transferAmount },
          { party: { player: account.id }, amount: sign * transferAmount },
        ]),
      )
  const createPlayerTransfer = (to: 'upline' | 'downline') => (): Scenario =>
    createScenarioWithConflict((transferAmount) =>
      createStepWithoutNetChange(() =>
        transferFunds({ sender: environment.sender, site }, to === 'upline' ? account : environment.agent, {
          to,
          amount: formatAmount(transferAmount),
          paymentPassword,
          key: name.padEnd(16, '_'),
          ...(to === 'downline' && { account: account.username }),
        }),
      ),
    )
  const factories: readonly (() => Scenario)[] = [
    createOperatorTransfer(1n),
    createOperatorTransfer(-1n),
    createPlayerTransfer('upline'),
    createPlayerTransfer('downline'),
    () => createBonusScenario(input),
    () => createBonusScenario(input),
    () => createRewardScenario(input),
    () => createPointsScenario(input),
    () => createMoveScenario(input),
    () => createFreeSpinsScenario(input),
    () => createRoundScenario(input),
    () => createRoundScenario(input),
    () => createRoundScenario(input),
    () => createMissionScenario(input),
    () => createSettlementScenario(input),
    () => createDepositScenario(input),
    () => createDepositScenario(input),
    () => createWithdrawalScenario(input),
    () => createWithdrawalScenario(input),
    () => createCashbackScenario(input),
  ]
  return random.pick(factories)()
}

/** Creates a scenario with transfers to a vendor's wallet and back, or with the return of all funds from vendors. */
function createMoveScenario({ environment, random, player, name, amount }: ScenarioInput): Scenario {
  const context = { tenant: environment.vendorContext.tenant, site: environment.vendorContext.site, account: player.account }
  const key = name.padEnd(16, '_')
  const vendor = random.pick(vendors)
  const createMoveStep = (to: 'vendor' | 'main'): Step =>
    createStepWithoutNetChange(() => moveFunds(context, { vassalage: vendor, to, amount: formatAmount(amount), key: `${key}-${to}` }))
  return {
    steps:
      random.integerBelow(3) === 0
        ? [createStepWithoutNetChange(() => returnVendorFunds(context, key))]
        : [createMoveStep('vendor'), createMoveStep('main')],
  }
}

const shuffle = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, order: random.integerBelow(1_000_000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

/**
 * Returns the total of these accounts in all their wallets, computed from entries and from balances, which must agree.
 */
async function getTotalBalance({ client }: Environment, owners: readonly string[]): Promise<bigint> {
  const { rows } = await client.query<{ balances: string; entry_sum: string }>(
    `select coalesce(sum(l.balance), 0)::text as balances,
       (select coalesce(sum(e.amount), 0)::text from entries e join ledger_accounts o on o.merchant = e.merchant and o.id = e.account where e.merchant = 'ALPHA1' and o.owner = any($1::uuid[]) and o.currency = $2) as entry_sum
     from ledger_accounts l where l.merchant = 'ALPHA1' and l.owner = any($1::uuid[]) and l.currency = $2`,
    [owners, currency],
  )
  expect(rows[0]?.entry_sum).toBe(rows[0]?.balances)
  return BigInt(rows[0]?.balances ?? '0')
}

/** Returns the cashback of these accounts, computed from claims and from transfers, which must agree. */
async function getCashback({ client }: Environment, owners: readonly string[]): Promise<bigint> {
  const { rows } = await client.query<{ claimed: string; moved: string }>(
    `select (select coalesce(sum(amount), 0)::text from cashbacks where merchant = 'ALPHA1' and account = any($1::uuid[])) as claimed,
       coalesce(sum(m.amount), 0)::text as moved from movements m
     where m.merchant = 'ALPHA1' and m.account = any($1::uuid[]) and m.purpose = 'cashback'`,
    [owners],
  )
  expect(rows[0]?.moved).toBe(rows[0]?.claimed)
  return BigInt(rows[0]?.claimed ?? '0')
}

/** Returns the net amount that these accounts received by transfers with this purpose, in minor units. */
async function getNetAmount({ client }: Environment, owners: readonly string[], purpose: string): Promise<bigint> {
  const { rows } = await client.query<{ moved: string }>(
    `select coalesce(sum(amount), 0)::text as moved from movements
      where merchant = 'ALPHA1' and account = any($1::uuid[]) and purpose = $2`,
    [owners, purpose],
  )
  return BigInt(rows[0]?.moved ?? '0')
}
