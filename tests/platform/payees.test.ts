import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberDetails, PayeeCode } from '../../src/generated/api.ts'
import { createAccountStore, getAccount } from '../../server/modules/accounts/index.ts'
import { getAlphaTenant } from './new-player.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { setPayeeName } from './login-fixtures.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'
import { createWithdrawer, endRateLimitBlocks, updateWithdrawalSettings } from './withdrawer.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

describe('a mobile number', () => {
  it('is added to the account with the code sent to it and the password, and the owner is notified', async () => {
    const withdrawer = await createWithdrawer(platform, { password: false, mobile: false }, { email: 'drawer@example.com' })
    const fetchDetails = async () => withdrawer.requireValue<MemberDetails>(withdrawer.call('member.details', undefined))
    expect((await fetchDetails()).verified).toEqual([])
    const code = await platform.readCode('alpha', () => withdrawer.call('member.contactCode', withdrawer.phone))
    const setContact = (overrides: object) =>
      withdrawer.call('member.setContact', { ...withdrawer.phone, code, password: testPassword, ...overrides })
    expect((await setContact({ password: 'wrong-password' })).body.code).toBe('password_wrong')
    expect((await setContact({ code: code === '000000' ? '000001' : '000000' })).body.code).toBe('code_wrong')
    expect((await setContact({ mobileNum: '930999999' })).body.code).toBe('code_expired')
    const message = await platform.readMessage('alpha', async () => expect((await setContact({})).status).toBe(200))
    expect([message.channel, message.to]).toEqual(['email', 'drawer@example.com'])
    expect((await fetchDetails()).verified).toEqual(['mobileNum'])
    expect((await setContact({})).body.code).toBe('code_expired')
  })

  it('is added without replacing an email address that was set at the same time', async () => {
    const { username } = await createWithdrawer(platform, { mobile: false })
    const accounts = createAccountStore(getAlphaTenant(platform))
    const account = await getAccount(getAlphaTenant(platform), username)
    const contacts = [{ email: `${username}@example.com` }, { countryDialingCode: '84', mobileNum: '930777001' }] as const
    for (const contact of contacts) expect(await accounts.setContact(account, contact)).toBe(true)
    expect((await accounts.findById(account.id))?.profile).toMatchObject(Object.assign({}, ...contacts))
  })

  it('cannot be added with a code that another account requested: the code belongs to that account', async () => {
    const [owner, otherWithdrawer] = [
      await createWithdrawer(platform, { mobile: false }),
      await createWithdrawer(platform, { mobile: false }),
    ]
    const verificationCode = await platform.readCode('alpha', () => owner.call('member.contactCode', owner.phone))
    const response = await otherWithdrawer.call('member.setContact', { ...owner.phone, code: verificationCode, password: testPassword })
    expect(response.body.code).toBe('code_expired')
  })
})

describe('a payout account', () => {
  it('is added with a code, becomes the default if it is the first, and the owner is notified', async () => {
    const withdrawer = await createWithdrawer(platform, { payee: false })
    let id = ''
    const code = await platform.readCode('alpha', async () => {
      id = (await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', withdrawer.createPayeeInput()))).id
    })
    expect((await withdrawer.listPayees()).payees).toMatchObject([{ confirmed: false, preferred: false }])
    expect(await withdrawer.fetchTerms()).toMatchObject({ payee: false })
    expect((await withdrawer.requestWithdrawal('1000', { payee: id })).body.code).toBe('payee_missing')
    const message = await platform.readMessage('alpha', () => withdrawer.call('payee.confirm', { id, verificationCode: code }))
    expect(message.text).toContain('Vietcombank')
    const [payee] = (await withdrawer.listPayees()).payees
    expect((await withdrawer.call('payee.confirm', { id, verificationCode: code })).body.value).toEqual(payee)
    expect((await withdrawer.listPayees()).payees).toMatchObject([
      { confirmed: true, preferred: true, name: 'Vietcombank', holder: 'Ng••••n A' },
    ])
    expect(JSON.stringify(await withdrawer.listPayees())).not.toContain(withdrawer.createPayeeInput().number)
  })

  it('can be confirmed with a new code, which is sent on request until then', async () => {
    const withdrawer = await createWithdrawer(platform, { payee: false })
    const { id } = await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', withdrawer.createPayeeInput()))
    await endRateLimitBlocks(platform)
    const verificationCode = await platform.readCode('alpha', () => withdrawer.requireValue(withdrawer.call('payee.sendCode', { id })))
    await withdrawer.requireValue(withdrawer.call('payee.confirm', { id, verificationCode }))
    expect((await withdrawer.listPayees()).payees).toMatchObject([{ id, confirmed: true }])
    await endRateLimitBlocks(platform)
    expect((await withdrawer.call('payee.sendCode', { id })).body.code).toBe('not_found')
  })

  it('at a bank must be held in the player’s name, if the platform knows it', async () => {
    const withdrawer = await createWithdrawer(platform, { payee: false })
    expect(await withdrawer.listPayees()).not.toHaveProperty('holder')
    await setPayeeName(platform, 'alpha', withdrawer.username, 'Trần Thị An')
    expect((await withdrawer.listPayees()).holder).toBe('Trần Thị An')
    expect((await withdrawer.call('payee.add', withdrawer.createPayeeInput())).body.fields).toEqual({
      holder: { key: 'payee_holder_other' },
    })
    expect((await withdrawer.call('payee.add', { ...withdrawer.createPayeeInput(), holder: 'trần thị  an' })).status).toBe(200)
  })

  it('is limited to ten per player', async () => {
    const withdrawer = await createWithdrawer(platform)
    const columns = 'merchant, account, channel, kind, name, shown, holder_shown, sealed, usable_at'
    await withDatabaseClient(platform, (client) =>
      client.query(
        `insert into payees (id, digest, ${columns})
         select gen_random_uuid(), uuid_send(gen_random_uuid()), ${columns} from payees, generate_series(2, 10) where id = $1`,
        [withdrawer.payee],
      ),
    )
    const addPayee = () => withdrawer.call('payee.add', withdrawer.createPayeeInput(900_500))
    expect((await addPayee()).body.code).toBe('payee_limit')
    await withdrawer.requireValue(withdrawer.call('payee.remove', { id: withdrawer.payee }))
    expect((await addPayee()).status).toBe(200)
    expect((await withdrawer.listPayees()).payees).toHaveLength(10)
  })

  it('is stored encrypted: no row of a payee or withdrawal contains the account number in plain text', async () => {
    await updateWithdrawalSettings(platform, { coolDownHours: '0' })
    const withdrawer = await createWithdrawer(platform)
    const { reference } = await withdrawer.withdraw('1000')
    const { rows } = await withDatabaseClient(platform, (client) =>
      client.query<{ row: string }>(
        `select row_to_json(p)::text as row from payees p union all select row_to_json(w)::text from withdrawals w`,
      ),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.map(({ row }) => row).join()).not.toContain(withdrawer.createPayeeInput().number)
    expect(await platform.runAdminCommand('withdrawal', { brand: 'alpha', reference })).toMatchObject({
      to: { number: withdrawer.createPayeeInput().number, holder: 'Nguyen Van A' },
    })
  })

  it('cannot be paid to during the cool-down period', async () => {
    await updateWithdrawalSettings(platform, { coolDownHours: '24' })
    const withdrawer = await createWithdrawer(platform)
    expect((await withdrawer.requestWithdrawal('1000')).body.code).toBe('payee_cooling')
    const [payee] = (await withdrawer.listPayees()).payees
    const hours = (Date.parse(payee?.usableAt ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(payee).toMatchObject({ confirmed: true, usable: false })
    const { channels, maxPayees, coolDownHours } = await withdrawer.listPayees()
    expect([channels.map(({ id }) => id), maxPayees, coolDownHours]).toEqual([['VCB', 'TCB', 'BIDV', 'ACB', 'MOMO', 'USDT_TRC20'], 10, 24])
    expect(await withdrawer.fetchTerms()).toMatchObject({ payee: true })
    await updateWithdrawalSettings(platform, { coolDownHours: '0' })
  })

  it.each([
    ['0', 'ngay từ bây giờ'],
    ['24', 'sau 24 giờ'],
  ])(
    'is announced to its owner with the time from which it can receive payouts: cool-down period of %s hours',
    async (coolDownHours, expected) => {
      await updateWithdrawalSettings(platform, { coolDownHours })
      const withdrawer = await createWithdrawer(platform, { payee: false })
      let id = ''
      const verificationCode = await platform.readCode('alpha', async () => {
        id = (await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', withdrawer.createPayeeInput()))).id
      })
      const message = await platform.readMessage('alpha', () => withdrawer.call('payee.confirm', { id, verificationCode }))
      expect(message.text).toContain(expected)
      await updateWithdrawalSettings(platform, { coolDownHours: '0' })
    },
  )

  it('can be made the default and removed by its owner only', async () => {
    const withdrawer = await createWithdrawer(platform)
    const secondId = await withdrawer.addPayee(900_001)
    expect((await withdrawer.listPayees()).payees.map(({ id, preferred }) => [id, preferred])).toEqual([
      [withdrawer.payee, true],
      [secondId, false],
    ])
    const thirdId = await withdrawer.addPayee(900_002)
    await withdrawer.requireValue(withdrawer.call('payee.prefer', { id: secondId }))
    const expectedOrder = [
      [secondId, true],
      [thirdId, false],
      [withdrawer.payee, false],
    ]
    expect((await withdrawer.listPayees()).payees.map(({ id, preferred }) => [id, preferred])).toEqual(expectedOrder)
    const unconfirmedPayee = { ...withdrawer.createPayeeInput(), channel: 'USDT_TRC20', number: `T${'Q'.repeat(33)}` }
    const { id: pendingId } = await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', unconfirmedPayee))
    expect((await withdrawer.call('payee.prefer', { id: pendingId })).body.code).toBe('not_found')
    const { id: latestId } = await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', unconfirmedPayee))
    const { payees } = await withdrawer.listPayees()
    expect(payees.map(({ id, preferred }) => [id, preferred])).toEqual([expectedOrder[0], [latestId, false], ...expectedOrder.slice(1)])
    expect(payees.map(({ holder }) => holder !== undefined)).toEqual([true, false, true, true])
    await withdrawer.requireValue(withdrawer.call('payee.remove', { id: latestId }))
    await withdrawer.requireValue(withdrawer.call('payee.remove', { id: thirdId }))
    const otherWithdrawer = await createWithdrawer(platform)
    for (const name of ['payee.prefer', 'payee.remove', 'payee.sendCode'] as const)
      expect([name, (await otherWithdrawer.call(name, { id: secondId })).body.code]).toEqual([name, 'not_found'])
    expect((await otherWithdrawer.requestWithdrawal('1000', { payee: secondId })).body.code).toBe('payee_missing')
    expect((await platform.call('payee.list', undefined, { host: beta, token: withdrawer.token })).body.code).toBe('not_logged_in')
    await withdrawer.requireValue(withdrawer.call('payee.remove', { id: secondId }))
    expect((await withdrawer.listPayees()).payees.map(({ id }) => id)).toEqual([withdrawer.payee])
    for (const name of ['payee.prefer', 'payee.remove', 'payee.sendCode'] as const)
      expect([name, (await withdrawer.call(name, { id: secondId })).body.code]).toEqual([name, 'not_found'])
    expect((await withdrawer.requestWithdrawal('1000', { payee: secondId })).body.code).toBe('payee_missing')
  })

  it('requires the payment password, a verified mobile number, a valid account number and a known channel', async () => {
    const newWithdrawer = await createWithdrawer(platform, { password: false, mobile: false })
    expect((await newWithdrawer.call('payee.add', newWithdrawer.createPayeeInput())).body.code).toBe('mobile_unverified')
    await newWithdrawer.setMobile()
    expect((await newWithdrawer.call('payee.add', newWithdrawer.createPayeeInput())).body.code).toBe('payment_password_unset')
    await newWithdrawer.setPassword()
    expect((await newWithdrawer.call('payee.add', { ...newWithdrawer.createPayeeInput(), paymentPassword: '000000' })).body.code).toBe(
      'password_wrong',
    )
    const addAndGetFieldErrors = async (overrides: object) =>
      (await newWithdrawer.call('payee.add', { ...newWithdrawer.createPayeeInput(), ...overrides })).body.fields
    expect(await addAndGetFieldErrors({ number: '12' })).toMatchObject({ number: { key: 'payee_bank_number' } })
    expect(await addAndGetFieldErrors({ channel: 'NOWHERE' })).toMatchObject({ channel: { key: 'reg_required' } })
  })

  it('cannot be added again until it is removed; another player, or another bank, may have the same number', async () => {
    const withdrawer = await createWithdrawer(platform)
    const payeeInput = withdrawer.createPayeeInput()
    const otherWithdrawer = await createWithdrawer(platform)
    expect((await withdrawer.call('payee.add', payeeInput)).body.fields).toEqual({ number: { key: 'payee_known' } })
    expect((await otherWithdrawer.call('payee.add', payeeInput)).status).toBe(200)
    expect((await withdrawer.call('payee.add', { ...payeeInput, channel: 'TCB' })).status).toBe(200)
    await withdrawer.requireValue(withdrawer.call('payee.remove', { id: withdrawer.payee }))
    expect((await withdrawer.call('payee.add', payeeInput)).status).toBe(200)
  })

  it('is not available to a trial account, which gets neither the list nor the withdrawal terms', async () => {
    const { token } = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as { token: string }
    for (const name of ['payee.list', 'withdrawal.terms'] as const)
      expect((await platform.call(name, undefined, { host: alpha, token })).body.code).toBe('real_account_required')
  })
})
