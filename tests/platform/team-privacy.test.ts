import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { insertBet } from './insert-bet.ts'
import { queryDatabase } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await withPlatform()
  await platform.control('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
})
afterAll(() => platform.stop())

interface Person {
  readonly username: string
  readonly id: string
  readonly upline: number | undefined
}

const kinds = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
const size = 25
/**
 * Every agent operation that reads, with its input; `name` is the username of any account. The test fails for a new
 * operation that is missing here.
 */
const inputsByCall: Readonly<Partial<Record<CallName, (name: string) => readonly object[]>>> = {
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
  .map(({ port, name }) => `${port}.${name}` as CallName)

/**
 * A tree in which everyone is an agent with money, a bet, an affiliate code, and a settled contract of each kind with
 * their upline.
 */
async function growTree(seed: string): Promise<readonly Person[]> {
  const random = new Random(seed)
  const people: Person[] = []
  for (let at = 0; at < size; at++) {
    const upline = at === 0 ? undefined : random.integerBelow(at)
    const username = `${seed}x${String(at).padStart(3, '0')}x`
    const above = upline === undefined ? {} : { upline: people[upline]?.username }
    await platform.control('create-account', { brand: 'alpha', username, type: 1, password: testPassword, balance: '10.00', ...above })
    await platform.control('set-affiliate', { brand: 'alpha', code: `${seed}C${String(at)}`, agent: username })
    const id = await idOf(username)
    people.push({ username, id, upline })
  }
  await queryDatabase(platform, async (client) => {
    for (const { id, upline } of people) {
      const above = upline === undefined ? undefined : people[upline]
      await insertBet(client, id, { stake: 1_000, placed: new Date(Date.now() - 60_000).toISOString() })
      for (const kind of above ? kinds : []) {
        const contract = randomUUID()
        await client.query(
          `insert into contracts (merchant, id, kind, upline, downline, state, period, bet, profit_loss, members, rate, loss_rate, accepted_at)
            select 'ALPHA1', $1, $2, $3, $4, 'accepted', t.period, 0, t.profit, t.members, t.rate, t.loss, '2026-01-01'
            from (values ('dividend', 'D', 0::numeric, 0, 100, null::integer), ('dailySalary', null, null, null, 100, null), ('hourlySalary', null, null, null, null, null),
              ('realtimeSalary', null, null, null, 10, 5)) t (kind, period, profit, members, rate, loss) where t.kind = $2`,
          [contract, kind, above?.id, id],
        )
        await client.query(
          `insert into settlements (merchant, id, contract, kind, upline, downline, starts_at, ends_at, currency, stake, lost, members, amount, paid_at)
            values ('ALPHA1', gen_random_uuid(), $1, $2, $3, $4, now() - interval '2 days', now() - interval '1 day', 'VND', 1, 1, 1, 1, now())`,
          [contract, kind, above?.id, id],
        )
      }
    }
  })
  return people
}

const idOf = (username: string): Promise<string> =>
  queryDatabase(platform, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
    return rows[0]?.id ?? ''
  })

it('no agent operation reveals anything about accounts beside or above the agent, in random trees and for any username', async () => {
  expect(Object.keys(inputsByCall).toSorted()).toEqual(agentEndpoints.toSorted())
  for (const seed of ['elm', 'fir']) {
    const people = await growTree(seed)
    const isBelow = (at: number, top: number): boolean => {
      const upline = people[at]?.upline
      return upline !== undefined && (upline === top || isBelow(upline, top))
    }
    const random = new Random(`${seed} asks`)
    let visibleCount = 0
    for (const top of [0, ...random.sample([...people.keys()], 5)]) {
      const { token } = await platform.logIn(alpha, people[top]?.username ?? '')
      const strangers = people.flatMap((one, at) => (at === top || isBelow(at, top) ? [] : [{ ...one, at }]))
      for (const name of [random.pick(people).username, strangers[0]?.username ?? 'nobody', people[top]?.username ?? ''])
        for (const call of agentEndpoints)
          for (const query of inputsByCall[call]?.(name) ?? []) {
            const { text } = await platform.callWrongly(call, query, { host: alpha, token })
            const own = call === 'agent.contracts' || call === 'agent.settlements' ? people[top]?.upline : undefined
            const foreign = strangers.filter(({ username, id, at }) => at !== own && (text.includes(username) || text.includes(id)))
            expect(foreign, `${call} ${JSON.stringify(query)} of ${String(top)} in ${seed}`).toEqual([])
            visibleCount += people.filter(({ username }, at) => isBelow(at, top) && text.includes(username)).length
          }
    }
    expect(visibleCount).toBeGreaterThan(size)
  }
}, 240_000)
