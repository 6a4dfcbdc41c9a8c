import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { seedDeposits } from '../../server/modules/deposits/seed-deposits.ts'
import { settlePendingDeposits } from '../../server/modules/deposits/settle-deposits.ts'
import { createSites } from '../../server/modules/site/index.ts'
import type { Deposit, DepositOffer } from '../../src/generated/api.ts'
import { addInterval } from './add-interval.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let client: pg.Client

beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

/** Renames the table of the demo gateway, so that the gateway answers every request with 500. */
const takeGatewayOffline = () => client.query('alter table demo_orders rename to demo_orders_away')
const bringGatewayOnline = () => client.query('alter table demo_orders_away rename to demo_orders')
const listOrders = async (id: string) =>
  (await client.query<{ return_url: string }>('select return_url from demo_orders where id = $1', [id])).rows

let nameCounter = 0

/** Creates a player, and requests a deposit while the gateway is unavailable. */
async function requestDuringOutage() {
  const username = `waiter${String(++nameCounter)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: testPassword })
  const { token } = await platform.logIn(alpha, username)
  const call = (name: Parameters<TestPlatform['call']>[0], input?: object) => platform.callUnchecked(name, input, { host: alpha, token })
  const input = { channel: 'qr', amount: '100.00', key: `deposit-in-outage-${String(nameCounter)}` }
  await takeGatewayOffline()
  expect((await call('deposit.request', input)).body.code).toBe('deposit_gateway')
  await bringGatewayOnline()
  const [pendingDeposit] = ((await call('deposit.channels')).body.value as DepositOffer).open
  expect(pendingDeposit?.state).toBe('requested')
  const id = pendingDeposit?.id ?? ''
  await client.query(`update deposits set created_at = ${addInterval('created_at', '-1 minute')} where id = $1`, [id])
  const fetchDeposit = async () => (await call('deposit.one', { id })).body.value as Deposit
  const expire = () => client.query(`update deposits set expires_at = now() - interval '1 second' where id = $1`, [id])
  return { id, fetchDeposit, expire, retry: () => call('deposit.request', input) }
}
const runDepositJob = () => settlePendingDeposits(platform.server.platform)

describe('a deposit that the gateway has not answered', () => {
  it('is opened automatically as the same order once the gateway is up again, and its player gets the payment URL', async () => {
    const { id, fetchDeposit } = await requestDuringOutage()
    await takeGatewayOffline()
    await runDepositJob()
    expect((await fetchDeposit()).state).toBe('requested')
    await bringGatewayOnline()
    await Promise.all([runDepositJob(), runDepositJob()])
    expect(await listOrders(id)).toEqual([{ return_url: `http://${alpha}/?deposit=${id}` }])
    const { state, payUrl, steps } = await fetchDeposit()
    expect({ state, steps: steps.map((step) => step.state) }).toEqual({ state: 'awaiting', steps: ['requested', 'awaiting'] })
    const { pathname, searchParams, host } = new URL(payUrl ?? '')
    expect(searchParams.get('language')).toBe('vi-VN')
    expect((await platform.send('GET', pathname, { host })).status).toBe(200)
  })

  it('is opened at once by a request with the same key, and not again by the job', async () => {
    const { id, retry } = await requestDuringOutage()
    expect((await retry()).body.value).toMatchObject({ id, state: 'awaiting' })
    await runDepositJob()
    expect(await listOrders(id)).toHaveLength(1)
  })

  it('fails at its deadline, even before the job has run; one that was opened at the gateway expires instead', async () => {
    const { fetchDeposit, expire } = await requestDuringOutage()
    const other = await requestDuringOutage()
    await other.retry()
    await Promise.all([expire(), other.expire()])
    for (let attempt = 0; attempt < 2; attempt++) {
      expect([(await fetchDeposit()).state, (await other.fetchDeposit()).state]).toEqual(['failed', 'expired'])
      await runDepositJob()
    }
    expect((await fetchDeposit()).steps.map(({ state }) => state)).toEqual(['requested', 'failed'])
  })
})

describe('a brand that was started before deposit channels existed', () => {
  it('gets the channels of its files once a server of this version has loaded it, and keeps the operator’s changes', async () => {
    const { brands } = platform.server.platform
    const brand = brands.byId('beta')
    if (!brand) throw new Error('beta is not served.')
    const listChannels = async () =>
      (
        await client.query<{ id: string; enabled: boolean }>(
          `select id, enabled from deposit_channels where merchant = 'BETA1' order by id`,
        )
      ).rows
    const before = await listChannels()
    expect(before.length).toBeGreaterThan(0)
    await client.query(`delete from deposit_channels where merchant = 'BETA1'`)
    const noop = async () => undefined
    const database = await openDatabase({ appUrl: platform.databaseUrl, migrationUrl: undefined }, () => undefined)
    const createTestSites = () =>
      createSites({
        database,
        seeds: [],
        seedMissing: seedDeposits,
        applyContent: async () => false,
        changeTimeZone: noop,
        log: () => undefined,
      })
    try {
      await Promise.all([createTestSites().provision(brand), createTestSites().provision(brand)])
      expect(await listChannels()).toEqual(before)
      await client.query(`update deposit_channels set enabled = false where merchant = 'BETA1' and id = 'qr'`)
      await createTestSites().provision(brand)
      expect((await listChannels()).find(({ id }) => id === 'qr')?.enabled).toBe(false)
    } finally {
      await database.destroy()
    }
  })
})
