import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult } from '../../src/generated/api.ts'
import { dependentTables, retainedRecordColumns } from '../../server/modules/accounts/store/unclaimed.ts'
import { purgeUnclaimedAccounts } from '../../server/modules/registration/purge-unclaimed.ts'
import { expireBonuses } from '../../server/modules/wallet/bonuses.ts'
import { getAlphaTenant } from './new-player.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const query = async (text: string, values: readonly unknown[] = []) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text, [...values])
  await client.end()
  return rows
}
const runPurgeJob = () => purgeUnclaimedAccounts(platform.server.platform)
const setAccountAge = (days: number) => query('update accounts set created_at = now() - make_interval(days => $1)', [days])
const registerByClick = async () =>
  (await platform.call('session.oneClick', { ageConsent: true }, { host: alpha })).body.value as { login: LoginResult; password: string }
const startTrial = async (from: string) =>
  (await platform.call('session.freePlay', undefined, { host: alpha, from })).body.value as LoginResult
const fetchAccountRow = async (id: string) =>
  (await query('select username, disabled, profile, nickname from accounts where id = $1', [id]))[0]
const verifyLedger = () => platform.runAdminCommand('ledger-verify', { brand: 'alpha' })
const fetchPromotionsBalance = async () =>
  (
    await query(
      `select coalesce(sum(e.amount), 0)::text as sum from entries e join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
       where l.merchant = 'ALPHA1' and l.owner is null and l.purpose = 'promotions'`,
    )
  )[0]?.['sum']

describe('an account created by one click or for a trial, and never used again', () => {
  it('is disabled and anonymised after the number of days that the brand configures; its bonus returns to the house account', async () => {
    const before = await fetchPromotionsBalance()
    const { login, password } = await registerByClick()
    expect(await fetchPromotionsBalance()).not.toBe(before)
    await setAccountAge(29)
    await runPurgeJob()
    expect(await fetchAccountRow(login.user.id)).toMatchObject({ username: login.user.account, disabled: false })
    await setAccountAge(31)
    await runPurgeJob()
    expect(await fetchAccountRow(login.user.id)).toEqual({ username: `gone-${login.user.id}`, disabled: true, profile: {}, nickname: '' })
    expect(await fetchPromotionsBalance()).toBe(before)
    expect(await verifyLedger()).toMatchObject({ passed: true })
    const credentials = { username: login.user.account, password, type: 'username' } as const
    expect((await platform.call('session.login', credentials, { host: alpha })).body.code).toBe('login_failed')
    const deletedCredentials = { username: `gone-${login.user.id}`, password: '', type: 'username' }
    expect((await platform.callUnchecked('session.login', { ...deletedCredentials, password: ' ' }, { host: alpha })).body.code).toBe(
      'login_failed',
    )
    expect((await platform.call('member.info', undefined, { host: alpha, token: login.token })).body.code).toBe('not_logged_in')
    await runPurgeJob()
    expect(await verifyLedger()).toMatchObject({ passed: true })
  })

  it('is also disabled and anonymised if its bonus has expired', async () => {
    const { login } = await registerByClick()
    const expiredBonuses = await query(`update bonuses set ends_at = now() - interval '1 hour' where account = $1 returning id`, [
      login.user.id,
    ])
    expect(expiredBonuses).toHaveLength(1)
    await expireBonuses(getAlphaTenant(platform))
    await setAccountAge(31)
    await runPurgeJob()
    expect(await fetchAccountRow(login.user.id)).toMatchObject({ username: `gone-${login.user.id}`, disabled: true })
    expect(await verifyLedger()).toMatchObject({ passed: true })
  })

  it('is deleted if it never had a wallet, like a trial account', async () => {
    const guests = await Promise.all(Array.from({ length: 60 }, (_, n) => startTrial(`127.0.0.${String((n % 6) + 1)}`)))
    await setAccountAge(31)
    await runPurgeJob()
    for (const { user } of guests) expect(await fetchAccountRow(user.id)).toBeUndefined()
  })

  it('is deleted with its inbox state, referral code and contract permit', async () => {
    const texts = { 'title.TY': 'Hello', 'content.TY': 'Hello, everyone.' }
    const { user, token } = await startTrial('127.0.0.7')
    await platform.runAdminCommand('send-message', { brand: 'alpha', to: '@all', texts })
    expect((await platform.call('inbox.read', {}, { host: alpha, token })).status).toBe(200)
    expect(await query('select 1 from inbox_states where account = $1', [user.id])).toHaveLength(1)
    await query(`insert into referral_codes (merchant, account, code) values ('ALPHA1', $1, 'unclaimed')`, [user.id])
    await query(`insert into contract_permits (merchant, account, kind) values ('ALPHA1', $1, 'dividend')`, [user.id])
    await setAccountAge(31)
    await runPurgeJob()
    expect(await fetchAccountRow(user.id)).toBeUndefined()
  })

  it('is anonymised instead of deleted if an operator wrote a note on it, or if it has an upload', async () => {
    const [notedAccount, uploader, unusedAccount] = [
      await startTrial('127.0.0.8'),
      await startTrial('127.0.0.8'),
      await startTrial('127.0.0.8'),
    ]
    await platform.runAdminCommand('note-account', { brand: 'alpha', username: notedAccount.user.account, text: 'Asked for help.' })
    await query(
      `insert into uploads (merchant, id, owner, purpose, type, bytes, due_at)
       values ('ALPHA1', gen_random_uuid(), $1, 'activity', 'png', '', now() + interval '1 day')`,
      [uploader.user.id],
    )
    await setAccountAge(31)
    await runPurgeJob()
    for (const { user } of [notedAccount, uploader])
      expect(await fetchAccountRow(user.id)).toEqual({ username: `gone-${user.id}`, disabled: true, profile: {}, nickname: '' })
    expect(await query('select text from account_notes where account = $1', [notedAccount.user.id])).toEqual([{ text: 'Asked for help.' }])
    expect(await query('select 1 from uploads where owner = $1', [uploader.user.id])).toHaveLength(1)
    expect(await fetchAccountRow(unusedAccount.user.id)).toBeUndefined()
  })

  it('can be purged whatever refers to it: the purge handles every foreign key to accounts', async () => {
    const columns = await query(
      `select c.conrelid::regclass::text || '.' || a.attname as name
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'merchant'
       where c.contype = 'f' and c.confrelid = 'accounts'::regclass and c.confdeltype <> 'c'`,
    )
    // Columns that refer only to accounts that have been used, which are never purged.
    const columnsOfUsedAccounts = ['accounts.upline', 'social_identities.account']
    const handledColumns = [
      ...dependentTables.map((table) => `${table}.account`),
      ...retainedRecordColumns.map((column) => column.join('.')),
    ]
    expect(columns.length).toBeGreaterThan(0)
    expect([...handledColumns, ...columnsOfUsedAccounts]).toEqual(expect.arrayContaining(columns.map(({ name }) => name)))
  })

  it('has no contact left after it was anonymised, and rejects changes by requests that are still running', async () => {
    const { login } = await registerByClick()
    await query(`update accounts set email_key = 'a@b.example', mobile_key = '+15550100', mobile_login = true where id = $1`, [
      login.user.id,
    ])
    await setAccountAge(31)
    await runPurgeJob()
    const rows = await query(
      `select email_key, email_verified_at, mobile_key, mobile_verified_at, mobile_login, security_stamp from accounts where id = $1`,
      [login.user.id],
    )
    const noContact = { email_key: null, email_verified_at: null, mobile_key: null, mobile_verified_at: null, mobile_login: false }
    expect(rows).toEqual([{ ...noContact, security_stamp: 1 }])
  })

  it.each(['email', 'mobile'])('is kept if its owner has verified a contact: %s', async (contact) => {
    const { login } = await registerByClick()
    await query(`update accounts set ${contact}_verified_at = now() where id = $1`, [login.user.id])
    await setAccountAge(400)
    await runPurgeJob()
    expect(await fetchAccountRow(login.user.id)).toMatchObject({ username: login.user.account, disabled: false })
  })

  it('is kept if its owner has requested a deposit, which can be paid late', async () => {
    const { login } = await registerByClick()
    const input = { channel: 'qr', amount: '50.00', key: 'unclaimed-deposit' }
    expect((await platform.call('deposit.request', input, { host: alpha, token: login.token })).status).toBe(200)
    await setAccountAge(400)
    await runPurgeJob()
    expect(await fetchAccountRow(login.user.id)).toMatchObject({ username: login.user.account, disabled: false })
  })

  it('is kept if its owner has logged in again, changed the password or received other money', async () => {
    const [loggedInAccount, changedAccount, paidAccount] = [await registerByClick(), await registerByClick(), await registerByClick()]
    await platform.logIn(alpha, loggedInAccount.login.user.account, loggedInAccount.password)
    const body = { oldPassword: changedAccount.password, newPassword: 'maple4drum7', confirmNewPassword: 'maple4drum7' }
    expect((await platform.callUnchecked('member.changePassword', body, { host: alpha, token: changedAccount.login.token })).status).toBe(
      200,
    )
    await platform.runAdminCommand('ledger-grant', {
      brand: 'alpha',
      username: paidAccount.login.user.account,
      amount: '5.00',
      key: 'unclaimed',
    })
    await setAccountAge(400)
    await runPurgeJob()
    for (const { login } of [loggedInAccount, changedAccount, paidAccount])
      expect(await fetchAccountRow(login.user.id)).toMatchObject({ username: login.user.account, disabled: false })
  })

  it('is the only kind that is purged: accounts from a normal registration or created by the operator are kept', async () => {
    const { user } = (await platform.register(alpha)).body.value as LoginResult
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'quiet', type: 4, password: 'rightpass1' })
    const demo = await platform.logIn(beta, 'player')
    await setAccountAge(400)
    await runPurgeJob()
    for (const id of [user.id, demo.user.id]) expect(await fetchAccountRow(id)).toMatchObject({ disabled: false })
    expect(await query("select 1 from accounts where username = 'quiet'")).toHaveLength(1)
  })

  it('is purged once by three concurrent jobs, and its bonus is returned once', async () => {
    const before = await fetchPromotionsBalance()
    await Promise.all(Array.from({ length: 5 }, registerByClick))
    await setAccountAge(31)
    await Promise.all([runPurgeJob(), runPurgeJob(), runPurgeJob()])
    expect(await fetchPromotionsBalance()).toBe(before)
    expect(await verifyLedger()).toMatchObject({ passed: true })
  })
})
