import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { noticePath } from '../../server/modules/gateways/index.ts'
import type { Deposit } from '../../src/generated/api.ts'
import { countLockWaits } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
/** A connection as superuser, independent of the server. */
let client: pg.Client
let vendor: VendorClient

beforeAll(async () => {
  platform = await startTestPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
  vendor = await createVendorClient(platform, 'PGF')
  // A house account is created by the first transfer that uses it.
  await play(await createPlayerWithGame())
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

const host = alpha

/** Creates a player with an open game, and with a requested deposit that has a bonus and a fee. */
async function createPlayerWithGame() {
  const { session, player, login } = await openGameAsNewPlayer(platform, vendor, '100.00')
  const { token } = login
  const input = { channel: 'wallet', payerPhone: '0912345678', amount: '200.00', bonus: 'first', key: `of-${player}` }
  const { id: deposit } = (await platform.call('deposit.request', input, { host, token })).body.value as Deposit
  const betIds = { transaction: randomUUID(), round: randomUUID() }
  const winTransaction = randomUUID()
  return {
    deposit,
    betIds,
    winTransaction,
    bet: () => vendor.request('bet', { ...betIds, session, amount: '2500' }),
    win: () => vendor.request('win', { transaction: winTransaction, player, round: betIds.round, bet: betIds.transaction, amount: '6000' }),
    pay: () => sendPaidNotice(deposit),
    fetchBalance: async () => (await vendor.request('balance', { session })).balance,
  }
}

/** Sends the platform a notice, as the gateway, that a deposit was paid. */
function sendPaidNotice(order: string) {
  const at = new Date().toISOString()
  const notice = { merchant: 'ALPHA1', order, payment: randomUUID(), status: 'paid', amount: '20000', currency: 'VND', at }
  const body = JSON.stringify(notice)
  const headers = signMessage(platform.server.platform.gateway.key, { method: 'POST', path: noticePath, body })
  return platform.send('POST', noticePath, { host, body, headers })
}

/** Returns every house account with the version of its row, which each update changes. */
const listHouseRows = async () =>
  (await client.query<{ purpose: string }>(`select purpose, xmin::text, ctid::text from ledger_accounts where owner is null order by id`))
    .rows

/** Inserts a row in an open transaction, which blocks inserts of its key until the returned function is called. */
async function blockInserts(statement: string, values: readonly unknown[]): Promise<() => Promise<void>> {
  const blocker = new pg.Client(platform.databaseUrl)
  let isOpen = true
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query(statement, [...values])
  return async () => {
    if (isOpen) await blocker.end()
    isOpen = false
  }
}

const insertVendorCallStatement = `insert into vendor_calls (merchant, vendor, kind, scope, transaction, answer) values ('ALPHA1', 'PGF', $1, '', $2, '{}')`
const insertDepositStepStatement = `insert into deposit_steps (merchant, deposit, step, state)
  select merchant, deposit, max(step) + 1, 'paid' from deposit_steps where deposit = $1 group by merchant, deposit`

type Player = Awaited<ReturnType<typeof createPlayerWithGame>>

/** Operations that move money, each with a statement that inserts the last row of the same transaction. */
const operations: readonly (readonly [name: 'bet' | 'win' | 'pay', statement: string, values: (player: Player) => readonly unknown[]])[] = [
  ['bet', insertVendorCallStatement, ({ betIds }) => ['bet', betIds.transaction]],
  ['win', insertVendorCallStatement, ({ winTransaction }) => ['win', winTransaction]],
  ['pay', insertDepositStepStatement, ({ deposit }) => [deposit]],
]

describe('a house account', () => {
  it('is not locked: while a bet, win or deposit of one player is in an open transaction, those of another succeed', async () => {
    const [firstPlayer, secondPlayer] = [await createPlayerWithGame(), await createPlayerWithGame()]
    for (const [name, statement, values] of operations) {
      const release = await blockInserts(statement, values(firstPlayer))
      try {
        const firstState = { answered: false }
        const first = firstPlayer[name]().finally(() => (firstState.answered = true))
        await vi.waitFor(async () => expect(await countLockWaits(platform)).toBe(1), { timeout: 60_000, interval: 20 })
        const second = await Promise.race([secondPlayer[name](), sleep(5_000, 'The call is blocked.')])
        expect({ name, first: firstState, second }).toMatchObject({ first: { answered: false }, second: { status: 200 } })
        expect(await countLockWaits(platform)).toBe(1)
        await release()
        expect(await first).toMatchObject({ status: 200 })
      } finally {
        await release()
      }
    }
    for (const player of [firstPlayer, secondPlayer])
      expect(await player.fetchBalance()).toBe(String(10_000 - 2_500 + 6_000 + 20_000 - 300 + 20_000))
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })

  it('has a row that no bet, win, fee or bonus updates, even if many are concurrent', async () => {
    const before = await listHouseRows()
    expect(before.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['vendor/PGF', 'fees', 'gateway', 'promotions']))
    await Promise.all((await createPlayersWithGame(6)).map(play))
    expect(await listHouseRows()).toEqual(before)
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })
})

async function createPlayersWithGame(count: number): Promise<readonly Player[]> {
  const players: Player[] = []
  for (let n = 0; n < count; n++) players.push(await createPlayerWithGame())
  return players
}

async function play({ bet, win, pay }: Player): Promise<void> {
  expect(await bet()).toMatchObject({ status: 200 })
  await Promise.all([win(), pay()]).then((answers) => expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]))
}
