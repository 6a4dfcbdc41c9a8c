import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform.stop())

const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const mission = { period: 'week', points: '5', 'title.EN': 'Days' }

/** Runs a command. Returns its error message, or `done` if it succeeded. */
const runAndGetErrorMessage = (command: string, body: object): Promise<string> =>
  runAdminCommand(command, body).then(
    () => 'done',
    (error: Error) => (JSON.parse(error.message.slice('400 '.length)) as { message: string }).message,
  )

describe('a command that would violate a relation between fields', () => {
  it.each([
    ['set-deposit-channel', { channel: 'qr', change: { feeFixed: '50.00' } }, 'feeFixed must be below min'],
    ['set-deposit-channel', { channel: 'qr', change: { min: '1.00', feeFixed: '1.00' } }, 'feeFixed must be below min'],
    ['set-deposit-channel', { channel: 'voucher', change: { hours: '06:00-06:00' } }, 'Hours must begin and end at different times'],
    ['set-deposit-channel', { channel: 'qr', change: { min: '60.00' } }, /deposits\.channels\.qr: "min" is 60\.00 and "amounts\.0" is 50/],
    ['set-deposit-channel', { channel: 'qr', change: { amounts: '50.00,900000.00' } }, '"amounts.1" is 900000.00 and "max" is'],
    ['set-withdrawals', { change: { feeFixed: '100.00' } }, 'feeFixed must be below min'],
    ['set-withdrawals', { change: { min: '4.00' } }, 'feeFixed must be below min'],
    ['set-withdrawals', { change: { 'daily.2': '1.00' } }, 'withdrawals'],
    ['set-withdrawals', { change: { 'daily.99': '99999999.00' } }, 'Nothing in content/vipRanks has the level'],
    [
      'set-rank',
      { level: 3, change: { turnover: '9000.00' } },
      /vipRanks: "4\.turnover" is 5000\.00, and "3\.turnover", .* is 9000\.00\. The lower rank would be unreachable\./,
    ],
    ['set-rank', { level: 3, change: { bonus: '1.00' } }, '"3.bonus" is 1.00'],
    ['set-rank', { level: 3, change: { withdrawals: '1' } }, '"3.withdrawals" is 1'],
    ['set-activity', { activity: 'winter-cup', change: { closes: '2020-01-01T00:00:00Z' } }, /closes|after/],
    ['set-activity', { activity: 'lucky-envelope', change: { maxAmount: 'none' } }, 'maxAmount'],
    ['set-activity', { activity: 'lucky-envelope', change: { total: '0.01' } }, 'The total would not pay for one envelope.'],
    ['set-activity', { activity: 'winter-cup', change: { minRank: '99' } }, 'The required rank does not exist.'],
    ['set-mission', { mission: 'days', change: { ...mission, measure: 'logins', target: '8' } }, 'A week has seven days.'],
    [
      'create-account',
      { username: 'belowplayer', type: 0, password: 'Fjordpassword1', upline: 'player' },
      'Only an agent (type 1, 2, 41 or 42) has a downline.',
    ],
  ])(
    '%s is rejected with a message about the relation, whichever field of the relation it changes: %o',
    async (command, body, expectedMessage) => {
      expect(await runAndGetErrorMessage(command, body)).toMatch(expectedMessage)
    },
  )

  it('changes no settings and creates no account; the audit log records the refusal', async () => {
    const changeEvents = ['operator-set-rank', 'operator-create-account']
    const listChangeEvents = async () =>
      ((await runAdminCommand('audit-list', { count: 999 })) as unknown as readonly { readonly event: string; readonly outcome: string }[])
        .filter(({ event }) => changeEvents.includes(event))
        .map(({ event, outcome }) => `${event} ${outcome}`)
    const ranks = await runAdminCommand('ranks', {})
    const before = await listChangeEvents()
    expect(await runAndGetErrorMessage('set-rank', { level: 3, change: { turnover: '9000.00' } })).toContain('3.turnover')
    const invalidAccount = { username: 'nobelow', type: 0, balance: '5.00', password: 'Fjordpassword1', upline: 'player' }
    expect(await runAndGetErrorMessage('create-account', invalidAccount)).toContain('accounts.nobelow: ')
    expect(await runAdminCommand('ranks', {})).toEqual(ranks)
    expect(await listChangeEvents()).toEqual(['operator-create-account refused', 'operator-set-rank refused', ...before])
    expect(await runAndGetErrorMessage('account', { username: 'nobelow' })).toBe('There is no account "nobelow".')
  })
})

describe('a command that satisfies the relations', () => {
  it.each([
    [
      'set-deposit-channel',
      { channel: 'qr', change: { min: '60.00', amounts: '60.00,100.00' } },
      { min: '60.00', amounts: '60.00,100.00' },
    ],
    ['set-deposit-channel', { channel: 'qr', change: { amounts: 'none' } }, { amounts: 'none' }],
    ['set-withdrawals', { change: { max: '7000.00' } }, { max: '7000.00' }],
    ['set-rank', { level: 2, change: { bonus: '10.00' } }, { bonus: '10.00' }],
    ['set-activity', { activity: 'winter-cup', change: { enabled: 'on' } }, { enabled: true }],
    ['set-mission', { mission: 'days', change: { ...mission, measure: 'logins', target: '7' } }, { target: '7' }],
    [
      'create-account',
      { username: 'belowagent', type: 0, balance: '5.00', password: 'Fjordpassword1', upline: 'agent' },
      { balance: '5.00' },
    ],
  ])('%s takes effect: %o', async (command, body, expected) => {
    expect(await runAdminCommand(command, body)).toMatchObject(expected)
  })
})
