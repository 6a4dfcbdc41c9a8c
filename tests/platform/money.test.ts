import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deposit } from '../../src/generated/api.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const spend = (key: string, amount = '100', brand = 'alpha') =>
  platform.runAdminCommand('ledger-spend', { brand, username: 'spender', amount, key })

describe('money', () => {
  it('suffices for exactly ten of forty concurrent spends of 100 from a balance of 1,000, and the ledger adds up to zero', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'spender', type: 0, balance: '1000.00' })
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => spend(`race-${String(n)}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await platform.runAdminCommand('account', { brand: 'alpha', username: 'spender' })).toMatchObject({ balance: '0.00' })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, sums: { VND: '0' } })
  })

  it('moves once for one key, however often it is sent, also concurrently', async () => {
    await platform.runAdminCommand('ledger-grant', { brand: 'alpha', username: 'spender', amount: '500', key: 'topup' })
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => spend('same-key', '50')))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', ...Array.from({ length: 11 }, () => 'repeated')])
    expect(await platform.runAdminCommand('account', { brand: 'alpha', username: 'spender' })).toMatchObject({ balance: '450.00' })
  })

  it('is not moved with a key that was used for a different transfer', async () => {
    await expect(spend('same-key', '51')).rejects.toThrow('used for a different transfer')
    const otherSpend = platform.runAdminCommand('ledger-spend', { brand: 'alpha', username: 'player', amount: '50', key: 'same-key' })
    await expect(otherSpend).rejects.toThrow('used for a different transfer')
  })

  it('can be spent under the same key after a spend that failed for insufficient funds', async () => {
    await expect(spend('later', '999')).rejects.toThrow('balance is insufficient')
    await platform.runAdminCommand('ledger-grant', { brand: 'alpha', username: 'spender', amount: '999', key: 'for-later' })
    expect(await spend('later', '999')).toMatchObject({ outcome: 'done' })
  })

  it('is moved by one operator alone up to the brand’s limit, is recorded in the audit log, and never reaches a trial account', async () => {
    await expect(spend('too-much', '1000.01')).rejects.toThrow('one operator may give 1000.00 at most')
    const grant = (username: string, amount: string, key: string) =>
      platform.runAdminCommand('ledger-grant', { brand: 'alpha', username, amount, key })
    await expect(grant('spender', '1000.01', 'too-much-given')).rejects.toThrow('one operator may give 1000.00 at most')
    await expect(grant('guest', '1.00', 'to-a-trial')).rejects.toThrow('may not receive or send money')
    const countGrants = async () =>
      (
        await withDatabaseClient(platform, (client) =>
          client.query(`select 1 from audit_log where event = 'operator-ledger-grant' and merchant = 'ALPHA1'`),
        )
      ).rowCount
    const before = await countGrants()
    await grant('spender', '1.00', 'noted')
    expect(await countGrants()).toBe((before ?? 0) + 1)
  })

  it('is credited by one operator alone up to the brand’s limit with any command: an opening balance, a gift, a deposit', async () => {
    const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
    const limitMessage =
      'This is worth 1000.01, and one operator may give 1000.00 at most. Log in as an operator with "livery login", and another operator can confirm it.'
    const openAccount = (username: string, balance: string) =>
      runAdminCommand('create-account', { username, type: 0, balance, password: testPassword })
    await expect(openAccount('opened', '1000.01')).rejects.toThrow(JSON.stringify(limitMessage).slice(1, -1))
    await expect(runAdminCommand('account', { username: 'opened' })).rejects.toThrow('no account')
    expect(await openAccount('opened', '1000.00')).toMatchObject({ balance: '1000.00' })

    const grantReward = (amount: string) =>
      runAdminCommand('give-reward', { username: 'opened', key: `gift-${amount}`, change: { amount, 'title.EN': 'A gift' } })
    await expect(grantReward('1000.01')).rejects.toThrow('one operator may give 1000.00 at most')
    expect(await grantReward('1000.00')).toMatchObject({ state: 'ready' })

    const { token } = await platform.logIn(alpha, 'opened')
    const input = { channel: 'bank', amount: '500.00', key: 'more-than-requested', payerName: 'Ann Payer' }
    const { id } = (await platform.call('deposit.request', input, { host: alpha, token })).body.value as Deposit
    const approve = (amount: string) => runAdminCommand('approve-deposit', { deposit: id, amount })
    await expect(approve('1500.01')).rejects.toThrow('one operator may give 1000.00 at most')
    expect(await approve('1500.00')).toMatchObject({ credited: '1500.00' })
    expect(await runAdminCommand('account', { username: 'opened' })).toMatchObject({ balance: '2500.00' })
  })

  it('is rejected, not rounded, if the currency cannot represent the amount', async () => {
    await expect(spend('too-fine', '0.001')).rejects.toThrow('2 decimals')
    await expect(spend('no-number', '1e3')).rejects.toThrow('not an amount')
  })

  it('keeps six decimals exact if the currency has six', async () => {
    const { token } = await platform.logIn(beta, 'player')
    const { body } = await platform.call('wallet.balance', undefined, { host: beta, token })
    expect(body.value).toEqual({ sumBalance: '7.000001', currency: 'USDT' })
  })

  it('is credited to the demo accounts from the house account, so that every ledger adds up to zero', async () => {
    for (const brand of ['base', 'alpha', 'beta'])
      expect(await platform.runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true })
    const { token } = await platform.logIn(alpha, 'player')
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toEqual({
      sumBalance: '2500.00',
      currency: 'VND',
    })
  })
})
