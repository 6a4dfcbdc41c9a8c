import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, Work } from '../../src/generated/api.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const defaultPassword = 'Welcome123'
let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { DEFAULT_PASSWORD: defaultPassword } })))
afterAll(() => platform.stop())

let createdCount = 0
/** Creates an account with an email address and a phone number. */
async function createMember(password = 'rightpass1') {
  const number = String(912_100_000 + ++createdCount)
  const username = `owner${String(createdCount)}`
  const email = `${username}@example.com`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password, email, mobile: `84-${number}` })
  return { username, email, number, password }
}

const getErrorCode = (response: { body: { code?: string } }) => response.body.code
const attemptLogin = (username: string, password: string, host = alpha) =>
  platform.call('session.login', { username, password, type: 'username' }, { host })
const fetchInfoStatus = async (token: string) => (await platform.call('member.info', undefined, { host: alpha, token })).status
const changePassword = (token: string, oldPassword: string, newPassword: string) =>
  platform.call('member.changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, { host: alpha, token })
const sendCode = (mobileNum: string, host = alpha) =>
  platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host })
const resetByPhone = (mobileNum: string, verificationCode: string, newPassword = 'brandnew1', host = alpha) =>
  platform.call('member.passwordByPhone', { mobileNum, verificationCode, newPassword }, { host })
const resetByEmail = (username: string, email: string, host = alpha) => platform.call('member.forgotByEmail', { username, email }, { host })
const listMessages = async (brand = 'alpha') =>
  (await platform.runAdminCommand('outbox', { brand, count: 200 })) as unknown as readonly { to: string; text: string; channel: string }[]
const query = async (sql: string): Promise<readonly { row: string }[]> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ row: string }>(sql)
  await client.end()
  return rows
}

describe('changing a password', () => {
  it('requires the old one, ends every other session, keeps this one, and notifies the owner', async () => {
    const { username, email } = await createMember()
    const [ownLogin, otherLogin] = [
      await platform.logIn(alpha, username, 'rightpass1'),
      await platform.logIn(alpha, username, 'rightpass1'),
    ]
    const message = await platform.readMessage('alpha', async () =>
      expect((await changePassword(ownLogin.token, 'rightpass1', 'brandnew1')).status).toBe(200),
    )
    expect(message).toMatchObject({ channel: 'email', to: email })
    expect(message.text).not.toMatch(/brandnew1|rightpass1/)
    expect([await fetchInfoStatus(ownLogin.token), await fetchInfoStatus(otherLogin.token)]).toEqual([200, 401])
    expect(getErrorCode(await attemptLogin(username, 'rightpass1'))).toBe('login_failed')
    expect((await attemptLogin(username, 'brandnew1')).status).toBe(200)
  })

  it('rejects a wrong old password, and counts it as a failed login, so that the password cannot be guessed with a stolen session', async () => {
    const { username } = await createMember()
    const { token } = await platform.logIn(alpha, username, 'rightpass1')
    for (let n = 0; n < 10; n++) expect(getErrorCode(await changePassword(token, 'wrong', 'brandnew1'))).toBe('password_wrong')
    expect(getErrorCode(await changePassword(token, 'rightpass1', 'brandnew1'))).toBe('too_many_requests')
    expect(getErrorCode(await attemptLogin(username, 'rightpass1'))).toBe('too_many_requests')
  })

  it('requires a new one that follows the registration rule, matches its confirmation and differs from the old one (R-VALIDATION-13, R-VALIDATION-14, R-VALIDATION-15, R-VALIDATION-16)', async () => {
    const { username } = await createMember()
    const { token } = await platform.logIn(alpha, username, 'rightpass1')
    const changeAndGetFieldErrors = async (newPassword: string, confirmNewPassword: string) =>
      (await platform.call('member.changePassword', { oldPassword: 'rightpass1', newPassword, confirmNewPassword }, { host: alpha, token }))
        .body.fields
    expect(await changeAndGetFieldErrors('', '')).toMatchObject({
      newPassword: { key: 'reg_required' },
      confirmNewPassword: { key: 'reg_required' },
    })
    expect(await changeAndGetFieldErrors('short', 'short')).toMatchObject({ newPassword: { key: 'reg_pattern_letters-digits-combined' } })
    expect(await changeAndGetFieldErrors('brandnew1', 'brandnew2')).toEqual({ confirmNewPassword: { key: 'reg_confirm_mismatch' } })
    expect(await changeAndGetFieldErrors('rightpass1', 'rightpass1')).toEqual({ newPassword: { key: 'error_password_same' } })
    expect(await changeAndGetFieldErrors(defaultPassword, defaultPassword)).toEqual({ newPassword: { key: 'error_password_default' } })
    expect(await fetchInfoStatus(token)).toBe(200)
  })

  it('succeeds for one of several concurrent requests', async () => {
    const { username } = await createMember()
    const { token } = await platform.logIn(alpha, username, 'rightpass1')
    const candidates = ['brandnew1', 'brandnew2', 'brandnew3', 'brandnew4']
    const responses = await Promise.all(candidates.map((candidate) => changePassword(token, 'rightpass1', candidate)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const acceptedPassword = candidates.find((_, index) => responses[index]?.status === 200) ?? ''
    expect((await attemptLogin(username, acceptedPassword)).status).toBe(200)
  })
})

describe('a password that has to be changed', () => {
  it('is the operator’s default password, regardless of the flag, or an expired one; the default never leaves the server (R-AUTH-PASSWORD-01, R-CONSTANTS-06)', async () => {
    const { username } = await createMember(defaultPassword)
    const login = (await attemptLogin(username, defaultPassword)).body.value as LoginResult
    expect(login).toMatchObject({ passwordDefault: true, passwordExpired: false })
    const { text } = await platform.call('system.status', { url: alpha }, { host: alpha })
    expect(text).not.toContain(defaultPassword)
    const other = await createMember()
    await platform.runAdminCommand('expire-password', { brand: 'alpha', username: other.username })
    expect((await attemptLogin(other.username, 'rightpass1')).body.value).toMatchObject({ passwordDefault: false, passwordExpired: true })
  })

  it('allows nothing but its change, which the server enforces, not only the browser (R-ERRORS-07)', async () => {
    const { username } = await createMember(defaultPassword)
    const { token } = await platform.logIn(alpha, username, defaultPassword)
    for (const name of ['wallet.balance', 'member.details', 'game.favouriteList'] as const) {
      const response = await platform.call(name, undefined, { host: alpha, token })
      expect([response.status, getErrorCode(response)]).toEqual([403, 'password_change_required'])
    }
    expect(await fetchInfoStatus(token)).toBe(200)
    expect((await changePassword(token, defaultPassword, 'brandnew1')).status).toBe(200)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).status).toBe(200)
    expect((await attemptLogin(username, 'brandnew1')).body.value).toMatchObject({ passwordDefault: false })
  })

  it('includes an expired one only while the flag that forces the change is on, R-FLAGS-08 (R-AUTH-PASSWORD-02)', async () => {
    const { username } = await createMember()
    await platform.runAdminCommand('expire-password', { brand: 'alpha', username })
    const loginBeforeFlag = await platform.logIn(alpha, username, 'rightpass1')
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: loginBeforeFlag.token })).status).toBe(200)
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: true })
    const loginWithFlag = await platform.logIn(alpha, username, 'rightpass1')
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: false })
    expect(getErrorCode(await platform.call('wallet.balance', undefined, { host: alpha, token: loginWithFlag.token }))).toBe(
      'password_change_required',
    )
  })
})

describe('a password reset by phone', () => {
  it('requires the code from the SMS, logs in, and ends every open session (R-AUTH-PASSWORD-10, R-AUTH-PASSWORD-11)', async () => {
    const { username, number } = await createMember()
    const previousLogin = await platform.logIn(alpha, username, 'rightpass1')
    const message = await platform.readMessage('alpha', async () => {
      const response = await sendCode(`0${number}`)
      expect(response.body.value).toEqual({ expiredMinutes: 5 })
    })
    expect(message).toMatchObject({ channel: 'sms', to: `+84${number}` })
    const response = await resetByPhone(number, /\d{6}/.exec(message.text)?.[0] ?? '')
    expect(response.status).toBe(200)
    expect((response.body.value as LoginResult).user.account).toBe(username)
    expect([await fetchInfoStatus((response.body.value as LoginResult).token), await fetchInfoStatus(previousLogin.token)]).toEqual([
      200, 401,
    ])
    expect((await attemptLogin(username, 'brandnew1')).status).toBe(200)
  })

  it('accepts a code once, also for five concurrent requests', async () => {
    const { number } = await createMember()
    const code = await platform.readCode('alpha', () => sendCode(number))
    const responses = await Promise.all(Array.from({ length: 5 }, (_, n) => resetByPhone(number, code, `brandnew${String(n)}`)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(getErrorCode(await resetByPhone(number, code))).toBe('code_expired')
  })

  it('rejects even the right code after five wrong ones', async () => {
    const { username, number } = await createMember()
    const code = await platform.readCode('alpha', () => sendCode(number))
    const wrongCode = code === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n++) expect(getErrorCode(await resetByPhone(number, wrongCode))).toBe('code_wrong')
    expect(getErrorCode(await resetByPhone(number, code))).toBe('code_expired')
    expect((await attemptLogin(username, 'rightpass1')).status).toBe(200)
  })

  it('rejects an expired code', async () => {
    const { number } = await createMember()
    const code = await platform.readCode('alpha', () => sendCode(number))
    await query(`update verification_codes set expires_at = now() - interval '1 second'`)
    expect(getErrorCode(await resetByPhone(number, code))).toBe('code_expired')
  })

  it('sends at most one code a minute to a number, and answers the same for a number without an account', async () => {
    const { number } = await createMember()
    const [knownResponse, unknownResponse] = [await sendCode(number), await sendCode('988000111')]
    expect([knownResponse.status, knownResponse.text]).toEqual([unknownResponse.status, unknownResponse.text])
    const retries = [await sendCode(number), await sendCode('988000111')]
    for (const response of retries) {
      expect(getErrorCode(response)).toBe('too_many_requests')
      expect(response.body.retryAfterSeconds).toBeGreaterThan(50)
    }
    expect(getErrorCode(await resetByPhone('988000111', 'abcdef'))).toBe('code_wrong')
    expect((await listMessages()).filter(({ to }) => to === '+84988000111')).toEqual([])
  })

  it('sends one code for twenty concurrent requests', async () => {
    const { number } = await createMember()
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendCode(number)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('rejects a code that another brand sent', async () => {
    const { number } = await createMember()
    await platform.runAdminCommand('set-flag', { brand: 'beta', flag: 'CHNGPASSVERIF3', on: true })
    await platform.runAdminCommand('create-account', {
      brand: 'beta',
      username: 'elsewhere',
      type: 0,
      password: 'rightpass1',
      mobile: `84-${number}`,
    })
    const code = await platform.readCode('alpha', () => sendCode(number))
    expect(getErrorCode(await resetByPhone(number, code, 'brandnew1', beta))).toBe('code_expired')
    expect((await attemptLogin('elsewhere', 'rightpass1', beta)).status).toBe(200)
    expect((await listMessages('beta')).filter(({ text }) => text.includes(code))).toEqual([])
    await platform.runAdminCommand('set-flag', { brand: 'beta', flag: 'CHNGPASSVERIF3', on: false })
  })

  it('is not offered if the flag is off (R-FLAGS-02)', async () => {
    expect(getErrorCode(await sendCode('912000000', beta))).toBe('method_disabled')
    expect(getErrorCode(await resetByPhone('912000000', '123456', 'brandnew1', beta))).toBe('method_disabled')
  })
})

describe('a password reset by email', () => {
  it('keeps the old password until the temporary one is used, which is valid once and has to be changed (R-AUTH-PASSWORD-08)', async () => {
    const { username, email } = await createMember()
    const message = await platform.readMessage('alpha', async () =>
      expect((await resetByEmail(username, email.toUpperCase())).status).toBe(200),
    )
    expect(message).toMatchObject({ channel: 'email', to: email })
    const temporaryPassword = /[A-Za-z0-9]{14}/.exec(message.text)?.[0] ?? ''
    expect((await attemptLogin(username, 'rightpass1')).status).toBe(200)
    const login = await attemptLogin(username, temporaryPassword)
    expect(login.body.value).toMatchObject({ passwordDefault: true })
    const { token } = login.body.value as LoginResult
    expect(getErrorCode(await platform.call('wallet.balance', undefined, { host: alpha, token }))).toBe('password_change_required')
    expect((await changePassword(token, temporaryPassword, 'brandnew1')).status).toBe(200)
    for (const invalidPassword of [temporaryPassword, 'rightpass1'])
      expect(getErrorCode(await attemptLogin(username, invalidPassword))).toBe('login_failed')
    expect((await attemptLogin(username, 'brandnew1')).status).toBe(200)
  })

  it('answers the same for any input, and sends mail only if name and address belong together', async () => {
    const { username, email } = await createMember()
    const messageCount = (await listMessages()).length
    const responses = [
      await resetByEmail('nobodyatall', 'nobody@example.com'),
      await resetByEmail(`${username}x`, email),
      await resetByEmail(username, 'other@example.com'),
    ]
    expect(new Set(responses.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await listMessages()).length).toBe(messageCount)
  })

  it('rejects a temporary password that has expired or that another brand sent', async () => {
    const { username, email } = await createMember()
    await platform.runAdminCommand('create-account', { brand: 'beta', username, type: 0, password: 'rightpass1', email })
    const message = await platform.readMessage('alpha', () => resetByEmail(username, email))
    const temporaryPassword = /[A-Za-z0-9]{14}/.exec(message.text)?.[0] ?? ''
    expect(getErrorCode(await attemptLogin(username, temporaryPassword, beta))).toBe('login_failed')
    await query(`update temporary_passwords set expires_at = now() - interval '1 second'`)
    expect(getErrorCode(await attemptLogin(username, temporaryPassword))).toBe('login_failed')
  })

  it('accepts a form body and nothing else (R-API-31)', async () => {
    const send = async (body: unknown, type: string) => {
      const { value } = (await platform.call('verification.work', { call: 'member.forgotByEmail' }, { host: alpha })).body
      const headers = { 'content-type': type, proof: await solveProofOfWork(value as Work) }
      return platform.send('POST', '/wps/member/password/email', { host: alpha, body, headers })
    }
    expect((await send('username=someone&email=a%40example.com', 'application/x-www-form-urlencoded')).status).toBe(200)
    expect((await send({ username: 'someone', email: 'a@example.com' }, 'application/json')).status).toBe(400)
    expect((await send('username=a1234&username=b1234&email=a%40example.com', 'application/x-www-form-urlencoded')).status).toBe(400)
  })
})

describe('a password reset by email for an account that does not exist', () => {
  const request = (host: string, username: string, email: string) =>
    platform.call('member.forgotByEmail', { username, email }, { host, headers: { 'accept-language': 'en' } })

  it('is rejected as unknown if the brand reveals which accounts exist, also if name and address belong to different accounts (R-ERRORS-16)', async () => {
    await platform.runAdminCommand('create-account', {
      brand: 'beta',
      username: 'mailed',
      type: 0,
      password: 'rightpass1',
      email: 'an@example.com',
    })
    const unknownResponse = await request(beta, 'nobody01', 'an@example.com')
    expect(unknownResponse.body).toMatchObject({ code: 'account_unknown', message: 'Username/Email does not exist.' })
    expect((await request(beta, 'mailed', 'other@example.com')).text).toBe(unknownResponse.text)
    expect((await request(beta, 'mailed', 'an@example.com')).body.code).toBe('too_many_requests')
  })

  it('gets the same response as for an existing account if the brand does not reveal which accounts exist', async () => {
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: 'mailed',
      type: 0,
      password: 'rightpass1',
      email: 'an@example.com',
    })
    const [knownResponse, unknownResponse] = [
      await request(alpha, 'mailed', 'an@example.com'),
      await request(alpha, 'nobody02', 'an@example.com'),
    ]
    expect([knownResponse.status, knownResponse.text]).toEqual([unknownResponse.status, unknownResponse.text])
  })
})

describe('the payment password', () => {
  it('is set with the login password, differs from it, and is reported as set in the account details', async () => {
    const { username } = await createMember()
    const { token } = await platform.logIn(alpha, username, 'rightpass1')
    const setPaymentPassword = (password: string, paymentPassword: string) =>
      platform.call(
        'member.setPaymentPassword',
        { password, paymentPassword, confirmPaymentPassword: paymentPassword },
        { host: alpha, token },
      )
    const fetchDetails = async () => (await platform.call('member.details', undefined, { host: alpha, token })).body.value
    expect(await fetchDetails()).toMatchObject({ account: username, paymentPassword: false })
    expect(getErrorCode(await setPaymentPassword('wrong', '192837'))).toBe('password_wrong')
    expect((await setPaymentPassword('rightpass1', '12')).body.fields).toHaveProperty('paymentPassword')
    expect((await setPaymentPassword('rightpass1', '192837')).status).toBe(200)
    expect(await fetchDetails()).toMatchObject({ paymentPassword: true })
  })
})

describe('stored personal data', () => {
  it('does not contain a phone number, email address, code or password in plain text', async () => {
    const { username, email, number } = await createMember()
    const code = await platform.readCode('alpha', () => sendCode(number))
    const emailMessage = await platform.readMessage('alpha', () => resetByEmail(username, email))
    const temporaryPassword = /[A-Za-z0-9]{14}/.exec(emailMessage.text)?.[0] ?? ''
    const rows = await Promise.all(
      ['verification_codes', 'temporary_passwords', 'outbox', 'login_failures'].map((table) =>
        query(`select ${table}::text as row from ${table}`),
      ),
    )
    expect(rows.flat().length).toBeGreaterThan(3)
    for (const { row } of rows.flat()) {
      // Decodes hexadecimal bytes before the comparison, because their text can contain the six digits of a code by
      // chance.
      const decoded = row.replaceAll(/\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
      for (const secret of [number, email, code, temporaryPassword]) expect(decoded.includes(secret)).toBe(false)
    }
    expect(platform.lines.join('\n')).not.toMatch(new RegExp(`${number}|${email}|${temporaryPassword}`))
  })

  it('is shown to the owner masked: of an email address, only the first letter and the host', async () => {
    const { username } = await createMember()
    const { token } = await platform.logIn(alpha, username, 'rightpass1')
    const { text } = await platform.call('member.details', undefined, { host: alpha, token })
    expect(text).toContain('"field":"email","value":"o••••@example.com"')
    expect(text).not.toContain(`${username}@`)
  })
})
