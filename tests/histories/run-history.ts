import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect } from 'vitest'
import type { LoginResult } from '../../src/generated/api.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { inTransaction, type Tenant } from '../../server/database/tenant.ts'
import { placeOf } from '../../server/modules/bets/answer-vendor.ts'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { Refused } from '../../server/modules/bets/refused.ts'
import { returnBet } from '../../server/modules/bets/return-bet.ts'
import { settleBet } from '../../server/modules/bets/settle-bet.ts'
import type { VendorPlace } from '../../server/modules/bets/vendor-place.ts'
import { CallError } from '../../server/modules/calls/index.ts'
import { grantBonus, IdempotencyError, OverdraftError, permit, type Transfer, transferWithin } from '../../server/modules/wallet/index.ts'
import { moveFunds, returnFunds } from '../../server/modules/wallet/move-funds.ts'
import type { AccountRecord } from '../../server/database/records.ts'
import { accountsOf } from '../../server/modules/accounts/index.ts'
import { alpha } from '../platform/small-brands.ts'
import { launch, makeVendorClient } from '../platform/vendor-client.ts'
import { type TestPlatform, testPassword } from '../platform/with-platform.ts'

const currency = 'VND'
const vendor = 'PGF'
const clients = 16

interface Player {
  readonly account: AccountRecord
  /** What the player has opened with the vendor. */
  readonly session: string
}

/** What histories are played on. */
export interface Stage {
  readonly platform: TestPlatform
  readonly place: VendorPlace
  readonly players: readonly Player[]
  readonly client: pg.Client
}

/** Makes players who are logged in, and have opened a game. */
export async function openStage(platform: TestPlatform, client: pg.Client, count: number): Promise<Stage> {
  const stranger = await makeVendorClient(platform, vendor)
  const place = await placeOf(platform.server.platform, 'ALPHA1', vendor)
  if (!place) throw new Error('There is no vendor to play with.')
  const players: Player[] = []
  for (let n = 0; n < count; n++) {
    const username = `history${randomUUID().slice(0, 8)}`
    await platform.control('create-account', { brand: 'alpha', username, type: 0, password: testPassword, balance: '500.00' })
    const login: LoginResult = await platform.logIn(alpha, username)
    const { session } = await stranger.open(await launch(platform, alpha, login, { confirmTrans: false }), 'pgf-jade-tiger')
    const account = await accountsOf(place.tenant).byId(login.user.id)
    if (account) players.push({ account, session })
  }
  return { platform, place, players, client }
}

/** One thing that is asked, and what it does to the money of the players together where it is done. */
interface Step {
  readonly net: bigint
  run(): Promise<'done' | 'repeated'>
}

/**
 * Plays a random history: some players, some things that each ask, each sent once to three times and now and then with another content, all of it out of order and by 16 at once. Then what was
 * acknowledged has to be what stands.
 */
export async function runHistory(stage: Stage, seed: string): Promise<void> {
  const random = new Random(seed)
  const players = random.sample(stage.players, 3)
  const before = await totalOf(stage, players)
  const rounds: string[] = []
  const steps = Array.from({ length: 10 + random.below(10) }, (_, n) =>
    makeSteps(stage, random, players, `${seed}-${String(n)}`, rounds),
  ).flat()
  const sent = shuffle(
    steps.flatMap((step) => Array.from({ length: 1 + random.below(3) }, () => step)),
    random,
  )
  let net = 0n
  const next = sent.values()
  const work = async (): Promise<void> => {
    for (const step of next) if ((await step.run().catch(refusedAsItMay)) === 'done') net += step.net
  }
  await Promise.all(Array.from({ length: clients }, work))
  const bets = await betsOf(stage, rounds)
  expect(await totalOf(stage, players), `history ${seed}`).toBe(before + net + bets)
}

/** What may be refused; anything else is a fault. */
function refusedAsItMay(error: unknown): 'refused' {
  if (error instanceof OverdraftError || error instanceof IdempotencyError || error instanceof CallError || error instanceof Refused)
    return 'refused'
  throw error
}

function makeSteps({ place }: Stage, random: Random, players: readonly Player[], name: string, rounds: string[]): readonly Step[] {
  const { tenant, site } = place
  const one = random.pick(players)
  const other = players[(players.indexOf(one) + 1) % players.length] ?? one
  const amount = BigInt(1 + random.below(20_000))
  const { id: account } = one.account
  const ask =
    (asked: Transfer, kind: 'transfer' | 'withdrawal' | 'adjustment'): Step['run'] =>
    () =>
      inTransaction(tenant, async (inside) => {
        await permit(inside, { account, kind, amount, currency })
        return transferWithin(inside, asked)
      })
  const plain = (key: string, purpose: Transfer['purpose'], net: bigint, lines: Transfer['lines']): Step => ({
    net,
    run: ask({ idempotencyKey: key, purpose, currency, lines }, 'transfer'),
  })
  /** The same key, and another amount. */
  const changed = (make: (amount: bigint) => Step): readonly Step[] =>
    random.below(3) === 0 ? [make(amount), make(amount + 1n)] : [make(amount)]
  const kinds: readonly (() => readonly Step[])[] = [
    () =>
      changed((moved) =>
        plain(name, 'operator', moved, [
          { party: { house: 'operator' }, amount: -moved },
          { party: { player: account }, amount: moved },
        ]),
      ),
    () =>
      changed((moved) =>
        plain(name, 'operator', -moved, [
          { party: { player: account }, amount: -moved },
          { party: { house: 'operator' }, amount: moved },
        ]),
      ),
    () =>
      changed((moved) =>
        plain(name, 'upline-transfer', 0n, [
          { party: { player: account }, amount: -moved },
          { party: { player: other.account.id }, amount: moved },
        ]),
      ),
    () => moves(tenant, site, one.account, random, name, amount),
    () => holds(name, account, amount, plain),
    () => [
      {
        net: amount,
        run: () =>
          inTransaction(tenant, (inside: Tenant) =>
            grantBonus(inside, { account, currency, key: name, purpose: 'deposit-bonus', amount, turnover: amount * 3n }),
          ),
      },
    ],
    () => plays(place, one, random, name, amount, rounds),
    () => plays(place, one, random, name, amount, rounds),
  ]
  return random.pick(kinds)()
}

const done = async (work: Promise<unknown>): Promise<'done'> => {
  await work
  return 'done'
}

/** To the vendor's wallet and back, and all of it back. */
function moves(
  tenant: Tenant,
  site: VendorPlace['site'],
  account: AccountRecord,
  random: Random,
  name: string,
  amount: bigint,
): readonly Step[] {
  const context = { tenant, site, account }
  const text = `${String(amount / 100n)}.${String(amount % 100n).padStart(2, '0')}`
  const key = name.padEnd(16, '_')
  const move = (to: 'vendor' | 'main'): Step => ({
    net: 0n,
    run: () => done(moveFunds(context, { vassalage: vendor, to, amount: text, key: `${key}-${to}` })),
  })
  return random.below(3) === 0 ? [{ net: 0n, run: () => done(returnFunds(context, key)) }] : [move('vendor'), move('main')]
}

/** Money that is held, and then paid out or given back: whichever comes first, for the other finds nothing. */
function holds(
  name: string,
  account: string,
  amount: bigint,
  plain: (key: string, purpose: Transfer['purpose'], net: bigint, lines: Transfer['lines']) => Step,
): readonly Step[] {
  const [main, held] = [{ player: account }, { player: account, wallet: 'held' as const }]
  return [
    plain(`${name}-hold`, 'withdrawal-hold', 0n, [
      { party: main, amount: -amount },
      { party: held, amount },
    ]),
    plain(`${name}-end`, 'withdrawal-paid', -amount, [
      { party: held, amount: -amount },
      { party: { house: 'payout' }, amount },
    ]),
    plain(`${name}-end`, 'withdrawal-return', 0n, [
      { party: held, amount: -amount },
      { party: main, amount },
    ]),
  ]
}

/** A bet, its win and its rollback, in whichever order they come. What it does is read from the bet that stands. */
function plays(
  place: VendorPlace,
  { account, session }: Player,
  random: Random,
  name: string,
  amount: bigint,
  rounds: string[],
): readonly Step[] {
  rounds.push(name)
  const of = { player: account.id, round: name, bet: `${name}-bet` }
  const asked = (work: Promise<{ answer: object }>): Promise<'done'> => done(work)
  const win = (amount * BigInt(random.below(4))) / 2n
  const bet = (stake: bigint): Step => ({
    net: 0n,
    run: () => asked(placeBet(place, { transaction: of.bet, session, round: name, amount: stake.toString() }) as never),
  })
  const settle: Step = {
    net: 0n,
    run: () => asked(settleBet(place, { ...of, transaction: `${name}-win`, amount: win.toString() }) as never),
  }
  const back: Step = { net: 0n, run: () => asked(returnBet(place, { ...of, transaction: `${name}-back` }) as never) }
  return random.pick([[bet(amount), settle], [bet(amount), back], [bet(amount), bet(amount + 1n), settle, back], [bet(amount)]])
}

const shuffle = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** What the players have together in all their wallets, by the entries as by the balances: both have to be the same. */
async function totalOf({ client }: Stage, players: readonly Player[]): Promise<bigint> {
  const { rows } = await client.query<{ balances: string; folded: string }>(
    `select coalesce(sum(l.balance), 0)::text as balances,
       (select coalesce(sum(e.amount), 0)::text from entries e join ledger_accounts o on o.merchant = e.merchant and o.id = e.account where o.owner = any($1::uuid[])) as folded
     from ledger_accounts l where l.owner = any($1::uuid[])`,
    [players.map(({ account }) => account.id)],
  )
  expect(rows[0]?.folded).toBe(rows[0]?.balances)
  return BigInt(rows[0]?.balances ?? '0')
}

/** What bets of these rounds have done. Each was placed once, and settled or given back once at most. */
async function betsOf({ client }: Stage, rounds: readonly string[]): Promise<bigint> {
  const { rows } = await client.query<{ round: string; state: string; stake: string; win: string; moved: string }>(
    `select b.round, b.state, b.stake::text, b.win::text,
       (select coalesce(sum(e.amount), 0)::text from transfers t join entries e on e.merchant = t.merchant and e.transfer = t.id
          join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
        where t.merchant = b.merchant and t.reference = b.id::text and t.purpose in ('bet', 'win', 'rollback') and l.owner is not null) as moved
     from bets b where b.merchant = 'ALPHA1' and b.round = any($1)`,
    [rounds],
  )
  expect(new Set(rows.map(({ round }) => round)).size).toBe(rows.length)
  let sum = 0n
  for (const { state, stake, win, moved } of rows) {
    const means = { open: -BigInt(stake), settled: BigInt(win) - BigInt(stake), 'rolled-back': 0n }[state]
    expect(BigInt(moved), state).toBe(means)
    sum += BigInt(moved)
  }
  return sum
}
