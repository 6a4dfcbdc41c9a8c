import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPortSchemas } from '../../server/http/api-schemas.ts'
import type {
  AccountAccess,
  GameLaunchBody,
  LoginResult,
  MemberRegisterBody,
  MemberRegisterMobileBody,
  MemberRegisterSocialBody,
  SessionLoginBody,
  VerificationSliderValue,
} from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../src/generated/errors.ts'
import { sample } from '../depth.ts'
import { type HttpResponse, getAudience, encrypt, type InputOf } from '../platform/call-server.ts'
import { alpha, beta, delta, gamma } from '../platform/small-brands.ts'
import { createPendingSocialLogin } from '../platform/create-pending-social-login.ts'
import {
  grantBlockingBonus,
  createWithdrawer,
  runOperatorActions,
  createProofPicture,
  createWithdrawerWithoutCooldown,
  updateWithdrawalSettings,
} from '../platform/withdrawer.ts'
import { withDatabaseClient } from '../platform/query-database.ts'
import { logInWithoutPassword } from '../platform/log-in-without-password.ts'
import { resetPasswordFromUnknownNetwork } from '../platform/reset-password-from-unknown-network.ts'
import { addKnownNetwork, setPayeeName, createPendingLogin } from '../platform/login-fixtures.ts'
import { type TestPlatform, testPassword, startTestPlatform } from '../platform/test-platform.ts'
import { exhaustedPrefix, exhaustPhoneCodeLimit } from '../platform/exhaust-phone-code-limit.ts'
import {
  createBankDeposit,
  grantReward,
  createOpenActivity,
  createRaffle,
  logInFundedPlayer,
  logInPlayerWithPoints,
  preparedSamples,
  samples,
} from './samples.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

type DeclaredError<C extends EndpointName> = (typeof endpoints)[C]['errors'][number]
type Scenarios = { readonly [C in EndpointName]?: { readonly [E in DeclaredError<C>]?: () => Promise<HttpResponse> } }

const register = (overrides: Partial<MemberRegisterBody>) => platform.register(alpha, overrides)
const logIn = (overrides: Partial<SessionLoginBody>, host = alpha) =>
  platform.call('session.login', { username: 'player', password: testPassword, type: 'username', ...overrides }, { host })
const launchGame = async ({ username = 'player', ...overrides }: Partial<GameLaunchBody>) => {
  const { token } = await platform.logIn(alpha, username === 'guest' ? 'guest' : 'player')
  return platform.call('game.launch', { ...samples['game.launch'](token), username, ...overrides }, { host: alpha, token })
}
const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const setRule = (field: string, enabled: 'on' | 'off') => runAdminCommand('set-rule', { field, change: { enabled, required: enabled } })

const registerByMobile = async (overrides: Partial<MemberRegisterMobileBody>): Promise<HttpResponse> => {
  await runAdminCommand('set-flag', { flag: 'MOBILENUMREG3', on: true })
  return platform.call('member.registerMobile', { ...samples['member.registerMobile'](), ...overrides }, { host: alpha })
}
async function withPhoneVerification(request: () => Promise<HttpResponse>): Promise<HttpResponse> {
  await runAdminCommand('set-flag', { flag: 'MOBILENUMREG3', on: true })
  await runAdminCommand('set-flag', { flag: 'REGMOBVERF3', on: true })
  const response = await request()
  await runAdminCommand('set-flag', { flag: 'REGMOBVERF3', on: false })
  return response
}

/** Logs in by SMS while the brand allows it. */
async function logInBySms(overrides: Partial<SessionLoginBody>): Promise<HttpResponse> {
  await runAdminCommand('set-flag', { flag: 'MOBILEVERCODELOGIN3', on: true })
  const response = await logIn({ type: 'sms', ...overrides })
  await runAdminCommand('set-flag', { flag: 'MOBILEVERCODELOGIN3', on: false })
  return response
}

/** Registers a visitor who returned from an identity provider. */
const registerThroughProvider = async (overrides: Partial<MemberRegisterSocialBody>): Promise<HttpResponse> =>
  platform.call(
    'member.registerSocial',
    { ...samples['member.registerSocial'](), ...overrides },
    { host: alpha, headers: { cookie: await createPendingSocialLogin(platform, 'alpha') } },
  )
const logInThroughProvider = async (brand: 'alpha' | 'gamma', username: string): Promise<HttpResponse> =>
  platform.call('session.social', undefined, {
    host: brand === 'alpha' ? alpha : gamma,
    headers: { cookie: await createPendingSocialLogin(platform, brand, username) },
  })
const linkSocialLogin = (token: string): Promise<HttpResponse> => platform.call('session.socialLink', undefined, { host: alpha, token })

/** Number of free trials. Each starts from a separate address, because they are limited per address. */
let guestCount = 0
const fetchGuestToken = async (host: string): Promise<string> =>
  ((await platform.call('session.freePlay', undefined, { host, from: `127.9.0.${String(++guestCount)}` })).body.value as LoginResult).token
/** Tokens by member and host. Members stay logged in, because logins are limited per address. */
const tokens = new Map<string, string>()
async function getToken(username: string, host: string): Promise<string> {
  if (username === 'guest') return fetchGuestToken(host)
  const memberKey = `${username} ${host}`
  const knownToken = tokens.get(memberKey)
  if (knownToken !== undefined && (await platform.call('member.info', undefined, { host, token: knownToken })).status === 200)
    return knownToken
  const { token } = await platform.logIn(host, username)
  tokens.set(memberKey, token)
  return token
}
const callAsGuest = async (name: EndpointName, input: unknown): Promise<HttpResponse> =>
  platform.callUnchecked(name, input, { host: alpha, token: await getToken('guest', alpha) })
const startAuthenticator = async (username: string, host = alpha): Promise<HttpResponse> =>
  platform.call('member.authenticator', undefined, { host, token: await getToken(username, host) })
const confirmAuthenticator = async (overrides: object, username = 'player', host = alpha): Promise<HttpResponse> =>
  platform.callUnchecked(
    'member.confirmAuthenticator',
    { ...samples['member.confirmAuthenticator'](), ...overrides },
    { host, token: await getToken(username, host) },
  )

const removeAuthenticator = (password: string, token: string): Promise<HttpResponse> =>
  platform.call('member.removeAuthenticator', { password }, { host: alpha, token })

/**
 * Number of players created for calls with a remembered login, which is too old to prove the identity of the player.
 */
let staleCount = 0
const callWithStaleLogin = async (name: EndpointName, input: unknown): Promise<HttpResponse> => {
  const token = await logInWithoutPassword(platform, 'alpha', `resumed${String(++staleCount)}`, true)
  return platform.callUnchecked(name, input, { host: alpha, token })
}

let codeExhaustion: Promise<void> | undefined
/**
 * Uses up the codes that alpha may send in an hour to numbers with the same prefix; only the first call has an effect.
 */
const exhaustCodesOnce = (): Promise<void> => (codeExhaustion ??= exhaustPhoneCodeLimit(platform, 'alpha'))

/** Logs out a device or removes a known location: the current one if the id is `own`. */
async function removeAccess(
  name: 'session.endDevice' | 'session.forgetLocation',
  list: 'devices' | 'locations',
  id: string,
): Promise<HttpResponse> {
  const { token } = await platform.logIn(alpha, 'player')
  const access = (await platform.call('session.devices', undefined, { host: alpha, token })).body.value as AccountAccess
  const currentId = access[list].find(({ current }) => current)?.id ?? ''
  const password = name === 'session.endDevice' ? { password: testPassword } : {}
  return platform.call(name, { id: id === 'own' ? currentId : id, ...password }, { host: alpha, token })
}
const endDevice = (id: string) => removeAccess('session.endDevice', 'devices', id)
const forgetLocation = (id: string) => removeAccess('session.forgetLocation', 'locations', id)

/** Makes a call from a browser with a login that is pending extra verification. */
const callWithPendingLogin = async (
  name: 'session.extraSend' | 'session.extraCheck',
  input: object,
  username: string,
  brand = 'alpha',
): Promise<HttpResponse> =>
  platform.callUnchecked(name, input, {
    host: brand === 'alpha' ? alpha : gamma,
    headers: { cookie: await createPendingLogin(platform, brand, username) },
  })
/** Passes a pending login's extra verification with the bank account holder's name, after a change to the account. */
async function verifyByBankName(
  username: string,
  changeAccount: () => Promise<unknown>,
  brand: 'alpha' | 'gamma' = 'alpha',
): Promise<HttpResponse> {
  await platform.runAdminCommand('create-account', { brand, username, type: 0, password: testPassword })
  await setPayeeName(platform, brand, username, 'Right Name')
  await changeAccount()
  return callWithPendingLogin('session.extraCheck', { method: 'accountHolderName', answer: ' right  NAME ' }, username, brand)
}

/** Sends `limit` requests. Returns a response with status 429; if there is none, the response to one more request. */
async function repeatUntilRateLimited(limit: number, request: () => Promise<HttpResponse>): Promise<HttpResponse> {
  const responses = await Promise.all(Array.from({ length: limit }, request))
  return responses.find(({ status }) => status === 429) ?? (await request())
}

/** Sends an unencrypted payload. */
const sendUnencrypted = (name: EndpointName) =>
  platform.send(endpoints[name].method, endpoints[name].path, { host: alpha, body: samples[name]() })

/** Sends a payload that was encrypted an hour ago. */
async function sendStalePayload(name: EndpointName, token?: string): Promise<HttpResponse> {
  const { method, path } = endpoints[name]
  const encryptOptions = { audience: getAudience(alpha, name), iat: Math.floor(Date.now() / 1000) - 3_600 }
  const payload = await encrypt(samples[name](), platform.server.platform.publicKey, encryptOptions)
  return platform.send(method, path, {
    host: alpha,
    body: { payload },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
}

const callAsPlayer = async (name: 'member.changePassword' | 'member.setPaymentPassword', overrides: object) => {
  const { token } = await platform.logIn(alpha, 'player')
  return platform.callUnchecked(name, { ...samples[name](), ...overrides }, { host: alpha, token })
}
const resetPasswordByPhone = (overrides: object) =>
  platform.callUnchecked('member.passwordByPhone', { ...samples['member.passwordByPhone'](), ...overrides }, { host: alpha })

/**
 * Registers by username with an invalid phone verification token, on a brand that verifies phones. If `isCodeSent`, the
 * phone number has been confirmed with the code that was sent to it.
 */
async function registerWithInvalidToken(isCodeSent: boolean): Promise<HttpResponse> {
  const preparedCall = isCodeSent ? await preparedSamples['verification.smsConfirm']?.(platform) : undefined
  for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.runAdminCommand('set-flag', { brand: 'beta', flag, on: true })
  if (preparedCall) await platform.call('verification.smsConfirm', preparedCall.input, { host: beta })
  const setNumberRule = (enabled: string) =>
    platform.runAdminCommand('set-rule', { brand: 'beta', field: 'mobileNum', change: { enabled, required: enabled } })
  await setNumberRule('on')
  const phone = { mobileNum: preparedCall?.input.mobileNo ?? '950888888', countryDialingCode: '84', verificationCode: '123456' }
  const response = await platform.register(beta, { ...phone, firebaseChannel: 'platform', token: 'x'.repeat(43) })
  await setNumberRule('off')
  return response
}
const phoneErrors = { code_wrong: () => registerWithInvalidToken(true), code_expired: () => registerWithInvalidToken(false) }

/** Registers a downline as a logged-in account. */
const registerDownline = async (overrides: object, username = 'agent') =>
  platform.call('agent.register', { ...samples['agent.register'](), ...overrides }, { host: alpha, token: await getToken(username, alpha) })

/** Makes a transfer as a member of an agent's downline, or as an account with these properties. */
const transferFunds = async (overrides: object, account?: object) =>
  platform.call(
    'wallet.transfer',
    { ...samples['wallet.transfer'](), ...overrides },
    { host: alpha, token: await logInFundedPlayer(platform, account) },
  )
/** Calls a deposit endpoint as the demo player, with the sample input and these overrides. */
const callDeposits = async (name: EndpointName & `deposit.${string}`, overrides: object): Promise<HttpResponse> =>
  platform.callUnchecked(name, { ...(samples[name]() as object), ...overrides }, { host: alpha, token: await getToken('player', alpha) })
const uploadProof = async (file: Buffer): Promise<HttpResponse> => {
  const { id, token } = await createBankDeposit(platform)
  return platform.call('deposit.proof', { id, file: file.toString('base64') }, { host: alpha, token })
}
/** Repeats deposit requests until one fails with this error code, at most 22 times. Returns the last response. */
async function repeatDepositsUntil(code: string): Promise<HttpResponse> {
  const { token } = await createBankDeposit(platform)
  for (let count = 0; ; count++) {
    const response = await platform.call('deposit.request', samples['deposit.request'](), { host: alpha, token })
    if (response.body.code === code || count > 20) return response
  }
}
/** Runs a statement on the database of the platform. */
const runStatement = (statement: string) => withDatabaseClient(platform, (client) => client.query(statement))

/** Moves funds from the main wallet to a vendor's wallet, unless `overrides` change the direction. */
const moveFunds = async (overrides: object) =>
  platform.call(
    'wallet.moveFunds',
    { ...samples['wallet.moveFunds'](), ...overrides },
    { host: alpha, token: await logInFundedPlayer(platform) },
  )
async function moveFundsOnce() {
  await runAdminCommand('set-wallets', { wallets: 'vendor' })
  const token = await logInFundedPlayer(platform)
  const input = samples['wallet.moveFunds']()
  await platform.call('wallet.moveFunds', input, { host: alpha, token })
  return { input, token }
}
/** Makes a call as the demo agent or as the given account. */
const callAsAgent = async <C extends EndpointName>(name: C, input: InputOf<C>, username = 'agent'): Promise<HttpResponse> =>
  platform.call(name, input, { host: alpha, token: await getToken(username, alpha) })

type OfferOperation = 'agent.dividendRequest' | 'agent.dailySalaryContract' | 'agent.hourlySalary' | 'agent.realtimeSalaryContract'
type ContractOperation = OfferOperation | 'agent.contracts' | 'agent.contractStep' | 'agent.settlements'

/** Calls a contract endpoint as an account of alpha, with contracts enabled. */
async function callContracts(name: ContractOperation, username: string, input: object = {}): Promise<HttpResponse> {
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
  return platform.callUnchecked(name, { ...samples[name](), ...input }, { host: alpha, token: await getToken(username, alpha) })
}
/** Calls a contract endpoint as the demo agent, with contracts disabled. */
async function callWithContractsDisabled(name: ContractOperation): Promise<HttpResponse> {
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: false })
  return platform.callUnchecked(name, samples[name](), { host: alpha, token: await getToken('agent', alpha) })
}
/**
 * Returns the error scenarios of an operation that offers a contract of this kind. The demo agent may make offers; the
 * demo player is not an agent.
 */
const createOfferScenarios = (name: OfferOperation, kind: string) => ({
  forbidden: () => callContracts(name, 'player'),
  contract_not_allowed: () => callWithContractsDisabled(name),
  fields_invalid: async () => {
    await platform.runAdminCommand('set-contract', { brand: 'alpha', username: 'agent', kind, on: true })
    return callContracts(name, 'agent')
  },
  too_many_requests: () => repeatUntilRateLimited(61, () => platform.call(name, samples[name](), { host: beta })),
})

/** Calls an endpoint as an account that may withdraw, unless `setup` omits a requirement. */
async function callAsWithdrawer<C extends EndpointName>(
  name: C,
  setup: Parameters<typeof createWithdrawer>[1] = {},
  overrides: object = {},
): Promise<HttpResponse> {
  await updateWithdrawalSettings(platform, { coolDownHours: '0', max: '20000' })
  const withdrawer = await createWithdrawer(platform, setup)
  const payeeInput = name === 'withdrawal.request' && withdrawer.payee !== '' ? { payee: withdrawer.payee } : {}
  return platform.callUnchecked(name, Object.assign({}, samples[name](), payeeInput, overrides), { host: alpha, token: withdrawer.token })
}
/** Runs `work` with an account that may withdraw. */
async function withWithdrawer(
  work: (withdrawer: Awaited<ReturnType<typeof createWithdrawer>>) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  await updateWithdrawalSettings(platform, { coolDownHours: '0', max: '20000' })
  return work(await createWithdrawer(platform))
}
const createGuestScenarios = (name: EndpointName) => ({ real_account_required: async () => callAsGuest(name, samples[name]()) })
/** Returns a scenario in which a logged-out client exceeds the rate limit of an operation at beta. */
const createRateLimitScenarios = (name: EndpointName, limit: number) => ({
  too_many_requests: () => repeatUntilRateLimited(limit, () => platform.callUnchecked(name, samples[name](), { host: beta })),
})
/** Confirms a paid withdrawal as its owner. */
const confirmPayout = (overrides: object): Promise<HttpResponse> =>
  withWithdrawer(async (withdrawer) => {
    const { id, reference } = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, reference, 'review', 'approve', 'pay')
    return platform.callUnchecked('withdrawal.confirm', { id, ...overrides }, { host: alpha, token: withdrawer.token })
  })
const invalidImage = Buffer.from('This is not an image.').toString('base64')

/** Makes a call with a range whose last day is before the first. */
const callWithReversedRange = async (name: 'record.movements' | 'record.bets' | 'record.profit') =>
  platform.call(name, { from: '2026-03-02', to: '2026-03-01' }, { host: alpha, token: await getToken('player', alpha) })

/** Spends points of a player who has 1,000, and then again with the same key if `nextOverrides` is given. */
async function spendPoints(name: 'points.redeem' | 'points.convert', overrides: object, nextOverrides?: object): Promise<HttpResponse> {
  const reward = { kind: 'goods', points: '1', amount: '1.00', stock: '0', 'title.EN': 'None left' }
  await platform.runAdminCommand('set-points-reward', { brand: 'alpha', reward: 'none-left', change: reward })
  const token = await logInPlayerWithPoints(platform)
  const input = { ...samples[name](), ...overrides }
  const firstResponse = await platform.callUnchecked(name, input, { host: alpha, token })
  return nextOverrides === undefined ? firstResponse : platform.callUnchecked(name, { ...input, ...nextOverrides }, { host: alpha, token })
}

const claimRaffle = async (raffle: { readonly id: string }): Promise<HttpResponse> =>
  platform.call(
    'activity.claimRaffle',
    { ...samples['activity.claimRaffle'](), ...raffle },
    { host: alpha, token: await getToken('player', alpha) },
  )

/** Makes a call while the brand's cashback is disabled. */
async function callWithCashbackDisabled(name: 'record.cashback' | 'record.claimCashback') {
  const token = await getToken('player', alpha)
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MANPLAYREB3', on: false })
  const response = await platform.call(name, undefined, { host: alpha, token })
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MANPLAYREB3', on: true })
  return response
}

/**
 * Triggers errors that operations declare, by operation. An error that the operation does not declare is a type error.
 * A declared error without a scenario is triggered by the request in `refused` of the operation's schema entry. The
 * scenario that exceeds the rate limit of an operation is its last.
 */
const scenarios: Scenarios = {
  'inbox.unreadCount': {},
  'inbox.list': {},
  'inbox.read': {
    not_found: async () => platform.call('inbox.read', samples['inbox.remove'](), { host: alpha, token: await getToken('player', alpha) }),
    ...createRateLimitScenarios('inbox.read', 241),
  },
  'inbox.remove': {
    not_found: async () =>
      platform.call('inbox.remove', samples['inbox.remove'](), { host: alpha, token: await getToken('player', alpha) }),
    ...createRateLimitScenarios('inbox.remove', 241),
  },
  'activity.list': {},
  'activity.join': {
    ...createGuestScenarios('activity.join'),
    not_found: async () => platform.call('activity.join', { id: 'nothing' }, { host: alpha, token: await getToken('player', alpha) }),
    activity_closed: async () =>
      platform.call('activity.join', await createOpenActivity(platform, 'apply'), { host: alpha, token: await getToken('player', alpha) }),
    ...createRateLimitScenarios('activity.join', 121),
  },
  'activity.image': {
    ...createGuestScenarios('activity.image'),
    upload_invalid: async () =>
      platform.call('activity.image', { file: invalidImage }, { host: alpha, token: await getToken('player', alpha) }),
    upload_too_large: async () =>
      platform.call(
        'activity.image',
        { file: Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64') },
        { host: alpha, token: await getToken('player', alpha) },
      ),
    upload_refused: async () => {
      const scanningPlatform = await startTestPlatform({ env: { UPLOAD_SCANNER: 'false' } })
      const { token } = await scanningPlatform.logIn(alpha, 'player')
      const response = await scanningPlatform.call('activity.image', samples['activity.image'](), { host: alpha, token })
      await scanningPlatform.stop()
      return response
    },
    ...createRateLimitScenarios('activity.image', 61),
  },
  'activity.apply': {
    ...createGuestScenarios('activity.apply'),
    not_found: async () =>
      platform.call(
        'activity.apply',
        { ...samples['activity.apply'](), id: 'nothing' },
        { host: alpha, token: await getToken('player', alpha) },
      ),
    activity_closed: async () =>
      platform.call(
        'activity.apply',
        { ...samples['activity.apply'](), ...(await createOpenActivity(platform, 'join')) },
        { host: alpha, token: await getToken('player', alpha) },
      ),
    activity_entered: async () => {
      const input = { ...samples['activity.apply'](), ...(await createOpenActivity(platform, 'apply')) }
      const token = await getToken('player', alpha)
      await platform.call('activity.apply', input, { host: alpha, token })
      return platform.call('activity.apply', input, { host: alpha, token })
    },
    fields_invalid: async () =>
      platform.call(
        'activity.apply',
        { ...(await createOpenActivity(platform, 'apply')), remark: 'x'.repeat(141), images: [] },
        { host: alpha, token: await getToken('player', alpha) },
      ),
    ...createRateLimitScenarios('activity.apply', 61),
  },
  'activity.claim': {
    ...createGuestScenarios('activity.claim'),
    not_found: async () => platform.call('activity.claim', { id: 'nothing' }, { host: alpha, token: await getToken('player', alpha) }),
    activity_closed: async () =>
      platform.call('activity.claim', await createOpenActivity(platform, 'join'), { host: alpha, token: await getToken('player', alpha) }),
    ...createRateLimitScenarios('activity.claim', 121),
  },
  'activity.raffle': {
    not_found: () => platform.call('activity.raffle', { id: 'nothing' }, { host: alpha }),
  },
  'activity.claimRaffle': {
    ...createGuestScenarios('activity.claimRaffle'),
    not_found: async () => claimRaffle({ id: 'nothing' }),
    activity_closed: async () => claimRaffle(await createOpenActivity(platform, 'join')),
    raffle_no_ticket: async () => claimRaffle(await createRaffle(platform, '0')),
    ...createRateLimitScenarios('activity.claimRaffle', 121),
  },
  'reward.count': {},
  'reward.list': {},
  'reward.claim': {
    ...createGuestScenarios('reward.claim'),
    not_found: async () =>
      platform.call('reward.claim', samples['reward.claim'](), { host: alpha, token: await getToken('player', alpha) }),
    reward_expired: async () => {
      const { id } = await grantReward(platform, 'player', { days: '0' })
      return platform.call('reward.claim', { id: String(id) }, { host: alpha, token: await getToken('player', alpha) })
    },
    ...createRateLimitScenarios('reward.claim', 121),
  },
  'points.balance': createGuestScenarios('points.balance'),
  'points.config': createGuestScenarios('points.config'),
  'points.rewards': createGuestScenarios('points.rewards'),
  'points.redemptions': createGuestScenarios('points.redemptions'),
  'points.details': createGuestScenarios('points.details'),
  'points.redeem': {
    ...createGuestScenarios('points.redeem'),
    not_found: () => spendPoints('points.redeem', { reward: 'nothing' }),
    payment_password_unset: async () =>
      platform.call('points.redeem', samples['points.redeem'](), { host: alpha, token: await getToken('player', alpha) }),
    password_wrong: () => spendPoints('points.redeem', { paymentPassword: '000000' }),
    points_insufficient: () => spendPoints('points.redeem', { redeemQuantity: 100 }),
    points_stock: () => spendPoints('points.redeem', { reward: 'none-left' }),
    points_requirement: () => spendPoints('points.redeem', { reward: 'headphones' }),
    points_key_used: () => spendPoints('points.redeem', {}, { redeemQuantity: 2 }),
    ...createRateLimitScenarios('points.redeem', 61),
  },
  'points.convert': {
    ...createGuestScenarios('points.convert'),
    fields_invalid: async () => {
      await platform.runAdminCommand('set-points', { brand: 'alpha', change: { points: '1000', amount: '0.01' } })
      const response = await spendPoints('points.convert', { points: 1 })
      await platform.runAdminCommand('set-points', { brand: 'alpha', change: { points: '100', amount: '1.00' } })
      return response
    },
    payment_password_unset: async () =>
      platform.call('points.convert', samples['points.convert'](), { host: alpha, token: await getToken('player', alpha) }),
    password_wrong: () => spendPoints('points.convert', { paymentPassword: '000000' }),
    points_insufficient: () => spendPoints('points.convert', { points: 1001 }),
    points_key_used: () => spendPoints('points.convert', {}, { points: 101 }),
    ...createRateLimitScenarios('points.convert', 61),
  },
  'record.movements': { fields_invalid: () => callWithReversedRange('record.movements') },
  'record.bets': { fields_invalid: () => callWithReversedRange('record.bets') },
  'record.profit': { fields_invalid: () => callWithReversedRange('record.profit') },
  'record.bonuses': {},
  'record.cashback': { method_disabled: () => callWithCashbackDisabled('record.cashback') },
  'record.claimCashback': {
    method_disabled: () => callWithCashbackDisabled('record.claimCashback'),
    real_account_required: async () => callAsGuest('record.claimCashback', undefined),
    cashback_none: async () => platform.call('record.claimCashback', undefined, { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('record.claimCashback', undefined, { host: beta })),
  },
  'member.contactCode': {
    ...createGuestScenarios('member.contactCode'),
    fields_invalid: () => callAsWithdrawer('member.contactCode', {}, { mobileNum: '1' }),
    code_quota: async () => {
      await exhaustCodesOnce()
      return callAsWithdrawer('member.contactCode', {}, { mobileNum: `${exhaustedPrefix}9876` })
    },
    ...createRateLimitScenarios('member.contactCode', 31),
  },
  'member.setContact': {
    ...createGuestScenarios('member.setContact'),
    fields_invalid: () => callAsWithdrawer('member.setContact', {}, { mobileNum: '1' }),
    password_wrong: () => callAsWithdrawer('member.setContact', {}, { password: 'not-the-password' }),
    login_too_old: () => callWithStaleLogin('member.setContact', { ...samples['member.setContact'](), password: undefined }),
    code_wrong: () =>
      withWithdrawer(async ({ call, phone }) => {
        const otherPhone = { ...phone, mobileNum: `${phone.mobileNum.slice(0, -3)}000` }
        const code = await platform.readCode('alpha', () => call('member.contactCode', otherPhone))
        return call('member.setContact', { ...otherPhone, code: code === '000000' ? '000001' : '000000', password: testPassword })
      }),
    code_expired: () => callAsWithdrawer('member.setContact'),
    mobile_taken: async () => {
      const phone = { mobileNum: '941234567', countryDialingCode: '84' }
      await registerByMobile(phone)
      const { token } = (await registerByMobile({ ...phone, mobileNum: '941234568' })).body.value as LoginResult
      const input = { host: alpha, token }
      const verificationCode = await platform.readCode('alpha', () => platform.call('member.contactCode', phone, input))
      return platform.call('member.setContact', { ...phone, code: verificationCode }, input)
    },
    ...createRateLimitScenarios('member.setContact', 31),
  },
  'session.history': createGuestScenarios('session.history'),
  'payee.list': createGuestScenarios('payee.list'),
  'payee.add': {
    ...createGuestScenarios('payee.add'),
    fields_invalid: () => callAsWithdrawer('payee.add', {}, { number: '1' }),
    payment_password_unset: () => callAsWithdrawer('payee.add', { password: false }),
    password_wrong: () => callAsWithdrawer('payee.add', {}, { paymentPassword: '000000' }),
    mobile_unverified: () => callAsWithdrawer('payee.add', { mobile: false }),
    payee_limit: () =>
      withWithdrawer(async (withdrawer) => {
        for (let n = 0; n < 9; n += 1) await withdrawer.call('payee.add', withdrawer.createPayeeInput(910_000 + n))
        return withdrawer.call('payee.add', withdrawer.createPayeeInput(910_009))
      }),
    ...createRateLimitScenarios('payee.add', 31),
  },
  'payee.sendCode': {
    ...createGuestScenarios('payee.sendCode'),
    not_found: () => callAsWithdrawer('payee.sendCode'),
    mobile_unverified: () => callAsWithdrawer('payee.sendCode', { mobile: false }),
    ...createRateLimitScenarios('payee.sendCode', 31),
  },
  'payee.confirm': {
    ...createGuestScenarios('payee.confirm'),
    not_found: () => callAsWithdrawer('payee.confirm'),
    mobile_unverified: () => callAsWithdrawer('payee.confirm', { mobile: false }),
    code_wrong: async () => {
      const preparedCall = await preparedSamples['payee.confirm']?.(platform)
      const wrongCode = preparedCall?.input.verificationCode === '000000' ? '000001' : '000000'
      return platform.callUnchecked(
        'payee.confirm',
        { ...preparedCall?.input, verificationCode: wrongCode },
        { host: alpha, token: preparedCall?.token },
      )
    },
    code_expired: async () => {
      const preparedCall = await preparedSamples['payee.confirm']?.(platform)
      await runStatement(`update verification_codes set expires_at = now() - interval '1 second'`)
      return platform.callUnchecked('payee.confirm', preparedCall?.input, { host: alpha, token: preparedCall?.token })
    },
    ...createRateLimitScenarios('payee.confirm', 61),
  },
  'payee.prefer': {
    ...createGuestScenarios('payee.prefer'),
    not_found: () => callAsWithdrawer('payee.prefer'),
    ...createRateLimitScenarios('payee.prefer', 61),
  },
  'payee.remove': {
    ...createGuestScenarios('payee.remove'),
    not_found: () => callAsWithdrawer('payee.remove'),
    ...createRateLimitScenarios('payee.remove', 61),
  },
  'withdrawal.terms': createGuestScenarios('withdrawal.terms'),
  'withdrawal.list': createGuestScenarios('withdrawal.list'),
  'withdrawal.request': {
    ...createGuestScenarios('withdrawal.request'),
    fields_invalid: () => callAsWithdrawer('withdrawal.request', {}, { amount: '0' }),
    payment_password_unset: () => callAsWithdrawer('withdrawal.request', { password: false }),
    password_wrong: () => callAsWithdrawer('withdrawal.request', {}, { paymentPassword: '000000' }),
    mobile_unverified: () => callAsWithdrawer('withdrawal.request', { mobile: false }),
    payee_missing: () => callAsWithdrawer('withdrawal.request', { payee: false }),
    payee_cooling: async () => {
      await updateWithdrawalSettings(platform, { coolDownHours: '1' })
      const withdrawer = await createWithdrawer(platform)
      return withdrawer.requestWithdrawal('1000')
    },
    withdrawal_limit: () => callAsWithdrawer('withdrawal.request', {}, { amount: '20001' }),
    withdrawal_turnover: () =>
      withWithdrawer(async ({ username, requestWithdrawal }) => {
        await grantBlockingBonus(platform, username)
        return requestWithdrawal('1000')
      }),
    withdrawal_key_used: () =>
      withWithdrawer(async ({ requestWithdrawal }) => {
        await requestWithdrawal('1000', { key: 'a-key-that-is-used-1' })
        return requestWithdrawal('1001', { key: 'a-key-that-is-used-1' })
      }),
    ...createRateLimitScenarios('withdrawal.request', 61),
  },
  'withdrawal.cancel': {
    ...createGuestScenarios('withdrawal.cancel'),
    not_found: () => callAsWithdrawer('withdrawal.cancel'),
    withdrawal_changed: () =>
      withWithdrawer(async (withdrawer) => {
        const { id } = await withdrawer.withdraw('1000')
        await withdrawer.call('withdrawal.cancel', { id })
        return withdrawer.call('withdrawal.cancel', { id })
      }),
    ...createRateLimitScenarios('withdrawal.cancel', 61),
  },
  'withdrawal.confirm': {
    ...createGuestScenarios('withdrawal.confirm'),
    not_found: () => callAsWithdrawer('withdrawal.confirm'),
    fields_invalid: () => confirmPayout({ outcome: 'partly' }),
    withdrawal_changed: () =>
      withWithdrawer(async (withdrawer) => {
        const { id } = await withdrawer.withdraw('1000')
        return withdrawer.confirm(id, { outcome: 'received' })
      }),
    upload_invalid: () => confirmPayout({ outcome: 'missing', proofImage: invalidImage }),
    upload_too_large: () => confirmPayout({ outcome: 'missing', proofImage: 'A'.repeat(7_000_000) }),
    upload_refused: async () => {
      const scanningPlatform = await startTestPlatform({ env: { UPLOAD_SCANNER: 'false' } })
      const withdrawer = await createWithdrawerWithoutCooldown(scanningPlatform)
      const { id, reference } = await withdrawer.withdraw('1000')
      await runOperatorActions(scanningPlatform, reference, 'review', 'approve', 'pay')
      const response = await withdrawer.confirm(id, { outcome: 'missing', proofImage: await createProofPicture() })
      await scanningPlatform.stop()
      return response
    },
    ...createRateLimitScenarios('withdrawal.confirm', 61),
  },
  'wallet.transfer': {
    real_account_required: async () => callAsGuest('wallet.transfer', samples['wallet.transfer']()),
    forbidden: () => transferFunds({ to: 'downline', account: 'agent' }),
    fields_invalid: () => transferFunds({ amount: '0.00' }),
    payment_password_unset: async () =>
      platform.call('wallet.transfer', samples['wallet.transfer'](), { host: alpha, token: await getToken('player', alpha) }),
    password_wrong: () => transferFunds({ paymentPassword: '111111' }),
    transfer_unavailable: () => transferFunds({}, {}),
    transfer_limit: () => transferFunds({ amount: '10.01' }),
    transfer_key_used: async () => {
      const token = await logInFundedPlayer(platform)
      const input = samples['wallet.transfer']()
      await platform.call('wallet.transfer', input, { host: alpha, token })
      return platform.call('wallet.transfer', { ...input, amount: '2' }, { host: alpha, token })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('wallet.transfer', samples['wallet.transfer'](), { host: beta })),
  },
  'rank.progress': createGuestScenarios('rank.progress'),
  'mission.claim': {
    ...createGuestScenarios('mission.claim'),
    not_found: async () => platform.call('mission.claim', { id: 'nothing' }, { host: alpha, token: await getToken('player', alpha) }),
    mission_open: async () =>
      platform.call('mission.claim', { id: 'thousand-bets' }, { host: alpha, token: await getToken('player', alpha) }),
    ...createRateLimitScenarios('mission.claim', 121),
  },
  'referral.summary': createGuestScenarios('referral.summary'),
  'referral.friends': createGuestScenarios('referral.friends'),
  'deposit.channels': { real_account_required: () => callAsGuest('deposit.channels', undefined) },
  'deposit.list': {},
  'deposit.one': { not_found: () => callDeposits('deposit.one', {}) },
  'deposit.request': {
    real_account_required: () => callAsGuest('deposit.request', samples['deposit.request']()),
    fields_invalid: () => callDeposits('deposit.request', { amount: '1' }),
    deposit_channel_closed: () => callDeposits('deposit.request', { channel: 'pigeon' }),
    deposit_key_used: async () => {
      const input = samples['deposit.request']()
      await callDeposits('deposit.request', input)
      return callDeposits('deposit.request', { ...input, amount: '200.00' })
    },
    deposit_gateway: async () => {
      const platformWithoutGateway = await startTestPlatform({
        env: { GATEWAY_URL: 'https://127.0.0.1:9', GATEWAY_SECRET: 'x'.repeat(32) },
      })
      const { token } = await platformWithoutGateway.logIn(alpha, 'player')
      const response = await platformWithoutGateway.call('deposit.request', samples['deposit.request'](), { host: alpha, token })
      await platformWithoutGateway.stop()
      return response
    },
    deposit_too_many: () => repeatDepositsUntil('deposit_too_many'),
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('deposit.request', samples['deposit.request'](), { host: beta })),
  },
  'deposit.sent': {
    not_found: () => callDeposits('deposit.sent', {}),
    deposit_changed: async () => {
      const { id, token } = await createBankDeposit(platform)
      await platform.call('deposit.cancel', { id }, { host: alpha, token })
      return platform.call('deposit.sent', { id }, { host: alpha, token })
    },
    fields_invalid: async () => {
      await runStatement("update deposit_channels set proof = 'required' where merchant = 'ALPHA1' and id = 'bank'")
      const { id, token } = await createBankDeposit(platform)
      await runStatement("update deposit_channels set proof = 'optional' where merchant = 'ALPHA1' and id = 'bank'")
      return platform.call('deposit.sent', { id }, { host: alpha, token })
    },
  },
  'deposit.cancel': {
    not_found: () => callDeposits('deposit.cancel', {}),
    deposit_changed: async () => {
      const { id, token } = await createBankDeposit(platform)
      await platform.call('deposit.sent', { id }, { host: alpha, token })
      return platform.call('deposit.cancel', { id }, { host: alpha, token })
    },
  },
  'deposit.proofFile': {
    not_found: () => callDeposits('deposit.proofFile', {}),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('deposit.proofFile', samples['deposit.proofFile'](), { host: beta })),
  },
  'deposit.proof': {
    not_found: () => callDeposits('deposit.proof', {}),
    deposit_changed: async () => {
      const { id, token } = await createBankDeposit(platform)
      await platform.call('deposit.cancel', { id }, { host: alpha, token })
      return platform.call('deposit.proof', { ...samples['deposit.proof'](), id }, { host: alpha, token })
    },
    upload_invalid: () => uploadProof(Buffer.from('GIF89a')),
    upload_too_large: () => uploadProof(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_242_880)])),
    upload_refused: async () => {
      const scanningPlatform = await startTestPlatform({ env: { UPLOAD_SCANNER: 'false' } })
      const { id, token } = await createBankDeposit(scanningPlatform)
      const response = await scanningPlatform.call('deposit.proof', { ...samples['deposit.proof'](), id }, { host: alpha, token })
      await scanningPlatform.stop()
      return response
    },
    too_many_requests: () => repeatUntilRateLimited(21, () => platform.call('deposit.proof', samples['deposit.proof'](), { host: beta })),
  },
  'wallet.funds': {},
  'wallet.moveFunds': {
    real_account_required: async () => callAsGuest('wallet.moveFunds', samples['wallet.moveFunds']()),
    fields_invalid: () => moveFunds({ amount: '0.00' }),
    transfer_unavailable: () => moveFunds({ vassalage: 'NOBODY' }),
    transfer_limit: () => moveFunds({ to: 'main' }),
    transfer_key_used: async () => {
      const { input, token } = await moveFundsOnce()
      return platform.call('wallet.moveFunds', { ...input, amount: '2' }, { host: alpha, token })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('wallet.moveFunds', samples['wallet.moveFunds'](), { host: beta })),
  },
  'wallet.returnFunds': {
    real_account_required: async () => callAsGuest('wallet.returnFunds', samples['wallet.returnFunds']()),
    transfer_key_used: async () => {
      const { input, token } = await moveFundsOnce()
      return platform.call('wallet.returnFunds', { key: input.key }, { host: alpha, token })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('wallet.returnFunds', samples['wallet.returnFunds'](), { host: beta })),
  },
  'agent.register': {
    forbidden: () => registerDownline({}, 'player'),
    register_invalid: () => registerDownline({ ageConsent: false }),
    fields_invalid: () => registerDownline({ terms: { prizeLevels: [], rebateRates: [] } }),
    username_taken: () => registerDownline({ username: 'player' }),
    too_many_requests: () => repeatUntilRateLimited(31, () => platform.call('agent.register', samples['agent.register'](), { host: beta })),
  },
  'agent.contracts': {
    forbidden: () => callContracts('agent.contracts', 'player'),
    contract_not_allowed: () => callWithContractsDisabled('agent.contracts'),
  },
  'agent.settlements': {
    forbidden: () => callContracts('agent.settlements', 'player'),
    contract_not_allowed: () => callWithContractsDisabled('agent.settlements'),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('agent.settlements', samples['agent.settlements'](), { host: beta })),
  },
  'agent.income': {
    forbidden: async () =>
      platform.call('agent.income', samples['agent.income'](), { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () => repeatUntilRateLimited(121, () => platform.call('agent.income', samples['agent.income'](), { host: beta })),
  },
  'agent.dividendRequest': createOfferScenarios('agent.dividendRequest', 'dividend'),
  'agent.dailySalaryContract': createOfferScenarios('agent.dailySalaryContract', 'dailySalary'),
  'agent.hourlySalary': createOfferScenarios('agent.hourlySalary', 'hourlySalary'),
  'agent.realtimeSalaryContract': createOfferScenarios('agent.realtimeSalaryContract', 'realtimeSalary'),
  'agent.contractStep': {
    forbidden: () => callContracts('agent.contractStep', 'player'),
    contract_not_allowed: () => callWithContractsDisabled('agent.contractStep'),
    not_found: () => callContracts('agent.contractStep', 'agent'),
    contract_changed: async () => {
      const preparedCall = await preparedSamples['agent.contractStep']?.(platform)
      return platform.callUnchecked(
        'agent.contractStep',
        { ...preparedCall?.input, step: 'agree' },
        { host: alpha, token: preparedCall?.token },
      )
    },
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('agent.contractStep', samples['agent.contractStep'](), { host: beta })),
  },
  'agent.overview': {
    forbidden: async () =>
      platform.call('agent.overview', samples['agent.overview'](), { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('agent.overview', samples['agent.overview'](), { host: beta })),
  },
  'agent.statement': {
    forbidden: async () =>
      platform.call('agent.statement', samples['agent.statement'](), { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('agent.statement', samples['agent.statement'](), { host: beta })),
  },
  'agent.teamBets': {
    forbidden: async () =>
      platform.call('agent.teamBets', samples['agent.teamBets'](), { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('agent.teamBets', samples['agent.teamBets'](), { host: beta })),
  },
  'agent.teamMovements': {
    forbidden: async () =>
      platform.call('agent.teamMovements', samples['agent.teamMovements'](), { host: alpha, token: await getToken('player', alpha) }),
    too_many_requests: () =>
      repeatUntilRateLimited(121, () => platform.call('agent.teamMovements', samples['agent.teamMovements'](), { host: beta })),
  },
  'agent.freezeDownline': {
    forbidden: () => callAsAgent('agent.freezeDownline', samples['agent.freezeDownline'](), 'player'),
    not_found: () => callAsAgent('agent.freezeDownline', { username: 'nobody', step: 'freeze' }),
    downline_closed: async () => {
      await runAdminCommand('create-account', { username: 'closedbelow', type: 0, password: testPassword, upline: 'agent' })
      await runAdminCommand('disable-account', { username: 'closedbelow' })
      return callAsAgent('agent.freezeDownline', { username: 'closedbelow', step: 'unfreeze' })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('agent.freezeDownline', samples['agent.freezeDownline'](), { host: beta })),
  },
  'agent.registerLinks': { forbidden: () => callAsAgent('agent.registerLinks', undefined, 'player') },
  'agent.addRegisterLink': {
    forbidden: () => callAsAgent('agent.addRegisterLink', samples['agent.addRegisterLink'](), 'player'),
    fields_invalid: () => callAsAgent('agent.addRegisterLink', { type: 0, terms: { prizeLevels: [], rebateRates: [] } }),
    register_links_full: async () => {
      await runAdminCommand('create-account', { username: 'manylinks', type: 1, password: testPassword })
      await withDatabaseClient(platform, (client) =>
        client.query(
          `insert into affiliate_codes (merchant, code, agent) select 'ALPHA1', 'FULL' || n, 'manylinks' from generate_series(1, 50) n`,
        ),
      )
      return callAsAgent('agent.addRegisterLink', samples['agent.addRegisterLink'](), 'manylinks')
    },
    too_many_requests: () =>
      repeatUntilRateLimited(31, () => platform.call('agent.addRegisterLink', samples['agent.addRegisterLink'](), { host: beta })),
  },
  'agent.changeRegisterLink': {
    forbidden: () => callAsAgent('agent.changeRegisterLink', samples['agent.changeRegisterLink'](), 'player'),
    not_found: () => callAsAgent('agent.changeRegisterLink', samples['agent.changeRegisterLink']()),
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('agent.changeRegisterLink', samples['agent.changeRegisterLink'](), { host: beta })),
  },
  'agent.downlines': {
    forbidden: async () => platform.call('agent.downlines', {}, { host: alpha, token: await getToken('player', alpha) }),
    not_found: () => callAsAgent('agent.downlines', { under: 'nobody' }),
  },
  'content.feedback': {
    fields_invalid: () => platform.call('content.feedback', { questionType: 'other', content: 'Short' }, { host: alpha }),
    too_many_requests: () =>
      repeatUntilRateLimited(2, () => platform.call('content.feedback', samples['content.feedback'](), { host: alpha })),
  },
  'game.menus': { merchant_mismatch: () => platform.call('game.menus', { merchantCode: 'BETA1' }, { host: alpha }) },
  'game.list': { merchant_mismatch: () => platform.call('game.list', { merchant: 'BETA1' }, { host: alpha }) },
  'game.hot': { merchant_mismatch: () => platform.call('game.hot', { merchantCode: 'BETA1' }, { host: alpha }) },
  'game.launch': {
    merchant_mismatch: () => launchGame({ merchantCode: 'BETA1' }),
    forbidden: () => launchGame({ username: 'agent' }),
    game_unavailable: () => launchGame({ gameId: 'nothing' }),
    game_maintenance: () => launchGame({ gameId: 'sgl-pai-gow-house', vassalage: 'SGL' }),
    real_account_required: () => launchGame({ username: 'guest' }),
  },
  'member.avatar': {
    not_found: async () => {
      const { token } = await platform.logIn(alpha, 'player')
      return platform.call('member.avatar', { avatar: '../secret-key' }, { host: alpha, token })
    },
  },
  'member.details': { real_account_required: () => callAsGuest('member.details', undefined) },
  'member.changePassword': {
    fields_invalid: () => callAsPlayer('member.changePassword', { newPassword: '1', confirmNewPassword: '1' }),
    password_wrong: () => callAsPlayer('member.changePassword', { oldPassword: 'not-it' }),
    login_too_old: () => callWithStaleLogin('member.changePassword', samples['member.changePassword']()),
    ...createGuestScenarios('member.changePassword'),
    payload_invalid: async () => {
      const { token } = await platform.logIn(alpha, 'player')
      const { method, path } = endpoints['member.changePassword']
      return platform.send(method, path, { host: alpha, body: {}, headers: { authorization: `Bearer ${token}` } })
    },
    payload_stale: async () => sendStalePayload('member.changePassword', (await platform.logIn(alpha, 'player')).token),
    too_many_requests: () => repeatUntilRateLimited(31, () => sendUnencrypted('member.changePassword')),
  },
  'member.setPaymentPassword': {
    fields_invalid: () => callAsPlayer('member.setPaymentPassword', { paymentPassword: 'x' }),
    password_wrong: () => callAsPlayer('member.setPaymentPassword', { password: 'not-it' }),
    login_too_old: () => callWithStaleLogin('member.setPaymentPassword', samples['member.setPaymentPassword']()),
    ...createGuestScenarios('member.setPaymentPassword'),
    too_many_requests: () => repeatUntilRateLimited(31, () => sendUnencrypted('member.setPaymentPassword')),
  },
  'member.forgotByEmail': {
    fields_invalid: () => platform.call('member.forgotByEmail', { username: 'player', email: 'no address' }, { host: alpha }),
    account_unknown: () => platform.call('member.forgotByEmail', { username: 'nobodyhere', email: 'nobody@example.com' }, { host: beta }),
    too_many_requests: () =>
      repeatUntilRateLimited(2, () =>
        platform.call('member.forgotByEmail', { username: 'somebody', email: 'a@example.com' }, { host: alpha }),
      ),
  },
  'member.passwordByPhone': {
    fields_invalid: () => resetPasswordByPhone({ newPassword: '1' }),
    code_wrong: async () => {
      await platform.call('verification.smsNoLogin', { mobileNum: '912000001', countryDialingCode: '84' }, { host: alpha })
      return resetPasswordByPhone({ verificationCode: 'abcdef' })
    },
    code_expired: () => resetPasswordByPhone({ mobileNum: '912000002' }),
    verification_required: () => resetPasswordFromUnknownNetwork(platform, '912000003'),
    method_disabled: () => platform.call('member.passwordByPhone', samples['member.passwordByPhone'](), { host: beta }),
    payload_invalid: () => sendUnencrypted('member.passwordByPhone'),
    payload_stale: () => sendStalePayload('member.passwordByPhone'),
    too_many_requests: () => repeatUntilRateLimited(31, () => sendUnencrypted('member.passwordByPhone')),
  },
  'verification.smsNoLogin': {
    fields_invalid: () => platform.call('verification.smsNoLogin', { mobileNum: '12', countryDialingCode: '84' }, { host: alpha }),
    method_disabled: () => platform.call('verification.smsNoLogin', samples['verification.smsNoLogin'](), { host: beta }),
    code_quota: async () => {
      await exhaustCodesOnce()
      return platform.call('verification.smsNoLogin', { mobileNum: `${exhaustedPrefix}0001`, countryDialingCode: '84' }, { host: alpha })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(2, () =>
        platform.call('verification.smsNoLogin', { mobileNum: '912000003', countryDialingCode: '84' }, { host: alpha }),
      ),
  },
  'verification.slider': {
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('verification.slider', undefined, { host: beta })),
  },
  'verification.work': {
    too_many_requests: () =>
      repeatUntilRateLimited(601, () =>
        platform.call('verification.work', samples['verification.work'](), { host: beta, from: '127.0.0.9' }),
      ),
  },
  'verification.slide': {
    proof_required: async () => {
      const puzzle = (await platform.call('verification.slider', undefined, { host: alpha })).body.value as VerificationSliderValue
      return platform.call('verification.slide', { id: puzzle.id }, { host: alpha, headers: { proof: 'none' } })
    },
    slider_wrong: () => platform.call('verification.slide', samples['verification.slide'](), { host: alpha }),
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('verification.slide', samples['verification.slide'](), { host: beta })),
  },
  'verification.smsRegister': {
    slider_required: () => platform.call('verification.smsRegister', samples['verification.smsRegister'](), { host: delta }),
    fields_invalid: () =>
      withPhoneVerification(() => platform.call('verification.smsRegister', { mobileNo: 'x', countryDialingCode: '84' }, { host: alpha })),
    method_disabled: () => platform.call('verification.smsRegister', samples['verification.smsRegister'](), { host: gamma }),
    code_quota: () =>
      withPhoneVerification(() =>
        platform.call('verification.smsRegister', { mobileNo: `${exhaustedPrefix}0002`, countryDialingCode: '84' }, { host: alpha }),
      ),
    too_many_requests: () =>
      withPhoneVerification(() =>
        repeatUntilRateLimited(2, () =>
          platform.call('verification.smsRegister', { mobileNo: '912000004', countryDialingCode: '84' }, { host: alpha }),
        ),
      ),
  },
  'verification.smsConfirm': {
    method_disabled: () => platform.call('verification.smsConfirm', samples['verification.smsConfirm'](), { host: alpha }),
    code_wrong: async () => {
      const preparedCall = await preparedSamples['verification.smsConfirm']?.(platform)
      return platform.callUnchecked('verification.smsConfirm', { ...preparedCall?.input, code: 'none' }, { host: beta })
    },
    code_expired: async () => {
      await preparedSamples['verification.smsConfirm']?.(platform)
      return platform.call('verification.smsConfirm', { ...samples['verification.smsConfirm'](), mobileNo: '950999999' }, { host: beta })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('verification.smsConfirm', samples['verification.smsConfirm'](), { host: alpha })),
  },
  'member.register': {
    ...phoneErrors,
    register_invalid: () => register({ username: '1' }),
    username_taken: () => register({ username: 'player' }),
    captcha_wrong: async () => {
      await setRule('captcha', 'on')
      const response = await register({ captcha: 'WRONG' })
      await setRule('captcha', 'off')
      return response
    },
    method_disabled: async () => {
      await runAdminCommand('set-flag', { flag: 'USERNAMEREG3', on: false })
      const response = await register({})
      await runAdminCommand('set-flag', { flag: 'USERNAMEREG3', on: true })
      return response
    },
    affiliate_invalid: () => register({ affiliateCode: 'NOCODE' }),
    age_consent_required: () => register({ ageConsent: false }),
    payload_invalid: () => sendUnencrypted('member.register'),
    payload_stale: () => sendStalePayload('member.register'),
    too_many_requests: () => repeatUntilRateLimited(61, () => sendUnencrypted('member.register')),
  },
  'member.registerMobile': {
    register_invalid: () => registerByMobile({ mobileNum: 'x' }),
    mobile_taken: async () => {
      const number = samples['member.registerMobile']()
      await registerByMobile(number)
      return registerByMobile(number)
    },
    captcha_wrong: async () => {
      await setRule('captcha', 'on')
      const response = await registerByMobile({ captcha: 'WRONG' })
      await setRule('captcha', 'off')
      return response
    },
    code_wrong: async () => {
      const { mobileNum, countryDialingCode } = samples['member.registerMobile']()
      await withPhoneVerification(() =>
        platform.call('verification.smsRegister', { mobileNo: mobileNum, countryDialingCode }, { host: alpha }),
      )
      return withPhoneVerification(() => registerByMobile({ mobileNum, verificationCode: 'none' }))
    },
    code_expired: () => withPhoneVerification(() => registerByMobile({ verificationCode: '123456' })),
    method_disabled: async () =>
      platform.call('member.registerMobile', { ...samples['member.registerMobile'](), domain: gamma }, { host: gamma }),
    affiliate_invalid: () => registerByMobile({ affiliateCode: 'NOCODE' }),
    age_consent_required: () => registerByMobile({ ageConsent: false }),
    payload_invalid: () => sendUnencrypted('member.registerMobile'),
    payload_stale: () => sendStalePayload('member.registerMobile'),
    too_many_requests: () => repeatUntilRateLimited(61, () => sendUnencrypted('member.registerMobile')),
  },
  'member.registerSocial': {
    register_invalid: async () => {
      await setRule('payeeName', 'on')
      const response = await registerThroughProvider({})
      await setRule('payeeName', 'off')
      return response
    },
    captcha_wrong: async () => {
      await setRule('captcha', 'on')
      const response = await registerThroughProvider({ captcha: 'WRONG' })
      await setRule('captcha', 'off')
      return response
    },
    method_disabled: async () => {
      const setFlags = (on: boolean) =>
        Promise.all(
          ['USERNAMEREG3', 'MOBILENUMREG3'].map((name) => runAdminCommand('set-flag', { flag: name, on: on && name === 'USERNAMEREG3' })),
        )
      await setFlags(false)
      const response = await registerThroughProvider({})
      await setFlags(true)
      return response
    },
    affiliate_invalid: () => registerThroughProvider({ affiliateCode: 'NOCODE' }),
    age_consent_required: () => registerThroughProvider({ ageConsent: false }),
    social_failed: () => platform.call('member.registerSocial', samples['member.registerSocial'](), { host: alpha }),
    payload_invalid: () => sendUnencrypted('member.registerSocial'),
    payload_stale: () => sendStalePayload('member.registerSocial'),
    too_many_requests: () => repeatUntilRateLimited(61, () => sendUnencrypted('member.registerSocial')),
  },
  'session.socialStart': {
    method_disabled: () => platform.call('session.socialStart', { provider: 'google' }, { host: beta }),
    social_failed: () => platform.call('session.socialStart', { provider: 'google' }, { host: alpha }),
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('session.socialStart', { provider: 'facebook' }, { host: beta })),
  },
  'session.social': {
    social_failed: () => platform.call('session.social', undefined, { host: alpha }),
    account_disabled: async () => {
      await runAdminCommand('create-account', { username: 'gone', type: 0, password: testPassword })
      await runAdminCommand('disable-account', { username: 'gone' })
      return logInThroughProvider('alpha', 'gone')
    },
    non_agent_login: () => logInThroughProvider('gamma', 'player'),
    non_member_login: async () => {
      await runAdminCommand('create-account', { username: 'forward', type: 1, password: testPassword })
      await runAdminCommand('set-side', { username: 'forward', side: 'agent' })
      return logInThroughProvider('alpha', 'forward')
    },
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('session.social', undefined, { host: beta })),
  },
  'session.socialLink': {
    social_failed: async () => linkSocialLogin((await platform.logIn(alpha, 'player')).token),
    real_account_required: async () => linkSocialLogin(await fetchGuestToken(alpha)),
    login_too_old: async () => linkSocialLogin(await logInWithoutPassword(platform, 'alpha', 'linkslater', true)),
    too_many_requests: () => repeatUntilRateLimited(31, () => platform.call('session.socialLink', undefined, { host: beta })),
  },
  'session.oneClick': {
    method_disabled: () => platform.call('session.oneClick', { ageConsent: true }, { host: beta }),
    age_consent_required: () => platform.call('session.oneClick', {}, { host: alpha }),
    too_many_requests: () => repeatUntilRateLimited(21, () => platform.call('session.oneClick', {}, { host: beta })),
  },
  'member.authenticator': {
    method_disabled: () => startAuthenticator('player', beta),
    real_account_required: () => startAuthenticator('guest'),
    too_many_requests: () => repeatUntilRateLimited(31, () => platform.call('member.authenticator', undefined, { host: beta })),
  },
  'member.confirmAuthenticator': {
    method_disabled: () => confirmAuthenticator({}, 'player', beta),
    real_account_required: () => confirmAuthenticator({}, 'guest'),
    password_wrong: () => confirmAuthenticator({ password: 'wrong' }),
    login_too_old: () => callWithStaleLogin('member.confirmAuthenticator', { code: '000000' }),
    code_expired: () => confirmAuthenticator({}),
    code_wrong: async () => {
      await startAuthenticator('player')
      return confirmAuthenticator({ code: 'none' })
    },
    too_many_requests: () =>
      repeatUntilRateLimited(31, () =>
        platform.call('member.confirmAuthenticator', samples['member.confirmAuthenticator'](), { host: beta }),
      ),
  },
  'member.removeAuthenticator': {
    not_found: async () => removeAuthenticator(testPassword, await getToken('agent', alpha)),
    password_wrong: async () => removeAuthenticator('not-it', await getToken('agent', alpha)),
    login_too_old: () => callWithStaleLogin('member.removeAuthenticator', {}),
    real_account_required: async () => removeAuthenticator(testPassword, await getToken('guest', alpha)),
    too_many_requests: () =>
      repeatUntilRateLimited(31, () => platform.call('member.removeAuthenticator', { password: 'x' }, { host: beta })),
  },
  'session.devices': { real_account_required: () => callAsGuest('session.devices', undefined) },
  'session.endDevice': {
    not_found: async () => endDevice('00000000-0000-4000-8000-000000000000'),
    forbidden: async () => endDevice('own'),
    real_account_required: () => callAsGuest('session.endDevice', {}),
    password_wrong: async () =>
      platform.call('session.endDevice', { password: 'not-it' }, { host: alpha, token: await getToken('agent', alpha) }),
    login_too_old: () => callWithStaleLogin('session.endDevice', {}),
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('session.endDevice', {}, { host: beta })),
  },
  'session.forgetLocation': {
    not_found: async () => forgetLocation('00000000-0000-4000-8000-000000000000'),
    forbidden: async () => forgetLocation('own'),
    real_account_required: () => callAsGuest('session.forgetLocation', samples['session.forgetLocation']()),
  },
  'session.extra': { code_expired: () => platform.call('session.extra', undefined, { host: alpha }) },
  'session.extraSend': {
    code_expired: () => platform.call('session.extraSend', { method: 'sms' }, { host: alpha }),
    method_disabled: async () => callWithPendingLogin('session.extraSend', { method: 'sms' }, 'player'),
    code_quota: async () => {
      await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'spent', type: 0, password: testPassword })
      await setPayeeName(platform, 'alpha', 'spent', 'Spent Name', { mobileNum: `${exhaustedPrefix}0003`, countryDialingCode: '84' })
      return callWithPendingLogin('session.extraSend', { method: 'sms' }, 'spent')
    },
    too_many_requests: () => repeatUntilRateLimited(31, () => platform.call('session.extraSend', { method: 'sms' }, { host: beta })),
  },
  'session.extraCheck': {
    code_wrong: async () => callWithPendingLogin('session.extraCheck', { method: 'accountHolderName', answer: 'somebody' }, 'player'),
    code_expired: () => platform.call('session.extraCheck', samples['session.extraCheck'](), { host: alpha }),
    account_disabled: async () => verifyByBankName('withdrawn', () => runAdminCommand('disable-account', { username: 'withdrawn' })),
    non_agent_login: () =>
      verifyByBankName('sided', () => platform.runAdminCommand('set-side', { brand: 'gamma', username: 'sided', side: 'member' }), 'gamma'),
    non_member_login: () => verifyByBankName('turned', () => runAdminCommand('set-side', { username: 'turned', side: 'agent' })),
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.call('session.extraCheck', samples['session.extraCheck'](), { host: beta })),
  },
  'session.captcha': {
    too_many_requests: () => repeatUntilRateLimited(121, () => platform.call('session.captcha', undefined, { host: beta })),
  },
  'session.captchaText': {
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('session.captchaText', undefined, { host: beta })),
  },
  'session.login': {
    login_failed: () => logIn({ password: 'wrong' }),
    captcha_required: async () => {
      for (let n = 0; n < 3; n++) await logIn({ username: 'nobody', password: 'wrong' })
      return logIn({ username: 'nobody', password: 'wrong' })
    },
    captcha_wrong: () => logIn({ username: 'nobody', password: 'wrong', captcha: 'WRONG' }),
    slider_required: () => logIn({}, delta),
    verification_required: async () => {
      await runAdminCommand('create-account', { username: 'moved', type: 0, password: testPassword })
      await addKnownNetwork(platform, 'alpha', 'moved')
      return logIn({ username: 'moved' })
    },
    non_agent_login: () => logIn({}, gamma),
    non_member_login: async () => {
      await runAdminCommand('set-side', { username: 'agent', side: 'agent' })
      return logIn({ username: 'agent' })
    },
    account_disabled: async () => {
      await runAdminCommand('disable-account', { username: 'guest' })
      return logIn({ username: 'guest' })
    },
    method_disabled: () => logIn({ type: 'sms' }),
    fields_invalid: () => logInBySms({ username: 'x' }),
    code_wrong: async () => {
      await platform.call('verification.smsNoLogin', { mobileNum: '912999001', countryDialingCode: '84' }, { host: alpha })
      return logInBySms({ username: '912999001', password: 'none' })
    },
    code_expired: () => logInBySms({ username: '912999002', password: '123456' }),
    payload_invalid: () => sendUnencrypted('session.login'),
    payload_stale: () => sendStalePayload('session.login'),
    too_many_requests: () => repeatUntilRateLimited(121, () => sendUnencrypted('session.login')),
  },
  'session.loginV2': {
    not_logged_in: () => platform.call('session.loginV2', { type: 'remembered' }, { host: alpha }),
    too_many_requests: () => repeatUntilRateLimited(61, () => platform.call('session.loginV2', { type: 'remembered' }, { host: beta })),
  },
  'session.freePlay': {
    method_disabled: () => platform.call('session.freePlay', undefined, { host: beta }),
    too_many_requests: () => repeatUntilRateLimited(21, () => platform.call('session.freePlay', undefined, { host: beta })),
  },
  'system.status': { domain_invalid: () => platform.call('system.status', { url: beta }, { host: alpha }) },
  'agent.affiliate': {
    too_many_requests: () =>
      repeatUntilRateLimited(61, () => platform.callUnchecked('agent.affiliate', samples['agent.affiliate'](), { host: alpha })),
  },
}

const schemaEntries = new Map(
  readPortSchemas().flatMap((port) =>
    Object.entries(port.endpoints).map(([endpointName, entry]) => [`${port['x-port']}.${endpointName}`, entry] as const),
  ),
)

type ErrorCase = readonly [name: EndpointName, code: string, run: () => Promise<HttpResponse>]

/** The scenarios in the order above, because some depend on limits that earlier ones have used up. */
const scenarioCases = (Object.keys(scenarios) as EndpointName[]).flatMap((name) =>
  Object.entries(scenarios[name] as Record<string, () => Promise<HttpResponse>>).map(([code, run]): ErrorCase => [name, code, run]),
)

/** The declared errors without a scenario, triggered by the rejected requests in the schema entries. */
const rejectedCases = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  endpoints[name].errors
    .filter((code) => !scenarioCases.some(([scenarioName, scenarioCode]) => scenarioName === name && scenarioCode === code))
    .map((code): ErrorCase => [name, code, () => sendRejectedRequest(name, code)]),
)

/** Sends the request that the schema entry lists for an error, as the demo player if a token is required. */
async function sendRejectedRequest(name: EndpointName, code: string): Promise<HttpResponse> {
  const input = schemaEntries.get(name)?.refused?.[code]
  if (input === undefined)
    throw new Error(
      `No request triggers ${code} of ${name}: its entry in schemas/api has no example that is rejected with this code. Add one to "refused", or a scenario here.`,
    )
  const token = endpoints[name].token === 'required' ? (await platform.logIn(alpha, 'player')).token : undefined
  return platform.callUnchecked(name, input, { host: alpha, token })
}

/** Exceeding a rate limit takes many requests, so only a sample of the limits is tested. */
const rateLimitCases = scenarioCases.filter(([, code]) => code === 'too_many_requests')
const sampledLimits = new Set(sample('limits', rateLimitCases, 25))

const errorCases = [
  ...rejectedCases,
  ...scenarioCases.filter((errorCase) => errorCase[1] !== 'too_many_requests' || sampledLimits.has(errorCase)),
]

it('the error of every rejected request in a schema entry is declared', () => {
  for (const [name, { refused = {} }] of schemaEntries)
    expect(endpoints[name as EndpointName].errors).toEqual(expect.arrayContaining(Object.keys(refused)))
})

describe('every declared error', () => {
  it.each(errorCases)('%s responds with %s, its status and a message', async (_name, code, run) => {
    const { status, body } = await run()
    expect({ status, code: body.code, success: body.success }).toEqual({
      status: errorCatalogue[code as keyof typeof errorCatalogue].status,
      code,
      success: false,
    })
    expect(body.message).not.toBe(code)
  })
})
