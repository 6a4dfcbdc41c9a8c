import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentDownlinesQuery, DownlinePage } from '../../src/generated/api.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await withPlatform()))
afterAll(() => platform.stop())

let made = 0
async function agentWith(people: readonly string[], brand: 'alpha' | 'beta' = 'alpha') {
  const username = `upline${String(++made)}`
  const make = (name: string, more: object) =>
    platform.control('create-account', { brand, username: name, type: 0, password: testPassword, ...more })
  await make(username, { type: 1 })
  for (const name of people) await make(name, { upline: username })
  const host = brand === 'alpha' ? alpha : beta
  const { token } = await platform.logIn(host, username)
  const ask = (asked: AgentDownlinesQuery = {}) => platform.call('agent.downlines', asked, { host, token })
  const list = async (asked?: AgentDownlinesQuery) => (await ask(asked)).body.value as DownlinePage
  const names = async (asked?: AgentDownlinesQuery) => (await list(asked)).downlines.map(({ account }) => account)
  return { username, make, list, names }
}

describe('the people below an agent', () => {
  it('are those who stand directly below, the newest first, with how many stand below each', async () => {
    const { list, make } = await agentWith(['first1', 'second1'])
    await make('third1', { upline: 'first1' })
    await platform.control('disable-account', { brand: 'alpha', username: 'second1' })
    const { downlines, ...page } = await list()
    expect(page).toEqual({ pageNum: 1, totalPages: 1, total: 2 })
    const shared = { type: 0, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown }
    expect(downlines).toEqual([
      { ...shared, account: 'second1', nickname: 'second1', downlines: 0, disabled: true },
      { ...shared, account: 'first1', nickname: 'first1', downlines: 1, disabled: false },
    ])
  })

  it('hold whoever has registered with the code of the agent', async () => {
    const { username, names } = await agentWith([])
    await platform.control('set-affiliate', { brand: 'alpha', code: 'BELOW1', agent: username })
    expect((await platform.register(alpha, { username: 'bycode1', affiliateCode: 'BELOW1' })).status).toBe(200)
    expect(await names()).toEqual(['bycode1'])
  })

  it('come a page at a time, none twice and none left out', async () => {
    const { list, names } = await agentWith(['pa', 'pb', 'pc', 'pd', 'pe'])
    expect(await list({ pageSize: 2 })).toMatchObject({ pageNum: 1, totalPages: 3, total: 5 })
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => names({ pageNo, pageSize: 2 })))
    expect(pages).toEqual([['pe', 'pd'], ['pc', 'pb'], ['pa'], []])
  })

  it('are found by a part of the username in any case, in which no letter means another', async () => {
    const { list, names } = await agentWith(['Mai_lan', 'MaiXlan', 'thu'])
    expect(await names({ username: ' MAI ' })).toEqual(['MaiXlan', 'Mai_lan'])
    expect(await names({ username: 'i_l' })).toEqual(['Mai_lan'])
    expect(await names({ username: '%' })).toEqual([])
    expect(await list({ username: 'mai', pageSize: 1 })).toMatchObject({ totalPages: 2, total: 2 })
  })

  it('are nobody else’s: not those of another agent, nor of an agent of that name on another brand', async () => {
    const one = await agentWith(['own'])
    const other = await agentWith(['others'])
    made -= 1
    const abroad = await agentWith(['abroad'], 'beta')
    expect(abroad.username).toBe(other.username)
    expect([await one.names(), await other.names(), await abroad.names()]).toEqual([['own'], ['others'], ['abroad']])
  })
})
