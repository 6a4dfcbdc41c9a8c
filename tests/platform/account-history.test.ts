import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
interface HistoryPage {
  readonly events: readonly {
    readonly at: string
    readonly kind: string
    readonly what: string
    readonly amount?: string
    readonly detail: object
  }[]
  readonly next?: string
}
const fetchHistory = async (username: string, overrides: object = {}) =>
  (await runAdminCommand('account-history', { username, ...overrides })) as unknown as HistoryPage

describe('the history of an account', () => {
  it('has money movements, sessions, notes and operator actions, newest first', async () => {
    await platform.register(alpha, { username: 'storied' })
    await platform.logIn(alpha, 'storied', 'secret12')
    await runAdminCommand('adjust', { username: 'storied', amount: '12.50', reason: 'Booking error', key: 'storied-1' })
    await runAdminCommand('adjust', { username: 'storied', amount: '-2.50', reason: 'Too much', key: 'storied-2' })
    await runAdminCommand('note-account', { username: 'storied', text: 'Called about the booking error.', by: 'Ann' })
    const { events } = await fetchHistory('storied')
    const summary = events.map(({ kind, what, amount }) => [kind, what, ...(amount === undefined ? [] : [amount])])
    expect(summary).toEqual([
      ['event', 'operator-note-account'],
      ['note', 'Ann'],
      ['event', 'operator-adjust'],
      ['money', 'adjustment', '-2.50'],
      ['event', 'operator-adjust'],
      ['money', 'adjustment', '12.50'],
      expect.arrayContaining(['login']),
      ['session', 'started'],
      expect.arrayContaining(['register']),
      ['session', 'started'],
      ['money', 'registration-bonus', '1000.00'],
    ])
    expect(events[1]?.detail).toEqual({ text: 'Called about the booking error.' })
    expect(events[2]?.detail).toMatchObject({ operator: 'machine', parameters: { amount: '-2.50', reason: 'Too much' } })
  })

  it('is paginated without repeating or omitting an event, can be filtered by kind, and rejects invalid parameters', async () => {
    const allEvents = (await fetchHistory('storied', { count: 500 })).events
    const pagedEvents: HistoryPage['events'][number][] = []
    let before: string | undefined
    do {
      const page: HistoryPage = await fetchHistory('storied', { count: 3, ...(before !== undefined && { before }) })
      pagedEvents.push(...page.events)
      before = page.next
    } while (before !== undefined)
    // Each fetch adds an event to the history, so that the first page contains one that `allEvents` does not have.
    expect(pagedEvents.filter(({ what }) => what !== 'operator-account-history')).toEqual(
      allEvents.filter(({ what }) => what !== 'operator-account-history'),
    )
    expect((await fetchHistory('storied', { kinds: 'note, money' })).events.map(({ kind }) => kind)).toEqual([
      'note',
      'money',
      'money',
      'money',
    ])
    await expect(fetchHistory('storied', { kinds: 'unknown' })).rejects.toThrow('Unknown kind')
    await expect(fetchHistory('storied', { before: 'nonsense' })).rejects.toThrow('before must be')
  })

  it('lists movements of the same time by descending sequence number, across pages and with numbers of different lengths', async () => {
    await runAdminCommand('create-account', { username: 'ordered', type: 0 })
    for (const seq of [999_999, 1_000_000])
      await query(
        platform,
        `insert into movements (merchant, account, seq, transfer, currency, purpose, amount, internal, at)
          select merchant, id, $1::bigint, gen_random_uuid(), 'VND', 'adjustment', $1::bigint, 0, '2026-01-01Z' from accounts where username = 'ordered'`,
        [seq],
      )
    const firstPage = await fetchHistory('ordered', { kinds: 'money', count: 1 })
    const secondPage = await fetchHistory('ordered', { kinds: 'money', count: 1, before: firstPage.next })
    expect([...firstPage.events, ...secondPage.events].map(({ amount }) => amount)).toEqual(['10000.00', '9999.99'])
  })

  it('contains only events of the requested kind', async () => {
    for (const kind of ['deposit', 'withdrawal', 'bet', 'reward', 'document', 'application', 'redemption'])
      expect((await fetchHistory('player', { kinds: kind })).events.every((event) => event.kind === kind)).toBe(true)
  })
})

describe('accounts', () => {
  const toUsernames = (accounts: unknown): readonly string[] =>
    (accounts as readonly { username: string }[]).map(({ username }) => username)

  it('are listed by username in pages, and filtered by status', async () => {
    for (const username of ['listeda', 'listedb', 'listedc']) await runAdminCommand('create-account', { username, type: 0 })
    await runAdminCommand('disable-account', { username: 'listedb' })
    const firstPage = toUsernames(await runAdminCommand('accounts', { after: 'listed', count: 2 }))
    expect(firstPage).toEqual(['listeda', 'listedb'])
    expect(toUsernames(await runAdminCommand('accounts', { after: 'listedb', count: 1 }))).toEqual(['listedc'])
    expect(toUsernames(await runAdminCommand('accounts', { status: 'disabled' }))).toContain('listedb')
    expect(toUsernames(await runAdminCommand('accounts', { status: 'enabled' }))).not.toContain('listedb')
    await expect(runAdminCommand('accounts', { status: 'unknown' })).rejects.toThrow('Unknown status')
  })

  it('are found by the beginning of the username or nickname, by email address, by the last digits of the mobile number and by id, but not by a pattern', async () => {
    await runAdminCommand('create-account', {
      username: 'soughtone',
      type: 0,
      email: 'Sought@example.com',
      mobile: '+84912345678',
      nickname: 'Seeker',
    })
    const search = async (query: string) => toUsernames(await runAdminCommand('search-accounts', { query }))
    for (const query of ['SOUGHT', 'sought@EXAMPLE.com', '912 345 678', '+84912345678', 'seek'])
      expect([query, await search(query)]).toEqual([query, ['soughtone']])
    const [account] = (await runAdminCommand('search-accounts', { query: 'soughtone' })) as unknown as readonly { id: string }[]
    expect(await search(account?.id ?? '')).toEqual(['soughtone'])
    for (const query of ['%', '_', '345']) expect([query, await search(query)]).toEqual([query, []])
  })
})
