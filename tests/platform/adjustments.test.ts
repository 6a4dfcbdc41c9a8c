import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAuditEvents } from './list-audit-events.ts'
import { query } from './query-database.ts'
import { runLivery } from '../merchants/run-livery.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

let createdCount = 0
const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const createIdempotencyKey = () => `adjustment-${String(++createdCount)}`

async function createPlayer() {
  const username = `adjusted${String(++createdCount)}`
  await runAdminCommand('create-account', { username, type: 0, balance: '100.00' })
  const fetchBalance = async () => (await runAdminCommand('account', { username }))['balance']
  const adjust = (amount: string, overrides: object = {}) =>
    runAdminCommand('adjust', { username, amount, reason: 'Booking error', by: 'Ann', key: createIdempotencyKey(), ...overrides })
  return { username, fetchBalance, adjust }
}

describe('an adjustment', () => {
  it('needs only one operator up to the limit, is made once per idempotency key, and can be a credit or a debit', async () => {
    const { fetchBalance, adjust } = await createPlayer()
    const sameKeyOverride = { key: createIdempotencyKey() }
    expect(await adjust('20.50', sameKeyOverride)).toMatchObject({ state: 'done', amount: '20.50', requestedBy: 'Ann' })
    expect(await adjust('20.50', sameKeyOverride)).toMatchObject({ state: 'done' })
    await expect(adjust('21', sameKeyOverride)).rejects.toThrow('different adjustment')
    await expect(adjust('20.50', { ...sameKeyOverride, reason: 'A gift' })).rejects.toThrow('different adjustment')
    const otherPlayer = await createPlayer()
    await expect(otherPlayer.adjust('20.50', sameKeyOverride)).rejects.toThrow('different adjustment')
    expect(await otherPlayer.adjust('1000.00')).toMatchObject({ state: 'done' })
    expect(await otherPlayer.adjust('-1000.00')).toMatchObject({ state: 'done' })
    expect(await otherPlayer.adjust('-1000.01')).toMatchObject({ state: 'waiting', amount: '-1000.01' })
    await expect(otherPlayer.adjust('0')).rejects.toThrow('must not be 0')
    expect(await otherPlayer.fetchBalance()).toBe('100.00')
    expect(await adjust('-70.50')).toMatchObject({ state: 'done', amount: '-70.50' })
    expect(await fetchBalance()).toBe('50.00')
    await expect(adjust('-50.01')).rejects.toThrow('balance is insufficient')
    expect(await fetchBalance()).toBe('50.00')
  })

  it('can be made to a disabled account, like an operator credit, and has its own ledger purpose', async () => {
    const { username, fetchBalance, adjust } = await createPlayer()
    await runAdminCommand('disable-account', { username })
    const { id } = await adjust('5.00')
    await runAdminCommand('ledger-grant', { username, amount: '0.50', key: createIdempotencyKey() })
    expect(await fetchBalance()).toBe('105.50')
    const { rows } = await query(platform, 'select purpose from transfers where reference = $1', [id])
    expect(rows).toEqual([{ purpose: 'adjustment' }])
  })

  it('accepts a negative amount on the command line, as a grant of points does', async () => {
    const { username, fetchBalance } = await createPlayer()
    await runAdminCommand('grant-points', { username, points: 60, reason: 'Some', key: createIdempotencyKey() })
    const runCli = (...args: string[]) => runLivery('platform', ...args, '--data', platform.dataDir)
    expect(await runCli('adjust', 'alpha', username, '-20.00', '--reason', '-1 too many')).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await fetchBalance()).toBe('80.00')
    const { code, out } = await runCli('points', 'alpha', 'grant', username, '-50', '--reason', 'Too many')
    expect({ code, points: /points\s+(\d+)/.exec(out)?.[1] }).toEqual({ code: 0, points: '10' })
    expect(await runCli('adjust', 'alpha', username, '20.00', '-x')).toMatchObject({ code: 2 })
  })

  it('does not change the balance until another operator confirms it if it is above the limit, and is applied only once', async () => {
    const { username, fetchBalance, adjust } = await createPlayer()
    const { id } = await adjust('1000.01')
    expect(await fetchBalance()).toBe('100.00')
    await expect(runAdminCommand('confirm-adjustment', { adjustment: id, by: 'Ann' })).rejects.toThrow('another one must confirm it')
    expect(await fetchBalance()).toBe('100.00')
    const results = await Promise.allSettled([1, 2].map(() => runAdminCommand('confirm-adjustment', { adjustment: id, by: 'Ben' })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await fetchBalance()).toBe('1100.01')
    const { id: laterId } = await adjust('2.00')
    const adjustments = (await runAdminCommand('adjustments', {})) as unknown as readonly object[]
    expect(adjustments.slice(0, 2)).toMatchObject([
      { id: laterId, state: 'done' },
      { id, username, state: 'done', amount: '1000.01', currency: 'VND', reason: 'Booking error', requestedBy: 'Ann', decidedBy: 'Ben' },
    ])
  })

  it('does not change the balance if it is rejected; every adjustment is recorded in the audit log', async () => {
    const { username, fetchBalance, adjust } = await createPlayer()
    const { id } = await adjust('5000')
    const rejection = await runAdminCommand('refuse-adjustment', { adjustment: id, by: 'Ben' })
    expect(rejection).toMatchObject({ state: 'refused', amount: '5000.00', requestedBy: 'Ann', decidedBy: 'Ben' })
    await expect(runAdminCommand('confirm-adjustment', { adjustment: id, by: 'Ben' })).rejects.toThrow('already refused')
    expect(await fetchBalance()).toBe('100.00')
    await adjust('5.00')
    await runAdminCommand('confirm-adjustment', { adjustment: (await adjust('6000'))['id'], by: 'Ben' })
    expect(await listAuditEvents(platform, username, /adjust/)).toEqual([
      'operator-adjust waiting',
      'operator-refuse-adjustment done',
      'operator-adjust done',
      'operator-adjust waiting',
      'operator-confirm-adjustment done',
    ])
    expect(await runAdminCommand('audit-verify', {})).toMatchObject({ passed: true })
    expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true })
  })
})
