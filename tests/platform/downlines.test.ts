import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentDownlinesQuery, DownlinePage, LoginResult } from '../../src/generated/api.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

let createdCount = 0
async function createAgentWithDownline(memberNames: readonly string[], brand: 'alpha' | 'beta' = 'alpha') {
  const username = `upline${String(++createdCount)}`
  const createAccount = (name: string, overrides: object) =>
    platform.runAdminCommand('create-account', { brand, username: name, type: 0, password: testPassword, ...overrides })
  await createAccount(username, { type: 1 })
  for (const name of memberNames) await createAccount(name, { upline: username })
  const host = brand === 'alpha' ? alpha : beta
  const { token } = await platform.logIn(host, username)
  const request = (input: AgentDownlinesQuery = {}) => platform.call('agent.downlines', input, { host, token })
  const list = async (input?: AgentDownlinesQuery) => (await request(input)).body.value as DownlinePage
  const listNames = async (input?: AgentDownlinesQuery) => (await list(input)).downlines.map(({ account }) => account)
  const freeze = async (name: string, step: 'freeze' | 'unfreeze') =>
    (await platform.call('agent.freezeDownline', { username: name, step }, { host, token })).body
  return { username, createAccount, list, listNames, request, freeze }
}

describe('the downline of an agent', () => {
  it('is listed with direct accounts only, newest first, each with the size of its own downline', async () => {
    const { list, createAccount, username: upline } = await createAgentWithDownline([])
    await createAccount('first1', { type: 2, upline })
    await createAccount('second1', { upline })
    await createAccount('third1', { type: 2, upline: 'first1', balance: '7.50' })
    await createAccount('fourth1', { upline: 'third1' })
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: 'second1' })
    const { downlines, ...page } = await list()
    expect(page).toEqual({ path: [], pageNum: 1, totalPages: 1, total: 2 })
    const sharedFields = { type: 0, upline, balance: '0.00', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown }
    expect(downlines).toEqual([
      { ...sharedFields, account: 'second1', nickname: 'second1', downlines: 0, team: 0, disabled: true, steps: [] },
      {
        ...sharedFields,
        type: 2,
        account: 'first1',
        nickname: 'first1',
        downlines: 1,
        team: 2,
        disabled: false,
        steps: ['transfer', 'freeze'],
      },
    ])
  })

  it('includes everyone who registered with the agent’s code', async () => {
    const { username, listNames } = await createAgentWithDownline([])
    await platform.runAdminCommand('set-affiliate', { brand: 'alpha', code: 'BELOW1', agent: username })
    expect((await platform.register(alpha, { username: 'bycode1', affiliateCode: 'BELOW1' })).status).toBe(200)
    expect(await listNames()).toEqual(['bycode1'])
  })

  it('is listed page by page, without duplicates or gaps', async () => {
    const { list, listNames } = await createAgentWithDownline(['page1', 'page2', 'page3', 'page4', 'page5'])
    expect(await list({ pageSize: 2 })).toMatchObject({ pageNum: 1, totalPages: 3, total: 5 })
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => listNames({ pageNo, pageSize: 2 })))
    expect(pages).toEqual([['page5', 'page4'], ['page3', 'page2'], ['page1'], []])
  })

  it('is searched by a part of the username, ignoring case, without wildcards', async () => {
    const rule = { brand: 'alpha', field: 'username' }
    await platform.runAdminCommand('set-rule', { ...rule, change: { patternId: 'no-spaces' } })
    const { list, listNames } = await createAgentWithDownline(['Mai_lan', 'MaiXlan', 'thu1'])
    expect(await listNames({ username: ' MAI ' })).toEqual(['MaiXlan', 'Mai_lan'])
    expect(await listNames({ username: 'i_l' })).toEqual(['Mai_lan'])
    expect(await listNames({ username: '%' })).toEqual([])
    expect(await list({ username: 'mai', pageSize: 1 })).toMatchObject({ totalPages: 2, total: 2 })
    await platform.runAdminCommand('set-rule', { ...rule, change: { patternId: 'letter-first' } })
  })

  it('is inaccessible to other agents, including an agent with the same name on another brand', async () => {
    const firstAgent = await createAgentWithDownline(['ownone'])
    const secondAgent = await createAgentWithDownline(['others'])
    createdCount -= 1
    const otherBrandAgent = await createAgentWithDownline(['abroad'], 'beta')
    expect(otherBrandAgent.username).toBe(secondAgent.username)
    expect([await firstAgent.listNames(), await secondAgent.listNames(), await otherBrandAgent.listNames()]).toEqual([
      ['ownone'],
      ['others'],
      ['abroad'],
    ])
  })

  it('is shown level by level, with balances and the path down, and never above or beside the agent', async () => {
    const { list, listNames, createAccount, username, request } = await createAgentWithDownline([])
    await createAccount('level1', { type: 2, upline: username })
    await createAccount('level2', { type: 2, upline: 'level1', balance: '7.50' })
    await createAccount('level3', { upline: 'level2' })
    const { downlines, path } = await list({ under: 'Level1' })
    expect(path).toEqual(['level1'])
    expect(downlines).toMatchObject([{ account: 'level2', upline: 'level1', balance: '7.50', downlines: 1, team: 1, steps: [] }])
    expect((await list({ under: 'level2' })).path).toEqual(['level1', 'level2'])
    expect(await listNames({ username: 'LEVEL' })).toEqual(['level3', 'level2', 'level1'])
    expect(await listNames({ under: 'level1', username: 'level' })).toEqual(['level3', 'level2'])
    for (const under of [username, 'player', 'upline1', 'nobody'])
      expect([under, (await request({ under })).body.code]).toEqual([under, 'not_found'])
  })
})

describe('an account frozen by its upline', () => {
  it('is logged out and cannot log in until the same agent unfreezes it', async () => {
    const agent = await createAgentWithDownline(['frosty1'])
    const { token } = await platform.logIn(alpha, 'frosty1')
    const isLoggedIn = async () => (await platform.call('member.info', undefined, { host: alpha, token })).body.success
    const logIn = async () =>
      (await platform.call('session.login', { username: 'frosty1', password: testPassword, type: 'username' }, { host: alpha })).body
    expect(await isLoggedIn()).toBe(true)
    expect(await agent.freeze('Frosty1', 'freeze')).toMatchObject({ value: { account: 'frosty1', disabled: true } })
    expect([await isLoggedIn(), (await logIn()).success]).toEqual([false, false])
    expect((await agent.list()).downlines).toMatchObject([{ account: 'frosty1', disabled: true, steps: ['unfreeze'] }])
    expect(await agent.freeze('frosty1', 'unfreeze')).toMatchObject({ value: { disabled: false } })
    expect([await isLoggedIn(), ((await logIn()).value as LoginResult | undefined)?.user.account]).toEqual([false, 'frosty1'])
  })

  it('is a direct downline: accounts further below, beside, above or unrelated cannot be frozen', async () => {
    const agent = await createAgentWithDownline([])
    await agent.createAccount('near1', { type: 2, upline: agent.username })
    await agent.createAccount('far1', { upline: 'near1' })
    for (const name of ['far1', agent.username, 'player', 'nobody'])
      expect([name, (await agent.freeze(name, 'freeze')).code]).toEqual([name, 'not_found'])
    expect(await platform.runAdminCommand('account', { brand: 'alpha', username: 'far1' })).toMatchObject({ disabled: false })
    const { token } = await platform.logIn(alpha, 'player')
    const input = { username: 'near1', step: 'freeze' } as const
    expect((await platform.call('agent.freezeDownline', input, { host: alpha, token })).body.code).toBe('forbidden')
  })

  it('stays closed if an operator has closed it, even if an agent had frozen it before', async () => {
    const agent = await createAgentWithDownline(['closed1'])
    await agent.freeze('closed1', 'freeze')
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: 'closed1' })
    for (const step of ['unfreeze', 'freeze'] as const) expect((await agent.freeze('closed1', step)).code).toBe('downline_closed')
    expect((await agent.list()).downlines).toMatchObject([{ disabled: true, steps: [] }])
    await platform.runAdminCommand('enable-account', { brand: 'alpha', username: 'closed1' })
    expect((await agent.list()).downlines).toMatchObject([{ disabled: false, steps: ['transfer', 'freeze'] }])
  })

  it('has one audit event for each change of its state, and its upline has one for each request', async () => {
    const agent = await createAgentWithDownline(['logged1'])
    const listEvents = () =>
      withDatabaseClient(platform, async (client) => {
        const { rows } = await client.query<{ event: string; username: string }>(
          `select l.event, a.username from audit_log l join accounts a on a.merchant = l.merchant and a.id = l.account
            where l.merchant = 'ALPHA1' and a.username in ('logged1', $1) and l.event like '%fr%ze%' order by l.seq`,
          [agent.username],
        )
        return rows.map(({ event, username }) => `${username} ${event}`)
      })
    await agent.freeze('logged1', 'freeze')
    await agent.freeze('logged1', 'freeze')
    expect(await listEvents()).toEqual(['logged1 frozen-by-upline', ...[1, 2].map(() => `${agent.username} downline-freeze`)])
    await agent.freeze('logged1', 'unfreeze')
    await agent.freeze('logged1', 'unfreeze')
    expect((await listEvents()).filter((event) => event.startsWith('logged1'))).toEqual([
      'logged1 frozen-by-upline',
      'logged1 unfrozen-by-upline',
    ])
    expect((await platform.runAdminCommand('audit-verify', { brand: 'alpha' }))['passed']).toBe(true)
  })
})
