import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryWithoutTriggers } from './query-database.ts'
import { resetPasswordFromUnknownNetwork } from './reset-password-from-unknown-network.ts'
import { alpha, beta, gamma } from './small-brands.ts'
import { addKnownNetwork } from './login-fixtures.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const query = async (text: string): Promise<readonly Record<string, unknown>[]> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
const verifyAuditLog = (brand = 'alpha') => platform.runAdminCommand('audit-verify', { brand })
/** Returns the events of a merchant code in order, as `event outcome`, with ` *` if the account is known. */
const listEvents = async (merchant = 'ALPHA1') =>
  (await query(`select event, outcome, account is not null as known from audit_log where merchant = '${merchant}' order by seq`)).map(
    ({ event, outcome, known }) => `${String(event)} ${String(outcome)}${known === true ? ' *' : ''}`,
  )
/** Makes a change as the owner of the database could: without triggers, and without the platform's secret key. */
const tamperWithRows = (text: string) => queryWithoutTriggers(platform, text)

describe('the audit log', () => {
  it('has a row for each identity event, with the account if one is known', async () => {
    const attemptLogin = (username: string, password: string) =>
      platform.call('session.login', { username, password, type: 'username' }, { host: alpha })
    await platform.register(alpha, { username: 'watched' })
    await attemptLogin('watched', 'wrong')
    await attemptLogin('nobody', 'wrong')
    const { token } = await platform.logIn(alpha, 'watched', 'secret12')
    const change = { oldPassword: 'secret12', newPassword: 'another12', confirmNewPassword: 'another12' }
    await platform.call('member.changePassword', change, { host: alpha, token })
    await platform.call('session.logout', undefined, { host: alpha, token })
    await platform.call('session.freePlay', undefined, { host: alpha })
    await platform.call('session.loginV2', { type: 'remembered' }, { host: alpha })
    await platform.call('session.login', { username: '912345678', password: '1', type: 'sms' }, { host: alpha })
    await platform.call('member.forgotByEmail', { username: 'watched', email: 'watched@example.com' }, { host: alpha })
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: 'watched' })
    expect(await listEvents()).toEqual([
      'register done *',
      'login login_failed',
      'login login_failed',
      'login done *',
      'password-change done *',
      'logout done *',
      'login-trial done *',
      'login-remembered not_logged_in',
      'login-sms method_disabled',
      'password-by-email done',
      'operator-disable-account done *',
    ])
    expect(await verifyAuditLog()).toMatchObject({ passed: true, rows: 11 })
  })

  it('records a login that is pending extra verification, also after a password reset by phone', async () => {
    expect((await resetPasswordFromUnknownNetwork(platform, '912800001')).body.code).toBe('verification_required')
    expect(await listEvents('GAMMA1')).toContain('password-by-phone verification_required *')
    await addKnownNetwork(platform, 'gamma', 'agent')
    const input = { username: 'agent', password: testPassword, type: 'username' } as const
    expect((await platform.call('session.login', input, { host: gamma })).body.code).toBe('verification_required')
    expect((await listEvents('GAMMA1')).at(-1)).toBe('login verification_required *')
  })

  it('contains no personal data: no username, email or IP address, phone number or password', async () => {
    const rows = await query('select audit_log::text as row from audit_log')
    for (const { row } of rows) expect(String(row)).not.toMatch(/watched|nobody|127\.0\.0\.1|912345678|secret|example/)
  })

  it('records flags, status, region, rules and vendors before and after a change, and lists them', async () => {
    const runInDelta = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'delta', ...body })
    await runInDelta('set-flag', { flag: 'FREEPLAY3', on: true })
    await runInDelta('set-flag', { flag: 'FREEPLAY3', on: false })
    await runInDelta('set-status', { status: 'maintenance' })
    await runInDelta('set-status', { status: 'open' })
    await runInDelta('set-region', { action: 'restrict', country: 'KP' })
    await runInDelta('set-rule', { field: 'username', change: { minLength: '5' } })
    await runInDelta('set-vendor-availability', { vendor: 'TCG_SEA', change: { channels: 'WEB' } })
    await runInDelta('set-vendor', { vendor: 'TCG_SEA', on: false })
    await expect(runInDelta('set-flag', { flag: 'NOBODYS', on: true })).rejects.toThrow('Unknown flag')
    const listedEvents = (await runInDelta('audit-list', { count: 9 })) as unknown as readonly { outcome: string }[]
    expect(listedEvents[0]).toMatchObject({ event: 'operator-set-flag', outcome: 'refused', parameters: { flag: 'NOBODYS', on: true } })
    const rows = listedEvents.filter(({ outcome }) => outcome === 'done')
    expect(rows.toReversed()).toMatchObject([
      { event: 'operator-set-flag', flag: 'FREEPLAY3', before: false, after: true },
      { event: 'operator-set-flag', flag: 'FREEPLAY3', before: true, after: false },
      { event: 'operator-set-status', before: 'open', after: 'maintenance' },
      { event: 'operator-set-status', before: 'maintenance', after: 'open' },
      { event: 'operator-set-region', before: { restricted: [] }, after: { restricted: ['KP'] } },
      { event: 'operator-set-rule', field: 'username', before: { minLength: 4 }, after: { minLength: 5 } },
      { event: 'operator-set-vendor-availability', vendor: 'TCG_SEA', before: { channels: 'all' }, after: { channels: ['WEB'] } },
      { event: 'operator-set-vendor', vendor: 'TCG_SEA', before: true, after: false },
    ])
    expect(await runInDelta('audit-list', { event: 'operator-set-flag' })).toHaveLength(3)
    expect(await verifyAuditLog('delta')).toMatchObject({ passed: true })
    await tamperWithRows(
      `update audit_log set detail = replace(detail, '"after":true', '"after":false') where merchant = 'DELTA1' and event = 'operator-set-flag'`,
    )
    expect(await verifyAuditLog('delta')).toMatchObject({ passed: false, firstInvalidRow: { problem: 'altered' } })
  })

  it('records who became the agent of an affiliate code, and that a code was removed', async () => {
    await platform.runAdminCommand('set-affiliate', { brand: 'alpha', code: 'WATCHEDCODE', agent: 'agent' })
    await platform.runAdminCommand('remove-affiliate', { brand: 'alpha', code: 'WATCHEDCODE' })
    await expect(platform.runAdminCommand('remove-affiliate', { brand: 'alpha', code: 'WATCHEDCODE' })).rejects.toThrow('no affiliate code')
    const rows = (await platform.runAdminCommand('audit-list', { brand: 'alpha', count: 3 })) as unknown as readonly object[]
    expect(rows).toMatchObject([
      { event: 'operator-remove-affiliate', outcome: 'refused', parameters: { code: 'WATCHEDCODE' } },
      { event: 'operator-remove-affiliate', outcome: 'done', parameters: { code: 'WATCHEDCODE' }, username: null },
      { event: 'operator-set-affiliate', parameters: { code: 'WATCHEDCODE' }, username: 'agent', operator: 'machine' },
    ])
  })

  it('is append-only', async () => {
    await expect(query('update audit_log set outcome = outcome')).rejects.toThrow('append-only')
    await expect(query('delete from audit_log')).rejects.toThrow('append-only')
    await expect(query('truncate audit_log')).rejects.toThrow('append-only')
  })

  it('has one hash chain per brand, also under concurrent writes', async () => {
    const initialRowCount = Number((await verifyAuditLog())['rows'])
    await Promise.all(Array.from({ length: 15 }, () => platform.call('session.freePlay', undefined, { host: alpha })))
    // The first verification has added one event, too.
    expect(await verifyAuditLog()).toMatchObject({ passed: true, rows: initialRowCount + 16 })
    await platform.logIn(beta, 'player')
    expect(await verifyAuditLog('beta')).toMatchObject({ passed: true, rows: 1 })
  })

  it('reports the first row that was changed', async () => {
    const [originalRow] = await query("select outcome from audit_log where merchant = 'ALPHA1' and seq = 3")
    await tamperWithRows("update audit_log set outcome = 'done' where merchant = 'ALPHA1' and seq = 3")
    expect(await verifyAuditLog()).toMatchObject({ passed: false, rows: 2, firstInvalidRow: { row: '3', problem: 'altered' } })
    await tamperWithRows(`update audit_log set outcome = '${String(originalRow?.['outcome'])}' where merchant = 'ALPHA1' and seq = 3`)
    expect(await verifyAuditLog()).toMatchObject({ passed: true })
  })

  it('reports the first row that was deleted in the middle or at the end, or inserted, and a change of the only row', async () => {
    await tamperWithRows("update audit_log set account = null where merchant = 'BETA1'")
    expect(await verifyAuditLog('beta')).toMatchObject({ passed: false, firstInvalidRow: { row: '1', problem: 'altered' } })
    await tamperWithRows("delete from audit_log where merchant = 'ALPHA1' and seq = 5")
    expect(await verifyAuditLog()).toMatchObject({ passed: false, rows: 4, firstInvalidRow: { row: '5', problem: 'removed' } })
    await tamperWithRows("delete from audit_log where merchant = 'ALPHA1' and seq >= 5")
    expect(await verifyAuditLog()).toMatchObject({ passed: false, rows: 4, firstInvalidRow: { row: '5', problem: 'removed' } })
    await tamperWithRows("insert into audit_log values ('ALPHA1', 5, now(), 'login', 'done', null, decode('00', 'hex'))")
    expect(await verifyAuditLog()).toMatchObject({ passed: false, firstInvalidRow: { row: '5', problem: 'altered' } })
  })
})
