import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BonusPage, LoginResult, MemberDetails, MemberRegisterMobileBody, RegisterRule } from '../../src/generated/api.ts'
import { getCookie } from './call-server.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const setRule = (field: string, change: Record<string, string>) => platform.runAdminCommand('set-rule', { brand: 'alpha', field, change })

describe('registration', () => {
  it('creates an account, logs it in, grants the bonus, and keeps the ledger balanced', async () => {
    const { status, body } = await platform.register(alpha, { username: 'newcomer' })
    expect(status).toBe(200)
    const { token, firstTimeLogin, user } = body.value as LoginResult
    expect({ firstTimeLogin, account: user.account, type: user.type }).toEqual({ firstTimeLogin: true, account: 'newcomer', type: 0 })
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toEqual({
      sumBalance: '1000.00',
      currency: 'VND',
    })
    const { bonuses } = (await platform.call('record.bonuses', {}, { host: alpha, token })).body.value as BonusPage
    expect(bonuses).toMatchObject([{ kind: 'registration-bonus', amount: '1000.00', turnoverNeeded: '5000.00', holdsWithdrawals: false }])
    const days = (Date.parse(bonuses[0]?.endsAt ?? '') - Date.parse(bonuses[0]?.createdAt ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })

  it('stores when the terms were accepted, visible to the owner; nothing for an account created by an operator', async () => {
    const before = Date.now()
    const { token } = (await platform.register(alpha, {})).body.value as LoginResult
    const fetchTermsAcceptedAt = async (ownerToken: string): Promise<string | undefined> =>
      ((await platform.call('member.details', undefined, { host: alpha, token: ownerToken })).body.value as MemberDetails).termsAcceptedAt
    expect(Date.parse((await fetchTermsAcceptedAt(token)) ?? '')).toBeGreaterThanOrEqual(before)
    expect(await fetchTermsAcceptedAt((await platform.logIn(alpha, 'player')).token)).toBeUndefined()
  })

  it('accepts each of the 20 fields of a registration, and no other (R-ENTITIES-05)', async () => {
    const user = {
      username: 'everything',
      password: 'secret12',
      confirmPassword: 'secret12',
      payeeName: 'Nguyen Thi Mai',
      email: 'mai@example.com',
      qqNum: '1234567',
      mobileNum: '912345678',
      recommenderId: 'player',
      captcha: 'ab12c',
      verificationCode: '123456',
      affiliateCode: 'ALPHACODE',
      paymentPassword: 'pay12345',
      line: 'mai.line',
      whatsapp: '84912345678',
      facebook: 'mai.fb',
      wechat: 'mai_wechat',
      idNumber: '079123456789',
      referralCode: 'FRIEND1',
      domain: alpha,
      countryDialingCode: '84',
    }
    const fieldsWithRules = [
      'payeeName',
      'email',
      'qqNum',
      'mobileNum',
      'recommenderId',
      'paymentPassword',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'idNumber',
    ]
    for (const field of fieldsWithRules) await setRule(field, { enabled: 'on' })
    const { status, body } = await platform.register(alpha, user)
    for (const field of fieldsWithRules) await setRule(field, { enabled: 'off' })
    expect(status, JSON.stringify(body)).toBe(200)
    const { token } = body.value as LoginResult
    const details = (await platform.call('member.details', undefined, { host: alpha, token })).body.value as MemberDetails
    expect(details).toMatchObject({ account: 'everything', paymentPassword: true })
    expect(details.profile.map(({ field }) => field).toSorted()).toEqual(
      ['email', 'facebook', 'idNumber', 'line', 'mobileNum', 'payeeName', 'qqNum', 'wechat', 'whatsapp'].toSorted(),
    )
    expect((await platform.register(alpha, { ...user, username: 'toomuch', twitter: 'mai' } as object)).status).toBe(400)
  })

  it('rejects a taken name, ignoring case, also for twelve concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => platform.register(alpha, { username: 'onlyone' })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'username_taken')).toHaveLength(11)
    expect((await platform.register(alpha, { username: 'OnlyOne' })).body).toMatchObject({
      code: 'username_taken',
      fields: { username: { key: 'error_username_taken' } },
    })
  })

  it('rejects a visitor who does not confirm that they are of age', async () => {
    expect((await platform.register(alpha, { ageConsent: false })).body).toMatchObject({
      code: 'age_consent_required',
      fields: { ageConsent: { key: 'error_age_consent_required' } },
    })
    const { ageConsent: _, ...withoutConsent } = {
      username: 'ageless',
      password: 'secret12',
      login: true,
      registerMethod: 'WEB',
      ageConsent: true,
    } as const
    expect((await platform.call('member.register', withoutConsent, { host: alpha })).body.code).toBe('age_consent_required')
  })

  it('validates by the current rules, and reports the first error of each field', async () => {
    const { status, body } = await platform.register(alpha, { username: '1abc', password: 'short' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'register_invalid',
      fields: {
        username: { key: 'reg_pattern_letter-first', values: { min: 4, max: 16 } },
        password: { key: 'reg_pattern_letters-digits-combined' },
      },
    })
    await setRule('username', { minLength: '9' })
    expect((await platform.register(alpha, { username: 'eightlet' })).body).toMatchObject({
      code: 'register_invalid',
      fields: { username: { values: { min: 9, max: 16 } } },
    })
    await setRule('username', { minLength: '4' })
  })

  it('requires a field that an operator made required, and ignores one that is disabled', async () => {
    await setRule('email', { enabled: 'on', required: 'on' })
    expect((await platform.register(alpha)).body).toMatchObject({ code: 'register_invalid', fields: { email: { key: 'reg_required' } } })
    expect((await platform.register(alpha, { email: 'no-mail' })).body).toMatchObject({
      code: 'register_invalid',
      fields: { email: { key: 'reg_pattern_email' } },
    })
    expect((await platform.register(alpha, { email: 'mai@example.com' })).status).toBe(200)
    await setRule('email', { enabled: 'off', required: 'off' })
    expect((await platform.register(alpha, { email: 'no-mail' })).status).toBe(200)
  })

  it('trims the input, but not the password', async () => {
    const { user } = (await platform.register(alpha, { username: '  trimmed  ', password: 'secret12' })).body.value as LoginResult
    expect(user.account).toBe('trimmed')
    expect((await platform.register(alpha, { username: 'untrimmed', password: ' secret12' })).body.code).toBe('register_invalid')
  })

  it('is rejected if registration by username is disabled', async () => {
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'USERNAMEREG3', on: false })
    expect((await platform.register(alpha)).body.code).toBe('method_disabled')
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'USERNAMEREG3', on: true })
  })

  it('requires a captcha if its rule is on', async () => {
    await setRule('captcha', { enabled: 'on', required: 'on' })
    expect((await platform.register(alpha)).body).toMatchObject({ code: 'register_invalid', fields: { captcha: { key: 'reg_required' } } })
    expect((await platform.register(alpha, { captcha: 'ABCDE' })).body).toMatchObject({ code: 'captcha_wrong', value: { captcha: true } })
    const registerWithCaptcha = async (username: string, change: (text: string) => string) => {
      const challenge = await platform.call('session.captchaText', undefined, { host: alpha })
      const body = { username, password: 'secret12', login: true, registerMethod: 'WEB', ageConsent: true } as const
      const captcha = change(String(challenge.body.value))
      return platform.call(
        'member.register',
        { ...body, captcha },
        { host: alpha, headers: { cookie: getCookie(challenge.headers, 'captcha') } },
      )
    }
    expect((await registerWithCaptcha('misread', (text) => `${text}x`)).body.code).toBe('captcha_wrong')
    expect((await registerWithCaptcha('readwell', (text) => text)).status).toBe(200)
    await setRule('captcha', { enabled: 'off' })
  })

  it('accepts one of the options of a field, whatever pattern its rule has, rejects anything else, and shows the option to the owner', async () => {
    await setRule('sourceOfIncome', { enabled: 'on', required: 'on', patternId: 'digits', maxLength: '3' })
    const registerAndGetBody = async (overrides: object) => (await platform.register(alpha, overrides)).body
    expect(await registerAndGetBody({})).toMatchObject({ code: 'register_invalid', fields: { sourceOfIncome: { key: 'reg_required' } } })
    for (const sourceOfIncome of ['123', 'Salary', 'toString'])
      expect(await registerAndGetBody({ sourceOfIncome })).toMatchObject({
        code: 'register_invalid',
        fields: { sourceOfIncome: { key: 'reg_option' } },
      })
    const { token } = (await platform.register(alpha, { sourceOfIncome: 'salary' })).body.value as LoginResult
    await setRule('sourceOfIncome', { enabled: 'off', required: 'off', patternId: '*', maxLength: '255' })
    const { profile } = (await platform.call('member.details', undefined, { host: alpha, token })).body.value as MemberDetails
    expect(profile).toEqual([{ field: 'sourceOfIncome', value: 'salary' }])
  })

  it('adds the new player to the downline of the agent with the affiliate code, and rejects an unknown code (R-VALIDATION-74)', async () => {
    const { user } = (await platform.register(alpha, { affiliateCode: 'ALPHACODE' })).body.value as LoginResult
    expect(user.toUpline).toBe(true)
    expect((await platform.register(alpha, { affiliateCode: 'NOCODE' })).body).toMatchObject({ code: 'affiliate_invalid' })
  })

  it('returns the same rules from `system.registerSettings` as from `system.status`, R-API-28', async () => {
    const rules = (await platform.call('system.registerSettings', undefined, { host: alpha })).body.value as RegisterRule[]
    expect(rules.find(({ field }) => field === 'username')).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      patternId: 'letter-first',
      minLength: 4,
      maxLength: 16,
    })
    const status = (await platform.call('system.status', { url: alpha }, { host: alpha })).body.value as {
      info: { registerRules: RegisterRule[] }
    }
    expect(status.info.registerRules).toEqual(rules)
  })

  it('creates no account if the bonus cannot be granted', async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    await client.query(`create function refuse_bonus() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await client.query('create trigger refuse before insert on entries for each row execute function refuse_bonus()')
    expect((await platform.register(alpha, { username: 'halfway' })).body).toEqual({
      success: false,
      code: 'internal',
      message: expect.any(String) as string,
    })
    await client.query('drop trigger refuse on entries')
    await client.end()
    expect((await platform.register(alpha, { username: 'halfway' })).status).toBe(200)
  })
})

const setFlags = (on: boolean, ...names: string[]) =>
  Promise.all(names.map((flag) => platform.runAdminCommand('set-flag', { brand: 'alpha', flag, on })))

it('registration requires a valid real name if its rule has the pattern for full names (R-VALIDATION-73)', async () => {
  await setRule('payeeName', { enabled: 'on', required: 'on', patternId: 'full-name', minLength: '3', maxLength: '40' })
  for (const name of ['Mai', 'M4i Nguyen', '   '])
    expect((await platform.register(alpha, { payeeName: name })).body.fields?.['payeeName'], name).toBeDefined()
  expect((await platform.register(alpha, { payeeName: 'Nguyễn Thị Mai' })).status).toBe(200)
  await setRule('payeeName', { enabled: 'off', required: 'off' })
})

describe('registration by mobile number', () => {
  let lastNumber = 960_000_000
  const createPhoneNumber = () => String(++lastNumber)
  const registerByMobile = (mobileNum: string, overrides: Partial<MemberRegisterMobileBody> = {}) =>
    platform.call(
      'member.registerMobile',
      { mobileNum, countryDialingCode: '84', login: true, registerMethod: 'WEB', ageConsent: true, ...overrides },
      { host: alpha },
    )
  const requestCode = (mobileNo: string) =>
    platform.call('verification.smsRegister', { mobileNo, countryDialingCode: '84' }, { host: alpha })
  const logIn = (username: string, password: string) =>
    platform.call('session.login', { username, password, type: 'username' }, { host: alpha })

  it('is off if its flag is off (R-FLAGS-04)', async () => {
    expect((await registerByMobile(createPhoneNumber())).body.code).toBe('method_disabled')
    expect((await requestCode(createPhoneNumber())).body.code).toBe('method_disabled')
  })

  it('creates an account with a generated name and the bonus, and logs it in (R-AUTH-REGISTER-02)', async () => {
    await setFlags(true, 'MOBILENUMREG3')
    const { token, user } = (await registerByMobile(createPhoneNumber())).body.value as LoginResult
    expect(user.account).toMatch(/^m[0-9a-f]{12}$/)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toMatchObject({ sumBalance: '1000.00' })
  })

  it('accepts a number once, in any notation, also for eight concurrent requests', async () => {
    const number = createPhoneNumber()
    const responses = await Promise.all(Array.from({ length: 8 }, () => registerByMobile(number)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await registerByMobile(`+84 0${number.slice(0, 3)} ${number.slice(3)}`)).body.fields).toBeDefined()
    expect((await registerByMobile(`+84${number}`)).body).toMatchObject({
      code: 'mobile_taken',
      fields: { mobileNum: { key: 'error_mobile_taken' } },
    })
  })

  it('requires the SMS code if its flag is on; without a valid one, the error does not reveal which numbers are taken (R-FLAGS-03, R-VALIDATION-70, R-API-89, R-API-90)', async () => {
    await setFlags(true, 'REGMOBVERF3')
    const number = createPhoneNumber()
    expect((await registerByMobile(number)).body).toMatchObject({ fields: { verificationCode: { key: 'reg_required' } } })
    const validCode = await platform.readCode('alpha', () => requestCode(number))
    const wrongCode = validCode === '000000' ? '000001' : '000000'
    expect((await registerByMobile(number, { verificationCode: wrongCode })).body.fields).toEqual({
      verificationCode: { key: 'error_code_wrong' },
    })
    expect((await registerByMobile(number, { verificationCode: validCode, countryDialingCode: '66' })).body.code).toMatch(
      /code_expired|register_invalid/,
    )
    expect((await registerByMobile(number, { verificationCode: validCode })).status).toBe(200)
    expect((await registerByMobile(number, { verificationCode: validCode })).body.code).toBe('code_expired')
    const secondResponse = await requestCode(createPhoneNumber())
    expect(secondResponse.body.value).toEqual({ expiredMinutes: 5 })
    await setFlags(false, 'REGMOBVERF3')
  })

  it('does not use up a captcha if the code is wrong, nor the code if the captcha is wrong', async () => {
    await setFlags(true, 'REGMOBVERF3')
    await setRule('captcha', { enabled: 'on', required: 'on' })
    const number = createPhoneNumber()
    const validCode = await platform.readCode('alpha', () => requestCode(number))
    const wrongCode = validCode === '000000' ? '000001' : '000000'
    const challenge = await platform.call('session.captchaText', undefined, { host: alpha })
    const body = { mobileNum: number, countryDialingCode: '84', login: true, registerMethod: 'WEB', ageConsent: true } as const
    const send = async (verificationCode: string, captcha: string) => {
      const headers = { cookie: getCookie(challenge.headers, 'captcha') }
      return (await platform.call('member.registerMobile', { ...body, verificationCode, captcha }, { host: alpha, headers })).body
    }
    const captchaText = String(challenge.body.value)
    expect((await send(wrongCode, captchaText)).code).toBe('code_wrong')
    expect((await send(validCode, captchaText)).success).toBe(true)
    const otherNumber = createPhoneNumber()
    const code = await platform.readCode('alpha', () => requestCode(otherNumber))
    const misreadChallenge = await platform.call('session.captchaText', undefined, { host: alpha })
    const registerWithCaptcha = async (captcha: string, headers: { readonly cookie: string }) =>
      (
        await platform.call(
          'member.registerMobile',
          { ...body, mobileNum: otherNumber, verificationCode: code, captcha },
          { host: alpha, headers },
        )
      ).body
    expect((await registerWithCaptcha('00000', { cookie: getCookie(misreadChallenge.headers, 'captcha') })).code).toBe('captcha_wrong')
    const nextChallenge = await platform.call('session.captchaText', undefined, { host: alpha })
    expect(
      (await registerWithCaptcha(String(nextChallenge.body.value), { cookie: getCookie(nextChallenge.headers, 'captcha') })).success,
    ).toBe(true)
    await setRule('captcha', { enabled: 'off' })
    await setFlags(false, 'REGMOBVERF3')
  })

  it('accepts no login code for registration, and no registration code for login', async () => {
    await setFlags(true, 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3')
    const number = createPhoneNumber()
    const validCode = await platform.readCode('alpha', () => requestCode(number))
    const loginInput = { username: number, password: validCode, type: 'sms', countryDialingCode: '84' } as const
    expect((await platform.call('session.login', loginInput, { host: alpha })).body.code).toBe('code_expired')
    const ownNumber = createPhoneNumber()
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'hasphone', type: 0, mobile: `84-${ownNumber}` })
    const loginCode = await platform.readCode('alpha', () =>
      platform.call('verification.smsNoLogin', { mobileNum: ownNumber, countryDialingCode: '84' }, { host: alpha }),
    )
    expect((await registerByMobile(ownNumber, { verificationCode: loginCode })).body.code).toBe('code_expired')
    await setFlags(false, 'REGMOBVERF3', 'MOBILEVERCODELOGIN3')
  })

  it('requires a password only if its flag is on; the player can then log in with the number (R-FLAGS-05, R-AUTH-LOGIN-06)', async () => {
    const number = createPhoneNumber()
    expect((await registerByMobile(createPhoneNumber(), { password: 'x' })).status).toBe(200)
    await setFlags(true, 'MOBILENUMPASSREG3')
    expect((await registerByMobile(number)).body).toMatchObject({ fields: { password: { key: 'reg_required' } } })
    const { user } = (await registerByMobile(number, { password: 'secret12' })).body.value as LoginResult
    for (const identifier of [number, ` 0${number} `, `+84 ${number}`])
      expect(((await logIn(identifier, 'secret12')).body.value as LoginResult).user.account).toBe(user.account)
    expect((await logIn(number, 'wrong')).body.code).toBe('login_failed')
    await setFlags(false, 'MOBILENUMPASSREG3')
  })

  it('counts wrong passwords of a number together, in any notation', async () => {
    await setFlags(true, 'MOBILENUMPASSREG3')
    const number = createPhoneNumber()
    await registerByMobile(number, { password: 'secret12' })
    for (const identifier of [number, `0${number}`, `+84${number}`])
      expect((await logIn(identifier, 'wrong')).body.code).toBe('login_failed')
    expect((await logIn(`0 ${number}`, 'secret12')).body.code).toBe('captcha_required')
    await setFlags(false, 'MOBILENUMPASSREG3', 'MOBILENUMREG3')
  })

  it('counts wrong passwords of an account together, under any of its names', async () => {
    await setFlags(true, 'MOBILENUMREG3', 'MOBILENUMPASSREG3')
    const number = createPhoneNumber()
    const { user } = (await registerByMobile(number, { password: 'secret12' })).body.value as LoginResult
    const responses = [await logIn(number, 'wrong'), await logIn(user.account, 'wrong'), await logIn(user.account.toUpperCase(), 'wrong')]
    expect(responses.map(({ body }) => body.value)).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }])
    for (const name of [number, `0${number}`, user.account]) expect((await logIn(name, 'secret12')).body.code).toBe('captcha_required')
    await setFlags(false, 'MOBILENUMPASSREG3', 'MOBILENUMREG3')
  })

  it('counts an unknown number and an unknown name separately, like two accounts', async () => {
    const [number, name] = [createPhoneNumber(), 'nobodyatall']
    for (const identifier of [number, `0${number}`, `+84${number}`])
      expect((await logIn(identifier, 'wrong')).body.value).toEqual({ captcha: identifier.startsWith('+') })
    expect((await logIn(number, 'wrong')).body.code).toBe('captcha_required')
    expect((await logIn(name, 'wrong')).body.value).toEqual({ captcha: false })
  })
})
