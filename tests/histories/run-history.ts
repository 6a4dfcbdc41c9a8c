import { expect } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { inTransaction } from '../../server/database/tenant.ts'
import { permit, type Transfer, transferWithin } from '../../server/modules/wallet/index.ts'
import { moveFunds, returnVendorFunds } from '../../server/modules/wallet/move-funds.ts'
import { transferFunds } from '../../server/modules/wallet/transfer-funds.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { bonusAct, rewardAct } from './bonus-act.ts'
import { cashbackAct } from './cashback-act.ts'
import { depositAct } from './deposit-act.ts'
import { freeSpinsAct } from './free-spins-act.ts'
import { validatePayouts } from './validate-payouts.ts'
import { missionAct } from './mission-act.ts'
import { pointsAct } from './points-act.ts'
import { roundAct } from './round-act.ts'
import { settlementAct } from './settlement-act.ts'
import { type Act, type Cast, currency, formatAmount, expectAllowedRefusal, type Stage, type Step, step, vendors } from './stage.ts'
import { withdrawalAct } from './withdrawal-act.ts'

const clients = 16

/**
 * Plays a random history: several players, several operations each, each sent one to three times and now and then with
 * other content, in random order and 16 at once. Afterwards, exactly what was acknowledged must be stored.
 */
export async function runHistory(stage: Stage, seed: string): Promise<void> {
  const random = new Random(seed)
  const players = random.sample(stage.players, 3)
  const owners = [stage.agent, ...players.map(({ account }) => account)].map(({ id }) => id)
  await clearLimits(stage)
  const before = {
    total: await totalOf(stage, owners),
    cashback: await cashbackOf(stage, owners),
    forfeited: await movedFor(stage, owners, 'bonus-forfeited'),
    corrected: await movedFor(stage, owners, 'resettlement'),
  }
  const acts = Array.from({ length: 10 + random.integerBelow(10) }, (_, n) =>
    createAct({
      stage,
      random,
      player: random.pick(players),
      name: `${seed}-${String(n)}`,
      amount: BigInt(1 + random.integerBelow(20_000)),
    }),
  )
  for (const { first } of acts) await first?.().catch(expectAllowedRefusal)
  const sent = shuffle(
    acts.flatMap(({ steps }) => steps).flatMap((one) => Array.from({ length: 1 + random.integerBelow(3) }, () => one)),
    random,
  )
  let net = 0n
  const next = sent.values()
  const work = async (): Promise<void> => {
    for (const one of next) if ((await one.run().catch(expectAllowedRefusal)) === 'done') net += one.net
  }
  await Promise.all(Array.from({ length: clients }, work))
  for (const { settle } of acts) net += (await settle?.()) ?? 0n
  net += (await cashbackOf(stage, owners)) - before.cashback
  net += (await movedFor(stage, owners, 'bonus-forfeited')) - before.forfeited
  net += (await movedFor(stage, owners, 'resettlement')) - before.corrected
  expect(await totalOf(stage, owners), `history ${seed}`).toBe(before.total + net)
  await validatePayouts(stage, owners, seed)
}

/** Resets rate limits: these players do in a second what a player may do in ten minutes and in a day. */
async function clearLimits({ client }: Stage): Promise<void> {
  await client.query('delete from login_failures')
  await client.query(`update withdrawals set requested_at = requested_at - interval '2 days' where requested_at > now() - interval '1 day'`)
}

function createAct(cast: Cast): Act {
  const { stage, random, player, name, amount } = cast
  const { tenant, site } = stage.vendorContext
  const { account } = player
  const plain = (purpose: 'operator', net: bigint, lines: Transfer['lines']): Step => ({
    net,
    run: () =>
      inTransaction(tenant, async (trx) => {
        const permits = [await permit(trx, { account: account.id, kind: 'transfer', amount, currency })]
        return transferWithin(trx, { idempotencyKey: name, purpose, currency, lines, permits })
      }),
  })
  /** Repeats the operation with the same idempotency key and another amount. */
  const changed = (make: (amount: bigint) => Step): Act => ({
    steps: random.integerBelow(3) === 0 ? [make(amount), make(amount + 1n)] : [make(amount)],
  })
  const operator =
    (sign: 1n | -1n): (() => Act) =>
    () =>
      changed((moved) =>
        plain('operator', sign * moved, [
          { party: { house: 'operator' }, amount: -sign * moved },
          { party: { player: account.id }, amount: sign * moved },
        ]),
      )
  const hand = (to: 'upline' | 'downline') => (): Act =>
    changed((moved) =>
      step(() =>
        transferFunds({ sender: stage.sender, site }, to === 'upline' ? account : stage.agent, {
          to,
          amount: formatAmount(moved),
          paymentPassword,
          key: name.padEnd(16, '_'),
          ...(to === 'downline' && { account: account.username }),
        }),
      ),
    )
  const kinds: readonly (() => Act)[] = [
    operator(1n),
    operator(-1n),
    hand('upline'),
    hand('downline'),
    () => bonusAct(cast),
    () => bonusAct(cast),
    () => rewardAct(cast),
    () => pointsAct(cast),
    () => moveAct(cast),
    () => freeSpinsAct(cast),
    () => roundAct(cast),
    () => roundAct(cast),
    () => roundAct(cast),
    () => missionAct(cast),
    () => settlementAct(cast),
    () => depositAct(cast),
    () => depositAct(cast),
    () => withdrawalAct(cast),
    () => withdrawalAct(cast),
    () => cashbackAct(cast),
  ]
  return random.pick(kinds)()
}

/** Transfers to the vendor's wallet, back, and everything back. */
function moveAct({ stage, random, player, name, amount }: Cast): Act {
  const context = { tenant: stage.vendorContext.tenant, site: stage.vendorContext.site, account: player.account }
  const key = name.padEnd(16, '_')
  const vendor = random.pick(vendors)
  const move = (to: 'vendor' | 'main'): Step =>
    step(() => moveFunds(context, { vassalage: vendor, to, amount: formatAmount(amount), key: `${key}-${to}` }))
  return { steps: random.integerBelow(3) === 0 ? [step(() => returnVendorFunds(context, key))] : [move('vendor'), move('main')] }
}

const shuffle = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, at: random.integerBelow(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/**
 * Returns the total of these accounts in all their wallets, computed from entries and from balances, which must agree.
 */
async function totalOf({ client }: Stage, owners: readonly string[]): Promise<bigint> {
  const { rows } = await client.query<{ balances: string; folded: string }>(
    `select coalesce(sum(l.balance), 0)::text as balances,
       (select coalesce(sum(e.amount), 0)::text from entries e join ledger_accounts o on o.merchant = e.merchant and o.id = e.account where o.owner = any($1::uuid[]) and o.currency = $2) as folded
     from ledger_accounts l where l.owner = any($1::uuid[]) and l.currency = $2`,
    [owners, currency],
  )
  expect(rows[0]?.folded).toBe(rows[0]?.balances)
  return BigInt(rows[0]?.balances ?? '0')
}

/** Returns the cashback of these accounts, computed from claims and from transfers, which must agree. */
async function cashbackOf({ client }: Stage, owners: readonly string[]): Promise<bigint> {
  const { rows } = await client.query<{ claimed: string; moved: string }>(
    `select (select coalesce(sum(amount), 0)::text from cashbacks where merchant = 'ALPHA1' and account = any($1::uuid[])) as claimed,
       coalesce(sum(m.amount), 0)::text as moved from movements m
     where m.merchant = 'ALPHA1' and m.account = any($1::uuid[]) and m.purpose = 'cashback'`,
    [owners],
  )
  expect(rows[0]?.moved).toBe(rows[0]?.claimed)
  return BigInt(rows[0]?.claimed ?? '0')
}

/** Returns the net amount that these accounts received for a purpose. */
async function movedFor({ client }: Stage, owners: readonly string[], purpose: string): Promise<bigint> {
  const { rows } = await client.query<{ moved: string }>(
    `select coalesce(sum(amount), 0)::text as moved from movements
      where merchant = 'ALPHA1' and account = any($1::uuid[]) and purpose = $2`,
    [owners, purpose],
  )
  return BigInt(rows[0]?.moved ?? '0')
}
