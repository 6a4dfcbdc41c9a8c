import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import { isObject } from '../../src/engine/compile/index.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await runCommand('add-vendor', { vendor: 'TIDE', change: { launchUrl: 'https://games.example' } })
  await runCommand('add-gateway', { gateway: 'TIDEPAY', change: { url: 'https://pay.example' } })
})
afterAll(() => platform.stop())

const runCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })

interface ChangeBody extends Readonly<Record<string, unknown>> {
  readonly change: Readonly<Record<string, string>>
}

/** Commands with a parameter `change`, each with bodies that together change every setting. */
const changesByCommand: Readonly<Record<string, readonly ChangeBody[]>> = {
  'set-activity': [
    ...toBodies({ activity: 'daily-sign' }, { enabled: 'off', every: 'once', who: 'players', minRank: '2', points: '30', turnover: '2' }),
    ...toBodies({ activity: 'daily-sign' }, { claimDays: '7', issue: 'automatic', requiredStakes: '10.00', total: '100' }),
    ...toBodies({ activity: 'daily-sign' }, { opens: '2026-01-01T00:00:00Z', closes: '2036-01-01T00:00:00Z' }),
    ...toBodies({ activity: 'daily-sign' }, { registeredFrom: '2026-01-01T00:00:00Z' }),
    ...toBodies({ activity: 'weekly-goal' }, { kind: 'apply', amount: '24.00' }),
    ...toBodies({ activity: 'lucky-envelope' }, { maxAmount: '7.00' }),
    ...toBodies({ activity: 'lucky-draw' }, { freeTickets: '2', ticketStake: '600.00' }),
  ],
  'set-prize': [
    ...toBodies({ activity: 'lucky-draw', prize: 'silver' }, { amount: '7.00', chance: '900', stock: '5', 'title.EN': 'Second prize' }),
    ...toBodies({ activity: 'lucky-draw', prize: 'points' }, { points: '40' }),
  ],
  'set-points': toBodies({}, { points: '110', amount: '0.90', turnover: '12.00' }),
  'set-points-reward': [
    ...toBodies({ reward: 'cash-5' }, { kind: 'goods', points: '460', amount: '4.00', requiredStakes: '1.00', stock: '10', order: '5' }),
    ...toBodies({ reward: 'cash-5' }, { enabled: 'off', 'title.EN': 'Voucher' }),
  ],
  'set-mission': [
    { mission: 'daily-play', change: { measure: 'deposit', target: '90.00' } },
    ...toBodies(
      { mission: 'weekly-play' },
      { period: 'day', categories: 'RNG', target: '300.00', amount: '3.00', turnover: '2', score: '31' },
    ),
    ...toBodies({ mission: 'weekly-play' }, { order: '55', enabled: 'off', 'title.EN': 'A good day' }),
    ...toBodies({ mission: 'daily-bets' }, { points: '30' }),
  ],
  'set-rank': [
    ...toBodies(
      { level: 3 },
      { turnover: '2001.00', bonus: '16.00', cashback: '0.79', withdrawals: '6', manager: 'on', 'title.EN': 'Amber' },
    ),
  ],
  'set-referral': toBodies({}, { deposited: '51.00', staked: '101.00', days: '31', inviter: '14.00', friend: '9.00', turnover: '4' }),
  'set-withdrawals': [
    ...toBodies({}, { min: '101.00', max: '19999.00', feeFixed: '4.00', feeRate: '0.40', feeFree: '2', 'daily.2': '20001.00' }),
    ...toBodies({}, { 'receiveMinutes.bank': '4000', 'receiveMinutes.wallet': '1000', usualMinutes: '50', coolDownHours: '23' }),
  ],
  'set-rule': [
    ...toBodies({ field: 'username' }, { minLength: '5', maxLength: '9', patternId: '*', acceptedPattern: '[a-z]+' }),
    ...toBodies({ field: 'nickname' }, { enabled: 'on', required: 'on' }),
  ],
  'set-vendor-availability': toBodies({ vendor: 'TCG_SEA' }, { channels: 'WEB', clientTypes: '3' }),
  'change-vendor': [
    ...toBodies({ vendor: 'TIDE' }, { name: 'Tide', order: '5', launchUrl: 'https://new.example', apiUrl: 'https://api.example' }),
    ...toBodies(
      { vendor: 'TIDE' },
      { catalogueUrl: 'https://games.example/list', transactionIdScope: 'player', settlementCall: 'close', openBetCheckMinutes: '7' },
    ),
    ...toBodies({ vendor: 'TIDE' }, { unknownRollback: 'error', earlyRollback: 'accept-bet' }),
  ],
  'change-gateway': toBodies({ gateway: 'TIDEPAY' }, { url: 'https://payments.example', enabled: 'off' }),
  'set-deposit-channel': [
    ...toBodies({ channel: 'qr' }, { order: '7', min: '49.00', max: '4000.00', amounts: '60.00', feePercent: '0.70', feeFixed: '0.30' }),
    ...toBodies({ channel: 'qr' }, { minutes: '17', amountMismatch: 'review', hours: '08:00-20:00', gateway: 'TIDEPAY', enabled: 'off' }),
  ],
  'set-terms': [
    ...toBodies(
      { username: 'agent' },
      { 'level.Lott': '1801', 'level.ZY': '1801', 'level.Elott': '1801', 'level.SEA': '1801', 'rate.RNG': '0.01' },
    ),
  ],
}

/** Returns one body for each setting. */
function toBodies(parameters: object, settings: Readonly<Record<string, string>>): readonly ChangeBody[] {
  return Object.entries(settings).map(([name, value]) => ({ ...parameters, change: { [name]: value } }))
}

/** Other commands that set a value, with bodies that change it. */
const bodiesByCommand: Readonly<Record<string, readonly object[]>> = {
  'set-flag': [{ flag: 'FREEPLAY3', on: false }],
  'set-vendor': [{ vendor: 'TCG_SEA', on: false }],
  'set-status': [{ status: 'maintenance' }, { status: 'open' }],
  'set-wallets': [{ wallets: 'vendor' }],
  'set-analytics': [{ gtagId: 'G-ABC1234567' }],
  'set-region': [
    { action: 'restrict', country: 'KP' },
    { action: 'allow', country: 'KP' },
    { action: 'local', country: 'FR' },
  ],
  'set-value': [{ path: 'wallet.bonusDays', value: '17' }],
  'set-side': [{ username: 'player', side: 'agent' }],
  'disable-account': [{ username: 'player' }],
  'enable-account': [{ username: 'player' }],
  'expire-password': [{ username: 'player' }],
  'set-contract': [{ username: 'agent', kind: 'dividend', on: true }],
  'set-affiliate': [{ code: 'NEWCODE', agent: 'agent' }],
  'remove-affiliate': [{ code: 'NEWCODE' }],
  'disable-vendor': [{ vendor: 'TIDE' }],
  'remove-deposit-channel': [{ channel: 'voucher' }],
  'rotate-gateway-key': [{ gateway: 'TIDEPAY' }],
}

/** Commands that set a value and are not in the tables above, with the reason. */
const otherCommands: Readonly<Record<string, string>> = {
  'set-password': 'the value is secret',
  'give-reward': 'gives a reward and sets nothing',
  'remove-gateway': 'tested with payment gateways',
}

/** Counts the values that differ between two values. A list is compared as a whole. */
function countDifferences(before: unknown, after: unknown): number {
  if (isDeepStrictEqual(before, after)) return 0
  if (!isObject(before) || !isObject(after)) return 1
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.reduce((sum, name) => sum + countDifferences(before[name], after[name]), 0)
}

interface AuditEntry {
  readonly event: string
  readonly outcome: string
  readonly before?: unknown
  readonly after?: unknown
  readonly changes?: readonly object[]
  readonly stock?: { readonly before: unknown; readonly after: unknown }
}

/** Runs a command, and returns how many changed values its audit entry shows. */
async function countAuditedChanges(command: string, body: object): Promise<number> {
  await runCommand(command, body)
  const [entry] = (await runCommand('audit-list', { event: `operator-${command}`, count: 1 })) as unknown as readonly AuditEntry[]
  expect(entry).toMatchObject({ outcome: 'done' })
  return (
    (entry?.changes?.length ?? 0) +
    countDifferences(entry?.before, entry?.after) +
    countDifferences(entry?.stock?.before, entry?.stock?.after)
  )
}

/** Returns the name of a setting as commands list it: `title.<language>` for `title.EN`. */
const toListedName = (name: string): string => name.replace(/^title\..*/, 'title.<language>').replace(/^daily\..*/, 'daily.<level>')

/** Returns the settings that a command lists when it rejects an unknown one. */
async function listSettings(command: string, body: object): Promise<readonly string[]> {
  const message = await runCommand(command, { ...body, change: { 'no-such-setting': '1' } }).then(
    () => '',
    (error: unknown) => String(error),
  )
  return /: ([\w.<>]+(?:, [\w.<>]+)*)\.\W*$/.exec(message)?.[1]?.split(', ') ?? []
}

describe('the audit log', () => {
  it.each(Object.entries(changesByCommand))('shows every setting that %s changes, before and after', async (command, bodies) => {
    const changedSettings = bodies.flatMap(({ change }) => Object.keys(change).map(toListedName))
    const listedSettings = await listSettings(command, bodies[0] ?? {})
    expect(listedSettings).not.toEqual([])
    // The rates of all categories are changed in the same way.
    expect(listedSettings.filter((name) => !changedSettings.includes(name) && !name.startsWith('rate.'))).toEqual([])
    for (const body of bodies)
      expect(await countAuditedChanges(command, body), JSON.stringify(body)).toBeGreaterThanOrEqual(Object.keys(body.change).length)
  })

  it.each(Object.entries(bodiesByCommand))('shows the value that %s sets, before and after', async (command, bodies) => {
    for (const body of bodies) expect(await countAuditedChanges(command, body), JSON.stringify(body)).toBeGreaterThanOrEqual(1)
  })

  it('is tested with every command that sets a value', () => {
    const settingCommands = Object.entries(allCommands).filter(
      ([name, { parameters, audit, checksRelations, creates }]) =>
        creates !== true && (/^(?:set|change)-/.test(name) || Object.hasOwn(parameters, 'change') || audit || checksRelations),
    )
    expect(settingCommands.map(([name]) => name).toSorted()).toEqual(
      Object.keys({ ...changesByCommand, ...bodiesByCommand, ...otherCommands }).toSorted(),
    )
  })
})
