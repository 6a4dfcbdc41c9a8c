import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { insertBet } from './insert-bet.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
})
afterAll(() => platform.stop())

interface Agent {
  readonly username: string
  readonly id: string
  readonly upline: number | undefined
}

const kinds = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
const treeSize = 25
/**
 * The inputs to test for each GET operation of the agent API; `name` is the username of any account. The test fails if
 * an operation is missing here.
 */
const inputsByEndpoint: Readonly<Partial<Record<EndpointName, (name: string) => readonly object[]>>> = {
  'agent.downlines': (name) => [{}, { username: name }, { under: name }, { pageSize: 200, username: name.slice(0, 3) }],
  'agent.contracts': () => kinds.map((kind) => ({ kind, pageSize: 200 })),
  'agent.settlements': () => kinds.flatMap((kind) => (['upline', 'downline'] as const).map((side) => ({ kind, side, pageSize: 200 }))),
  'agent.income': () => [{ period: 'days30' }],
  'agent.overview': () => [{ period: 'days30' }],
  'agent.statement': (name) => [
    { period: 'days30', pageSize: 200 },
    { period: 'days30', username: name },
  ],
  'agent.teamBets': (name) => [
    { period: 'days30', pageSize: 200 },
    { period: 'days30', username: name },
  ],
  'agent.teamMovements': (name) => [
    { period: 'days30', pageSize: 200 },
    { period: 'days30', username: name },
  ],
  'agent.registerLinks': () => [{}],
  'agent.contractInfo': () => [{}],
}
const agentEndpoints = Object.values(endpoints)
  .filter(({ port, method, token }) => port === 'agent' && method === 'GET' && token === 'required')
  .map(({ port, name }) => `${port}.${name}` as EndpointName)

/**
 * Creates a random tree of agents. Each has money, a bet, an affiliate code, and, except for the root, a settled
 * contract of each kind with its upline.
 */
async function createTree(seed: string): Promise<readonly Agent[]> {
  const random = new Random(seed)
  const agents: Agent[] = []
  for (let index = 0; index < treeSize; index++) {
    const upline = index === 0 ? undefined : random.integerBelow(index)
    const username = `${seed}x${String(index).padStart(3, '0')}x`
    const uplineOptions = upline === undefined ? {} : { upline: agents[upline]?.username }
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username,
      type: 1,
      password: testPassword,
      balance: '10.00',
      ...uplineOptions,
    })
    await platform.runAdminCommand('set-affiliate', { brand: 'alpha', code: `${seed}C${String(index)}`, agent: username })
    const id = await getAccountId(username)
    agents.push({ username, id, upline })
  }
  await withDatabaseClient(platform, async (client) => {
    for (const { id, upline } of agents) {
      const parent = upline === undefined ? undefined : agents[upline]
      await insertBet(client, id, { stake: 1_000, placedAt: new Date(Date.now() - 60_000).toISOString() })
      for (const kind of parent ? kinds : []) {
        const contract = randomUUID()
        await client.query(
          `insert into contracts (merchant, id, kind, upline, downline, state, period, bet, profit_loss, members, rate, loss_rate, accepted_at)
            select 'ALPHA1', $1, $2, $3, $4, 'accepted', t.period, 0, t.profit, t.members, t.rate, t.loss, '2026-01-01'
            from (values ('dividend', 'D', 0::numeric, 0, 100, null::integer), ('dailySalary', null, null, null, 100, null), ('hourlySalary', null, null, null, null, null),
              ('realtimeSalary', null, null, null, 10, 5)) t (kind, period, profit, members, rate, loss) where t.kind = $2`,
          [contract, kind, parent?.id, id],
        )
        await client.query(
          `insert into settlements (merchant, id, contract, kind, upline, downline, starts_at, ends_at, currency, stake, lost, members, amount, paid_at)
            values ('ALPHA1', gen_random_uuid(), $1, $2, $3, $4, now() - interval '2 days', now() - interval '1 day', 'VND', 1, 1, 1, 1, now())`,
          [contract, kind, parent?.id, id],
        )
      }
    }
  })
  return agents
}

const getAccountId = (username: string): Promise<string> =>
  withDatabaseClient(platform, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
    return rows[0]?.id ?? ''
  })

it('no agent operation reveals accounts outside the downline, except the upline of a contract, in random trees and for any username', async () => {
  expect(Object.keys(inputsByEndpoint).toSorted()).toEqual(agentEndpoints.toSorted())
  for (const seed of ['elm', 'fir']) {
    const agents = await createTree(seed)
    const isInDownline = (index: number, topIndex: number): boolean => {
      const upline = agents[index]?.upline
      return upline !== undefined && (upline === topIndex || isInDownline(upline, topIndex))
    }
    const random = new Random(`${seed} asks`)
    let visibleCount = 0
    for (const topIndex of [0, ...random.sample([...agents.keys()], 5)]) {
      const { token } = await platform.logIn(alpha, agents[topIndex]?.username ?? '')
      const outsiders = agents.flatMap((agent, agentIndex) =>
        agentIndex === topIndex || isInDownline(agentIndex, topIndex) ? [] : [{ ...agent, agentIndex }],
      )
      for (const name of [random.pick(agents).username, outsiders[0]?.username ?? 'nobody', agents[topIndex]?.username ?? ''])
        for (const endpointName of agentEndpoints)
          for (const input of inputsByEndpoint[endpointName]?.(name) ?? []) {
            const { text } = await platform.callUnchecked(endpointName, input, { host: alpha, token })
            const uplineIndex =
              endpointName === 'agent.contracts' || endpointName === 'agent.settlements' ? agents[topIndex]?.upline : undefined
            const leakedAccounts = outsiders.filter(
              ({ username, id, agentIndex }) => agentIndex !== uplineIndex && (text.includes(username) || text.includes(id)),
            )
            expect(leakedAccounts, `${endpointName} ${JSON.stringify(input)} of ${String(topIndex)} in ${seed}`).toEqual([])
            visibleCount += agents.filter(
              ({ username }, agentIndex) => isInDownline(agentIndex, topIndex) && text.includes(username),
            ).length
          }
    }
    expect(visibleCount).toBeGreaterThan(treeSize)
  }
})
