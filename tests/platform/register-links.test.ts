import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CashbackReport, DownlinePage, LoginResult, PlayTerms, RegisterLink, RegisterLinks } from '../../src/generated/api.ts'
import { countLockWaits, query, withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const createPlayTerms = (level: number, rate: string): PlayTerms => ({
  prizeLevels: ['Lott', 'ZY', 'Elott', 'SEA'].map((mode) => ({ mode, level: String(level) })),
  rebateRates: ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'].map((category) => ({ category, rate })),
})
const sortTerms = ({ prizeLevels, rebateRates }: PlayTerms) => ({
  prizeLevels,
  rebateRates: rebateRates.toSorted((a, b) => a.category.localeCompare(b.category)),
})

/** Creates functions that make API calls as a logged-in account. */
const createAgentClient = ({ token }: Pick<LoginResult, 'token'>) => ({
  token,
  fetchLinks: async () => (await platform.call('agent.registerLinks', undefined, { host: alpha, token })).body.value as RegisterLinks,
  addLink: (type: number, terms: PlayTerms) => platform.call('agent.addRegisterLink', { type, terms }, { host: alpha, token }),
  createLink: async (type: number, terms: PlayTerms) =>
    (await platform.call('agent.addRegisterLink', { type, terms }, { host: alpha, token })).body.value as RegisterLink,
  changeLink: (code: string, step: 'on' | 'off' | 'delete') =>
    platform.call('agent.changeRegisterLink', { code, step }, { host: alpha, token }),
  listDownline: async () =>
    ((await platform.call('agent.downlines', {}, { host: alpha, token })).body.value as DownlinePage).downlines.map(
      ({ account, type }) => `${account} ${String(type)}`,
    ),
})

let createdCount = 0
async function createAgent(type = 1) {
  const username = `linker${String(++createdCount)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type, password: testPassword })
  return { username, ...createAgentClient(await platform.logIn(alpha, username)) }
}
const registerWithCode = async (affiliateCode: string, username: string) =>
  (await platform.register(alpha, { username, affiliateCode })).body
const fetchValidity = async (code: string) =>
  (await platform.call('agent.affiliate', { code, domain: alpha }, { host: alpha })).body.value as { valid: boolean }

describe('an agent’s registration link', () => {
  it('creates accounts of its type in the agent’s downline, and counts them', async () => {
    const agent = await createAgent(41)
    const [playerLink, agentLink] = [
      await agent.createLink(0, createPlayTerms(1800, '0.5')),
      await agent.createLink(41, createPlayTerms(1900, '0.6')),
    ]
    expect((await registerWithCode(playerLink.code, 'bylink1')).success).toBe(true)
    expect((await registerWithCode(agentLink.code, 'bylink2')).success).toBe(true)
    expect((await agent.listDownline()).toSorted()).toEqual(['bylink1 0', 'bylink2 41'])
    expect((await agent.fetchLinks()).links.map(({ code, type, people }) => [code, type, people])).toEqual([
      [agentLink.code, 41, 1],
      [playerLink.code, 0, 1],
    ])
  })

  it('sets terms that are the upper limit for the accounts it creates and for their whole downline', async () => {
    const top = await createAgent()
    const link = await top.createLink(1, createPlayTerms(1850, '0.40'))
    await registerWithCode(link.code, 'bounded1')
    const downlineClient = createAgentClient(await platform.logIn(alpha, 'bounded1', 'secret12'))
    const { own, minLevel, types } = await downlineClient.fetchLinks()
    expect(sortTerms(own)).toEqual(createPlayTerms(1850, '0.40'))
    expect([minLevel, types]).toEqual([1700, [0, 1]])
    const rejection = (await downlineClient.addLink(0, createPlayTerms(1852, '0.41'))).body
    expect(rejection.code).toBe('fields_invalid')
    expect(rejection.fields?.['prizeLevel.SEA']).toEqual({ key: 'terms_level', values: { min: 1700, max: 1850 } })
    expect(rejection.fields?.['rebateRate.LIVE']).toEqual({ key: 'terms_rate', values: { max: '0.40' } })
    expect((await downlineClient.addLink(0, createPlayTerms(1850, '0.4'))).body.success).toBe(true)
    await platform.runAdminCommand('set-affiliate', { brand: 'alpha', code: 'BOUNDED', agent: 'bounded1' })
    await registerWithCode('BOUNDED', 'bounded2')
    const cashbackResponse = await platform.call('record.cashback', undefined, {
      host: alpha,
      token: (await platform.logIn(alpha, 'bounded2', 'secret12')).token,
    })
    expect((cashbackResponse.body.value as CashbackReport).rates.every(({ rate }) => rate <= 0.4)).toBe(true)
  })

  it('sets the cashback rates of the accounts that it creates', async () => {
    const agent = await createAgent()
    await registerWithCode((await agent.createLink(0, createPlayTerms(1800, '0.25'))).code, 'lowrate1')
    const { token } = await platform.logIn(alpha, 'lowrate1', 'secret12')
    const { rates } = (await platform.call('record.cashback', undefined, { host: alpha, token })).body.value as CashbackReport
    expect(rates.map(({ rate }) => rate)).toEqual(rates.map(() => 0.25))
    expect(rates.length).toBeGreaterThan(0)
  })

  it('creates nothing while it is disabled or once it is deleted: its code is treated as unknown', async () => {
    const agent = await createAgent()
    const { code } = await agent.createLink(0, createPlayTerms(1800, '0.5'))
    const tryRegister = async (username: string) => (await registerWithCode(code, username)).code ?? 'created'
    await agent.changeLink(code, 'off')
    expect([await fetchValidity(code), await tryRegister('offlink1')]).toEqual([{ valid: false }, 'affiliate_invalid'])
    await agent.changeLink(code, 'on')
    expect([await fetchValidity(code), await tryRegister('offlink1')]).toEqual([{ valid: true }, 'created'])
    await agent.changeLink(code, 'delete')
    expect([await fetchValidity(code), await tryRegister('offlink2')]).toEqual([{ valid: false }, 'affiliate_invalid'])
    expect([(await agent.fetchLinks()).links, await agent.listDownline()]).toEqual([[], ['offlink1 0']])
  })

  it('is inaccessible to others, who neither see nor change it, and is available to agents only', async () => {
    const [agent, otherAgent] = [await createAgent(), await createAgent(2)]
    const { code } = await agent.createLink(0, createPlayTerms(1800, '0.5'))
    expect((await otherAgent.fetchLinks()).links).toEqual([])
    for (const step of ['off', 'delete'] as const) expect((await otherAgent.changeLink(code, step)).body.code).toBe('not_found')
    expect(await fetchValidity(code)).toEqual({ valid: true })
    for (const type of [1, 4, 42]) expect((await otherAgent.addLink(type, createPlayTerms(1800, '0.5'))).body.code).toBe('forbidden')
    const player = createAgentClient(await platform.logIn(alpha, 'player'))
    expect((await player.addLink(0, createPlayTerms(1800, '0.5'))).body.code).toBe('forbidden')
    expect((await player.changeLink(code, 'off')).body.code).toBe('forbidden')
  })

  it('is limited to fifty per agent, also for concurrent requests', async () => {
    const agent = await createAgent()
    await withDatabaseClient(platform, (client) =>
      client.query(`insert into affiliate_codes (merchant, code, agent) select 'ALPHA1', 'MANY' || n, $1 from generate_series(1, 45) n`, [
        agent.username,
      ]),
    )
    const responses = await Promise.all(Array.from({ length: 9 }, () => agent.addLink(0, createPlayTerms(1800, '0.5'))))
    expect(responses.filter(({ body }) => body.success)).toHaveLength(5)
    expect(responses.find(({ body }) => !body.success)?.body.code).toBe('register_links_full')
    expect((await agent.fetchLinks()).links).toHaveLength(50)
  })
})

describe('an account registered by an agent', () => {
  it('has the type and terms set by the agent, within the agent’s own', async () => {
    const agent = await createAgent(2)
    const register = (username: string, type: number, terms: PlayTerms) =>
      platform.call(
        'agent.register',
        { username, password: 'secret12', ageConsent: true, type, terms },
        { host: alpha, token: agent.token },
      )
    expect((await register('termed1', 2, createPlayTerms(1900, '0.33'))).body.success).toBe(true)
    expect(await agent.listDownline()).toEqual(['termed1 2'])
    expect(await platform.runAdminCommand('terms', { brand: 'alpha', username: 'termed1' })).toMatchObject({
      'level.Lott': '1900',
      'rate.RNG': '0.33',
    })
    expect((await register('termed2', 0, createPlayTerms(1961, '0.33'))).body.code).toBe('fields_invalid')
    expect((await register('termed2', 1, createPlayTerms(1900, '0.33'))).body.code).toBe('forbidden')
    expect(await agent.listDownline()).toEqual(['termed1 2'])
  })
})

describe('terms set by the operator', () => {
  const brand = 'alpha'
  const fetchTerms = (username: string) => platform.runAdminCommand('terms', { brand, username })
  const setTerms = (username: string, change: Readonly<Record<string, string>>) =>
    platform.runAdminCommand('set-terms', { brand, username, change })

  it('leave the terms that are not named unchanged, and are recorded in the audit log', async () => {
    const { username, fetchLinks } = await createAgent()
    expect(await setTerms(username, { 'level.Lott': '1900', 'rate.RNG': '0.5' })).toMatchObject({
      'level.Lott': '1900',
      'level.SEA': '1960',
      'rate.RNG': '0.50',
    })
    const { own } = await fetchLinks()
    expect(own.prizeLevels.find(({ mode }) => mode === 'Lott')?.level).toBe('1900')
    expect(own.rebateRates.find(({ category }) => category === 'RNG')?.rate).toBe('0.50')
    const auditRows = await withDatabaseClient(platform, (client) =>
      client.query(
        `select from audit_log l join accounts a on a.merchant = l.merchant and a.id = l.account where l.event = 'operator-set-terms' and a.username = $1`,
        [username],
      ),
    )
    expect(auditRows.rowCount).toBe(1)
  })

  it('contain both changes if two operators change them at the same time', async () => {
    const { username } = await createAgent()
    await withDatabaseClient(platform, async (client) => {
      await client.query('begin')
      await client.query(`select from accounts where merchant = 'ALPHA1' and username = $1 for update`, [username])
      const pendingChanges = [setTerms(username, { 'level.Lott': '1900' }), setTerms(username, { 'rate.RNG': '0.5' })]
      await vi.waitFor(async () => expect(await countLockWaits(platform)).toBe(2), { timeout: 10_000 })
      await client.query('commit')
      await Promise.all(pendingChanges)
    })
    expect(await fetchTerms(username)).toMatchObject({ 'level.Lott': '1900', 'rate.RNG': '0.50' })
    const { rows } = await query<{ before: unknown; after: unknown }>(
      platform,
      `select detail::json -> 'before' as before, detail::json -> 'after' as after
       from audit_log l join accounts a on a.merchant = l.merchant and a.id = l.account
       where l.event = 'operator-set-terms' and a.username = $1 order by l.seq`,
      [username],
    )
    expect(rows).toHaveLength(2)
    expect(rows[1]?.before).toEqual(rows[0]?.after)
  })

  it('lower the terms of the whole downline if they are reduced, and never raise any', async () => {
    const top = await createAgent()
    await registerWithCode((await top.createLink(1, createPlayTerms(1850, '0.40'))).code, 'ledown1')
    const downlineClient = createAgentClient(await platform.logIn(alpha, 'ledown1', 'secret12'))
    await registerWithCode((await downlineClient.createLink(0, createPlayTerms(1800, '0.30'))).code, 'ledown2')
    await setTerms(top.username, { 'level.Lott': '1820', 'rate.LIVE': '0.20' })
    expect(await fetchTerms('ledown1')).toMatchObject({
      'level.Lott': '1820',
      'level.SEA': '1850',
      'rate.LIVE': '0.20',
      'rate.RNG': '0.40',
    })
    expect(await fetchTerms('ledown2')).toMatchObject({ 'level.Lott': '1800', 'rate.LIVE': '0.20', 'rate.RNG': '0.30' })
    await setTerms(top.username, { 'level.Lott': '1960' })
    expect(await fetchTerms('ledown1')).toMatchObject({ 'level.Lott': '1820' })
  })

  it('are no better than the brand’s or the upline’s; invalid ones are rejected with the reason, and nothing changes', async () => {
    const top = await createAgent()
    await registerWithCode((await top.createLink(1, createPlayTerms(1850, '0.40'))).code, 'bettered1')
    await setTerms(top.username, { 'level.Lott': '1860' })
    await expect(setTerms(top.username, { 'level.Lott': '1961' })).rejects.toThrow('level.Lott must be a whole number from 1700 to 1960')
    await expect(setTerms('bettered1', { 'level.Lott': '1861' })).rejects.toThrow('from 1700 to 1860')
    await expect(setTerms('bettered1', { 'rate.RNG': '-1' })).rejects.toThrow('rate.RNG must be a percentage')
    await expect(setTerms('bettered1', { 'rate.NONE': '1' })).rejects.toThrow('rate.NONE')
    await expect(setTerms('nobody-here', { 'rate.RNG': '1' })).rejects.toThrow('nobody-here')
    expect(await fetchTerms('bettered1')).toMatchObject({ 'level.Lott': '1850', 'rate.RNG': '0.40' })
  })
})
