import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TeamBetPage, TeamMovementPage, TeamOverview } from '../../src/generated/api.ts'
import { getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { insertBet } from './insert-bet.ts'
import { getAlphaTenant } from './new-player.ts'
import type { LedgerPurpose } from '../../server/modules/wallet/index.ts'
import { postBackdatedTransfer } from './post-backdated-transfer.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

let createdCount = 0
async function createAccount(upline?: string, type = 1) {
  const username = `record${String(++createdCount)}`
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username,
    type,
    password: testPassword,
    balance: '10.00',
    ...(upline !== undefined && { upline }),
  })
  const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
  return { username, id: rows[0]?.id ?? '' }
}
const fetchTeamRecords = async (username: string, overrides: object = {}): Promise<{ bets: TeamBetPage; movements: TeamMovementPage }> => {
  const { token } = await platform.logIn(alpha, username)
  const input = { period: 'days30', ...overrides }
  return {
    bets: (await platform.callUnchecked('agent.teamBets', input, { host: alpha, token })).body.value as TeamBetPage,
    movements: (await platform.callUnchecked('agent.teamMovements', input, { host: alpha, token })).body.value as TeamMovementPage,
  }
}

describe('the records of a team', () => {
  it('cover the whole downline at any level, and never the agent or accounts outside the downline', async () => {
    const tree: { username: string; id: string; upline: number | undefined }[] = []
    for (let index = 0; index < 14; index++) {
      const upline = index === 0 ? undefined : Math.floor(Math.random() * index)
      const member = await createAccount(upline === undefined ? undefined : tree[upline]?.username)
      tree.push({ ...member, upline })
      await insertBet(client, member.id, { stake: 1_000, win: 0, placedAt: new Date(Date.now() - 60_000).toISOString() })
    }
    const isInDownline = (index: number, top: number): boolean => {
      const { upline } = tree[index] ?? {}
      return upline !== undefined && (upline === top || isInDownline(upline, top))
    }
    for (const top of [0, 1, 2, 5, 13]) {
      const downlineNames = tree.flatMap(({ username }, memberIndex) => (isInDownline(memberIndex, top) ? [username] : [])).toSorted()
      const { bets, movements } = await fetchTeamRecords(tree[top]?.username ?? '', { pageSize: 200 })
      expect(bets.bets.map(({ account }) => account).toSorted()).toEqual(downlineNames)
      expect([...new Set(movements.movements.map(({ account }) => account))].toSorted()).toEqual(downlineNames)
      for (const index of tree.keys())
        if (!isInDownline(index, top))
          expect((await fetchTeamRecords(tree[top]?.username ?? '', { username: tree[index]?.username })).bets.bets).toEqual([])
    }
  })

  it('are paged without gaps or repeats, also for many entries with the same time', async () => {
    const top = await createAccount()
    const downline = await createAccount(top.username, 0)
    const sharedTime = new Date(Date.now() - 3_600_000).toISOString()
    const ids = new Set<string>()
    for (let number = 0; number < 23; number++) ids.add(await insertBet(client, downline.id, { stake: 100 + number, placedAt: sharedTime }))
    const pagedIds: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 10; page++) {
      const { bets } = await fetchTeamRecords(top.username, { pageSize: 5, ...(cursor !== undefined && { cursor }) })
      pagedIds.push(...bets.bets.map(({ id }) => id))
      cursor = bets.next
      if (cursor === undefined) break
    }
    expect(pagedIds).toHaveLength(23)
    expect(new Set(pagedIds)).toEqual(ids)
  })

  it('are paged with both movements of a transfer between two members', async () => {
    const top = await createAccount()
    const [sender, receiver] = [await createAccount(top.username, 0), await createAccount(top.username, 0)]
    const lines = [
      { party: { player: sender.id }, amount: -100n },
      { party: { player: receiver.id }, amount: 100n },
    ]
    for (let count = 0; count < 3; count++)
      await postBackdatedTransfer(getAlphaTenant(platform), {
        idempotencyKey: randomUUID(),
        purpose: 'downline-transfer',
        currency: 'VND',
        lines,
      })
    const { movements: allMovements } = (await fetchTeamRecords(top.username)).movements
    expect(allMovements).toHaveLength(8)
    const pagedMovements: TeamMovementPage['movements'][number][] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: TeamMovementPage = (await fetchTeamRecords(top.username, { pageSize: 1, ...(cursor !== '' && { cursor }) })).movements
      pagedMovements.push(...page.movements)
      cursor = page.next
    }
    expect(pagedMovements).toEqual(allMovements)
  })

  it('have the result of each bet, which is zero if it is open or rolled back, and cover exactly the requested period', async () => {
    const top = await createAccount()
    const downline = await createAccount(top.username, 0)
    const placed = new Date(Date.now() - 60_000).toISOString()
    for (const [state, stake, win] of [
      ['settled', 1_000, 2_500],
      ['open', 700, 0],
      ['rolled-back', 900, 0],
    ] as const)
      await insertBet(client, downline.id, { stake, win, state, placedAt: placed })
    const [twentyNineDaysAgo, thirtyOneDaysAgo] = [29, 31].map((days) => new Date(Date.now() - days * 86_400_000).toISOString())
    await insertBet(client, downline.id, { stake: 600, win: 100, vendor: 'EVG', category: 'LIVE', placedAt: twentyNineDaysAgo ?? '' })
    await insertBet(client, downline.id, { stake: 500, placedAt: thirtyOneDaysAgo ?? '' })
    const { bets: allBets } = (await fetchTeamRecords(top.username)).bets
    expect(allBets).toHaveLength(4)
    expect(allBets[3]).toMatchObject({
      account: downline.username,
      vendor: 'EVG',
      category: 'LIVE',
      stake: '6.00',
      win: '1.00',
      result: '-5.00',
      state: 'settled',
      placedAt: twentyNineDaysAgo,
    })
    const { from, to } = getPeriodBounds('yesterday', 'Asia/Ho_Chi_Minh', new Date())
    const boundaryTimes = [from.getTime() - 1, from.getTime(), to.getTime() - 1, to.getTime()].map((at) => new Date(at).toISOString())
    for (const placedTime of boundaryTimes) await insertBet(client, downline.id, { stake: 100, placedAt: placedTime })
    await insertBet(client, downline.id, { stake: 100, currency: 'USD', placedAt: boundaryTimes[1] ?? '' })
    const yesterday = (await fetchTeamRecords(top.username, { period: 'yesterday', username: ` ${downline.username.toUpperCase()} ` })).bets
    expect(yesterday.bets.map(({ placedAt }) => placedAt)).toEqual([boundaryTimes[2], boundaryTimes[1]])
    const lines = [
      { party: { house: 'operator' }, amount: -100n },
      { party: { player: downline.id }, amount: 100n },
    ]
    const post = (currency: string, postedAt = '') =>
      postBackdatedTransfer(
        getAlphaTenant(platform),
        { idempotencyKey: randomUUID(), purpose: 'operator', currency, lines },
        new Date(postedAt),
      )
    for (const placedTime of boundaryTimes) await post('VND', placedTime)
    await post('USD', boundaryTimes[1])
    const { movements } = (await fetchTeamRecords(top.username, { period: 'yesterday' })).movements
    expect(movements.map(({ at }) => at)).toEqual([boundaryTimes[2], boundaryTimes[1]])
    for (let count = 0; count < 4; count++) await post('VND', boundaryTimes[1])
    const pagedMovementIds: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const input = { period: 'yesterday', pageSize: 2, ...(cursor !== '' && { cursor }) }
      const page: TeamMovementPage = (await fetchTeamRecords(top.username, input)).movements
      pagedMovementIds.push(...page.movements.map(({ id }) => id))
      cursor = page.next
    }
    expect([pagedMovementIds.length, new Set(pagedMovementIds).size]).toEqual([6, 6])
    const bets = allBets.slice(0, 3)
    expect(Object.fromEntries(bets.map(({ state, result }) => [state, result]))).toEqual({
      settled: '15.00',
      open: '0.00',
      'rolled-back': '0.00',
    })
  })

  it('list the movements of money other than bets, wins and rollbacks, with direction and purpose, newest first and in pages', async () => {
    const top = await createAccount()
    const downline = await createAccount(top.username, 0)
    const post = (purpose: LedgerPurpose, lines: Parameters<typeof postBackdatedTransfer>[1]['lines']) =>
      postBackdatedTransfer(getAlphaTenant(platform), { idempotencyKey: randomUUID(), purpose, currency: 'VND', lines })
    const playerLine = (amount: bigint, wallet?: 'held') => ({ party: { player: downline.id, wallet }, amount })
    const houseLine = (name: string, amount: bigint) => ({ party: { house: name }, amount })
    await post('deposit', [houseLine('gateway', -5_000n), playerLine(5_000n)])
    await post('bet', [playerLine(-300n), houseLine('vendor/PGF', 300n)])
    await post('win', [houseLine('vendor/PGF', -100n), playerLine(100n)])
    await post('rollback', [houseLine('vendor/PGF', -200n), playerLine(200n)])
    await post('withdrawal-hold', [playerLine(-700n), playerLine(700n, 'held')])
    await post('withdrawal-paid', [playerLine(-700n, 'held'), houseLine('payout', 700n)])
    const { movements } = await fetchTeamRecords(top.username)
    expect(movements.movements.map(({ account, kind, purpose, direction, amount }) => [account, kind, purpose, direction, amount])).toEqual(
      [
        [downline.username, 'withdrawal', 'withdrawal-paid', 'out', '7.00'],
        [downline.username, 'withdrawal', 'withdrawal-hold', 'internal', '7.00'],
        [downline.username, 'deposit', 'deposit', 'in', '50.00'],
        [downline.username, 'other', 'operator', 'in', '10.00'],
      ],
    )
    const ids = movements.movements.map(({ id }) => id)
    const firstPage = (await fetchTeamRecords(top.username, { pageSize: 3 })).movements
    const secondPage = (await fetchTeamRecords(top.username, { pageSize: 3, cursor: firstPage.next })).movements
    expect([firstPage, secondPage].map((page) => page.movements.map(({ id }) => id))).toEqual([ids.slice(0, 3), ids.slice(3)])
    expect([movements.next, secondPage.next]).toEqual([undefined, undefined])
    expect((await fetchTeamRecords(top.username, { pageSize: 4 })).movements).not.toHaveProperty('next')
  })

  it('include the team’s daily totals of stakes and results in the overview, for the chart', async () => {
    const top = await createAccount()
    const downline = await createAccount(top.username)
    const oneDayAgo = new Date(Date.now() - 86_400_000).toISOString()
    await insertBet(client, downline.id, { stake: 1_000, win: 250, placedAt: oneDayAgo })
    await insertBet(client, top.id, { stake: 9_000, win: 0, placedAt: oneDayAgo })
    const other = await createAccount(downline.username, 0)
    await insertBet(client, other.id, { stake: 300, win: 900, placedAt: oneDayAgo })
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await insertBet(client, other.id, { stake: 200, win: 50, placedAt: twoDaysAgo })
    await insertBet(client, other.id, { stake: 4_000, state: 'open', placedAt: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    await insertBet(client, other.id, { stake: 4_000, currency: 'USD', placedAt: twoDaysAgo })
    const { token } = await platform.logIn(alpha, top.username)
    const { days } = (await platform.call('agent.overview', { period: 'days7' }, { host: alpha, token })).body.value as TeamOverview
    expect(days.map(({ stake, result }) => [stake, result])).toEqual([
      ['2.00', '-1.50'],
      ['13.00', '-1.50'],
    ])
  })
})
