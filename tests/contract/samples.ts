import { hkdfSync } from 'node:crypto'
import { type EndpointSchema, readPortSchemas } from '../../server/http/api-schemas.ts'
import { encryptServiceUrl } from '../../server/modules/site/service-url.ts'
import type {
  AccountAccess,
  AgentContractsQuery,
  Contract,
  Deposit,
  LoginResult,
  PayeeCode,
  RegisterLink,
  VerificationSliderValue,
} from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { insertBet } from '../platform/insert-bet.ts'
import { solveProofOfWork } from '../platform/solve-proof-of-work.ts'
import { withDatabaseClient } from '../platform/query-database.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { createPendingSocialLogin } from '../platform/create-pending-social-login.ts'
import { addKnownNetwork, setPayeeName, createPendingLogin } from '../platform/login-fixtures.ts'
import { createWithdrawer, runOperatorActions, endRateLimitBlocks, createWithdrawerWithoutCooldown } from '../platform/withdrawer.ts'
import { generateTotp } from '../platform/generate-totp.ts'
import { type InputOf, getCookie } from '../platform/call-server.ts'
import { type TestPlatform, testPassword, testSecretKey } from '../platform/test-platform.ts'

let sampleCount = 0

/** The payment password of the players created here. */
export const paymentPassword = '192837'

/** A well-formed id that does not exist. */
const unknownId = '00000000-0000-4000-8000-000000000000'
/** A PNG image of one pixel. */
const onePixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Creates a pending bank deposit of a new player. Returns its id and the player's token. */
export async function createBankDeposit(
  platform: TestPlatform,
  { proof = false } = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const { body } = await platform.register(alpha, { username: `payer${String(++sampleCount)}` })
  const { token } = body.value as LoginResult
  const input = { channel: 'bank', amount: '100.00', payerName: 'Ann Sample', key: `sample-deposit-${String(++sampleCount)}` }
  const { id } = (await platform.call('deposit.request', input, { host: alpha, token })).body.value as Deposit
  if (proof) await platform.call('deposit.proof', { id, file: onePixelPng }, { host: alpha, token })
  return { id, token }
}

/** Derives keys from the secret of the test platform. */
const secrets = { deriveKey: (purpose: string) => Buffer.from(hkdfSync('sha256', testSecretKey, '', purpose, 32)) }
/** An encrypted customer service URL. It is valid for a day, because a test run may take long. */
const encryptedServiceUrl = await encryptServiceUrl(secrets, 'ALPHA1', 'https://chat.example/live', Date.now() + 24 * 60 * 60_000)

type Samples = { readonly [C in EndpointName]: (token?: string) => InputOf<C> }

/** Samples for operations whose schema entries have no example. */
const customSamples: Partial<Samples> = {
  'agent.affiliate': () => ({ code: 'ALPHACODE', domain: alpha }),
  'agent.downlines': () => ({ pageNo: 1, pageSize: 5, username: 'play', under: 'player' }),
  'agent.freezeDownline': () => ({ username: 'player', step: 'unfreeze' }),
  'agent.register': () => ({ username: `sample${String(++sampleCount)}`, password: 'secret12', ageConsent: true }),
  'agent.contracts': () => ({ kind: 'dividend', pageNo: 1, pageSize: 5 }),
  'agent.addRegisterLink': () => ({
    type: 0,
    terms: {
      prizeLevels: ['Lott', 'ZY', 'Elott', 'SEA'].map((mode) => ({ mode, level: '1800' })),
      rebateRates: ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'].map((category) => ({ category, rate: '0.5' })),
    },
  }),
  'agent.changeRegisterLink': () => ({ code: 'NONE', step: 'off' }),
  'agent.dividendRequest': () => ({
    username: 'player',
    period: 'H',
    validBet: '1000',
    profitLoss: '500',
    activeMembers: '5',
    rate: '3.5',
  }),
  'agent.dailySalaryContract': () => ({ username: 'player', dailyBet: '1000', rate: '3.5' }),
  'agent.hourlySalary': () => ({ username: 'player', hourlyBet: '1000' }),
  'agent.realtimeSalaryContract': () => ({ username: 'player', profitRate: '1', lossRate: '2', singleBet: '10' }),
  'agent.contractStep': () => ({ id: '00000000-0000-4000-8000-000000000000', step: 'accept', endingContractCount: 0 }),
  'agent.settlements': () => ({ kind: 'dividend', side: 'upline', pageNo: 1, pageSize: 5 }),
  'agent.income': () => ({ period: 'days7' }),
  'agent.overview': () => ({ period: 'days7' }),
  'agent.teamBets': () => ({ period: 'days7', username: 'player', pageSize: 5 }),
  'agent.teamMovements': () => ({ period: 'days30', username: 'player', pageSize: 5 }),
  'agent.statement': () => ({ period: 'today', pageNo: 1, pageSize: 5, username: 'play' }),
  'record.movements': () => ({ period: 'days30', kind: 'deposit', pageSize: 5 }),
  'record.bets': () => ({ from: '2026-03-01', to: '2026-03-31', vendor: 'PGF', category: 'RNG', state: 'settled', pageSize: 5 }),
  'record.profit': () => ({ period: 'lastMonth' }),
  'record.bonuses': () => ({ state: 'open', pageSize: 5 }),
  'record.cashback': () => undefined,
  'record.claimCashback': () => undefined,
  'mission.claim': () => ({ id: 'first-login' }),
  'mission.leaderboard': () => ({ week: 'last' }),
  'referral.friends': () => ({ pageSize: 5 }),
  'inbox.list': () => ({ which: 'all', pageSize: 5 }),
  'inbox.read': () => ({}),
  'inbox.remove': () => ({ id: unknownId }),
  'activity.join': () => ({ id: 'sign' }),
  'activity.image': () => ({ file: onePixelPng }),
  'activity.apply': () => ({ id: 'gift', remark: 'A sample.', images: [] }),
  'activity.claim': () => ({ id: 'sign' }),
  'activity.raffle': () => ({ id: 'sign' }),
  'activity.claimRaffle': () => ({ id: 'sign', key: `sample-draw-of-a-raffle-${String(++sampleCount)}` }),
  'reward.list': () => ({ state: 'ready', pageSize: 5 }),
  'reward.claim': () => ({ id: unknownId }),
  'points.redeem': () => ({ reward: 'cash-5', redeemQuantity: 1, paymentPassword, key: `sample-spend-of-points-${String(++sampleCount)}` }),
  'points.redemptions': () => ({ pageSize: 5 }),
  'points.details': () => ({ pageSize: 5 }),
  'points.convert': () => ({ points: 100, paymentPassword, key: `sample-spend-of-points-${String(++sampleCount)}` }),
  'content.notices': () => ({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  'content.feedback': () => ({ questionType: 'other', content: 'The help page does not answer my question.' }),
  'deposit.request': () => ({ channel: 'qr', amount: '100.00', key: `sample-deposit-${String(++sampleCount)}` }),
  'deposit.one': () => ({ id: unknownId }),
  'deposit.list': () => ({ pageSize: 5 }),
  'deposit.sent': () => ({ id: unknownId }),
  'deposit.proof': () => ({ id: unknownId, file: onePixelPng }),
  'deposit.proofFile': () => ({ id: unknownId }),
  'deposit.cancel': () => ({ id: unknownId }),
  'game.menus': () => ({ merchantCode: 'ALPHA1' }),
  'game.launch': (token = 'none') => ({
    gameId: 'pgf-jade-tiger',
    nodeId: '',
    accountType: '',
    confirmTrans: true,
    vassalage: 'PGF',
    launchMode: 'REAL',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'player',
    token,
    merchantCode: 'ALPHA1',
    language: 'TY',
  }),
  'game.list': () => ({ merchant: 'ALPHA1', clientType: '3', platform: 'html5-desktop', pageSize: 3, gameType: 'RNG' }),
  'game.hot': () => ({ merchantCode: 'ALPHA1', isPlatform: 2, platform: 'html5-desktop', language: 'vi-VN' }),
  'game.popular': () => ({ count: 20, prizeMode: 'SEA', device: 'WEB', language: 'vi-VN' }),
  'game.announcements': () => ({ language: 'en-US' }),
  'game.vassalTypes': () => ({ vassalage: 'TCG_SEA' }),
  'game.vassals': () => ({ gameType: 'RNG' }),
  'game.favourites': () => ({ pageSize: 5 }),
  'game.recent': () => ({ count: 5 }),
  'game.pvpRooms': () => ({ vassalage: 'KPK' }),
  'game.vnMenu': () => ({ language: 'vi-VN' }),
  'game.vnRecent': () => ({ count: 5 }),
  'game.vnNumeros': () => ({ count: 100, language: 'vi-VN' }),
  'game.lotteryLobby': () => ({ language: 'vi-VN' }),
  'game.winners': () => ({ order: 'latest', count: 5, language: 'en-US' }),
  'member.register': () => ({
    username: `sample${String(++sampleCount)}`,
    password: 'secret12',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: alpha,
  }),
  'member.registerMobile': () => ({
    mobileNum: String(940_000_000 + ++sampleCount),
    countryDialingCode: '84',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: alpha,
  }),
  'member.registerSocial': () => ({ login: true, registerMethod: 'WEB', ageConsent: true, domain: alpha }),
  'member.confirmAuthenticator': () => ({ code: '000000', password: testPassword }),
  'member.removeAuthenticator': () => ({ password: testPassword }),
  'member.avatar': () => ({ avatar: 'koi' }),
  'member.changePassword': () => ({ oldPassword: testPassword, newPassword: 'another12', confirmNewPassword: 'another12' }),
  'member.setPaymentPassword': () => ({ password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword }),
  'member.forgotByEmail': () => ({ username: `nobody${String(++sampleCount)}`, email: 'nobody@example.com' }),
  'member.passwordByPhone': () => ({ newPassword: 'another12', mobileNum: '912000001', verificationCode: '000000' }),
  'session.login': () => ({ username: 'player', password: testPassword, type: 'username' }),
  'session.loginV2': () => ({ type: 'remembered' }),
  'session.socialStart': () => ({ provider: 'facebook', back: '/login' }),
  'session.oneClick': () => ({ ageConsent: true }),
  'session.endDevice': () => ({ password: testPassword }),
  'session.forgetLocation': () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  'session.extraSend': () => ({ method: 'sms' }),
  'session.extraCheck': () => ({ method: 'accountHolderName', answer: 'Sample Name' }),
  'system.status': () => ({ url: alpha }),
  'system.openService': () => ({ sealed: encryptedServiceUrl }),
  'verification.smsNoLogin': () => ({ mobileNum: String(930_000_000 + ++sampleCount), countryDialingCode: '84' }),
  'verification.work': () => ({ call: 'member.register' }),
  'verification.slide': () => ({ id: 'x'.repeat(43), left: 100 }),
  'verification.smsRegister': () => ({ mobileNo: String(950_000_000 + ++sampleCount), countryDialingCode: '84' }),
  'verification.smsConfirm': () => ({ mobileNo: '950000000', countryDialingCode: '84', code: '000000' }),
  'member.contactCode': () => ({ mobileNum: String(940_000_000 + ++sampleCount), countryDialingCode: '84' }),
  'member.setContact': () => ({ mobileNum: '940000000', countryDialingCode: '84', code: '123456', password: testPassword }),
  'payee.add': () => ({ channel: 'VCB', number: `00${String(8_000_000 + ++sampleCount)}`, holder: 'Nguyen Van A', paymentPassword }),
  'payee.sendCode': () => ({ id: unknownId }),
  'payee.confirm': () => ({ id: unknownId, verificationCode: '123456' }),
  'payee.prefer': () => ({ id: unknownId }),
  'payee.remove': () => ({ id: unknownId }),
  'withdrawal.list': () => ({ which: 'running', count: 5 }),
  'withdrawal.request': () => ({ amount: '1000', payee: unknownId, paymentPassword, key: `sample-withdrawal-${String(++sampleCount)}` }),
  'withdrawal.cancel': () => ({ id: unknownId }),
  'withdrawal.confirm': () => ({ id: unknownId, outcome: 'received' }),
  'wallet.balance': () => undefined,
  'wallet.merchant': () => undefined,
  'wallet.moveFunds': () => ({ vassalage: 'PGF', to: 'vendor', amount: '1.50', key: `sample-move-of-funds-${String(++sampleCount)}` }),
  'wallet.returnFunds': () => ({ key: `sample-return-of-funds-${String(++sampleCount)}` }),
  'wallet.transfer': () => ({ to: 'upline', amount: '1.50', paymentPassword, key: `sample-transfer-${String(++sampleCount)}` }),
}

const toDepositRequest = <T extends object>({ id, token }: { readonly id: string; readonly token: string }, extraInput?: T) => ({
  input: { id, ...(extraInput as T) },
  token,
})

/**
 * By operation, a function that returns a valid input for the brand alpha and the account of the token: the custom
 * sample, otherwise the example of its schema entry, or `undefined` if it has no input.
 */
export const samples = Object.fromEntries(
  readPortSchemas().flatMap((port) =>
    Object.entries(port.endpoints).map(([endpointName, entry]) => {
      const name = `${port['x-port']}.${endpointName}` as EndpointName
      return [name, customSamples[name] ?? createSampleFromExample(name, entry)] as const
    }),
  ),
) as unknown as Samples

/** @throws Error if the operation has an input, but no sample and no example */
function createSampleFromExample(name: EndpointName, { query, body }: EndpointSchema): () => object | undefined {
  const inputSchema = body ?? query
  const example = inputSchema?.examples?.[0]
  if (inputSchema !== undefined && example === undefined)
    throw new Error(`${name} has no sample here and no example in its entry in schemas/api.`)
  return () => example
}

/** Creates a member with a phone number and a name, and a login that is pending verification. Returns its cookie. */
async function createPendingVerificationCookie(platform: TestPlatform): Promise<string> {
  const username = `sample${String(++sampleCount)}`
  await platform.register(alpha, { username })
  const phone = { mobileNum: String(960_000_000 + sampleCount), countryDialingCode: '84' }
  await setPayeeName(platform, 'alpha', username, 'Sample Name', phone)
  return createPendingLogin(platform, 'alpha', username)
}

/** Creates a player that no other test uses. Returns the token. */
async function logInNewPlayer(platform: TestPlatform): Promise<string> {
  const username = `sample${String(++sampleCount)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: testPassword })
  return (await platform.logIn(alpha, username)).token
}

/** Creates a player with money and a payment password, by default in an agent's downline. Returns the token. */
export async function logInFundedPlayer(
  platform: TestPlatform,
  overrides: object = { upline: 'agent' },
  username = `sample${String(++sampleCount)}`,
): Promise<string> {
  const account = { username, type: 0, password: testPassword, balance: '10.00', ...overrides }
  await platform.runAdminCommand('create-account', { brand: 'alpha', ...account })
  const { token } = await platform.logIn(alpha, username)
  const input = { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword }
  await platform.call('member.setPaymentPassword', input, { host: alpha, token })
  return token
}

/** Creates a player with points and a payment password. Returns the token. */
export async function logInPlayerWithPoints(platform: TestPlatform, points = 1000): Promise<string> {
  const username = `points${String(++sampleCount)}`
  const token = await logInFundedPlayer(platform, {}, username)
  await platform.runAdminCommand('grant-points', { brand: 'alpha', username, points, reason: 'Sample', key: username })
  return token
}

/** Creates a promotion with an activity that is open to everyone. */
export async function createOpenActivity(
  platform: TestPlatform,
  kind: 'join' | 'apply' | 'envelope' | 'raffle',
  change: object = { points: '5' },
): Promise<{ id: string }> {
  const id = `sample-${String(++sampleCount)}`
  await withDatabaseClient(platform, (client) =>
    client.query(
      `insert into announcements (merchant, id, type, execution, position, published_at, texts) values ('ALPHA1', $1, 'PR', 'B', 1, now(), $2)`,
      [id, { EN: { title: 'A sample' }, TY: { title: 'A sample' } }],
    ),
  )
  const opens = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, '')
  await platform.runAdminCommand('set-activity', { brand: 'alpha', activity: id, change: { kind, opens, ...change } })
  return { id }
}

/**
 * Creates a raffle with one prize that every ticket wins, and `freeTickets` per account; if that is `0`, one ticket
 * for a stake of 100.00.
 */
export async function createRaffle(platform: TestPlatform, freeTickets = '1', prize: object = { points: '5' }): Promise<{ id: string }> {
  const { id } = await createOpenActivity(platform, 'raffle', {
    points: '5',
    freeTickets,
    ...(freeTickets === '0' && { ticketStake: '100.00' }),
  })
  await platform.runAdminCommand('set-prize', {
    brand: 'alpha',
    activity: id,
    prize: 'sure',
    change: { chance: '10000', 'title.EN': 'A sure prize', 'title.TY': 'A sure prize', ...prize },
  })
  return { id }
}

/** Grants a reward to a player. */
export const grantReward = (platform: TestPlatform, username: string, change: object = {}): Promise<Record<string, unknown>> =>
  platform.runAdminCommand('give-reward', {
    brand: 'alpha',
    username,
    key: `sample-${String(++sampleCount)}`,
    change: { amount: '5.00', 'title.EN': 'A sample', ...change },
  })

/** Starts the setup of an authenticator app. Returns the request that confirms it. */
async function startAuthenticatorSetup(platform: TestPlatform) {
  const token = await logInNewPlayer(platform)
  const setup = await platform.call('member.authenticator', undefined, { host: alpha, token })
  const code = generateTotp((setup.body.value as { secret: string }).secret)
  return { input: { code, password: testPassword }, token }
}

/** Sets up an authenticator app for a new player. */
async function enableAuthenticator(platform: TestPlatform): Promise<{ token: string }> {
  const { input, token } = await startAuthenticatorSetup(platform)
  await platform.call('member.confirmAuthenticator', input, { host: alpha, token })
  return { token }
}

/** Creates an agent who may offer a kind of contract, and a direct downline, and logs both in. */
async function createContractParties(platform: TestPlatform, kind: AgentContractsQuery['kind']) {
  const [agentUsername, username] = [`sample${String(++sampleCount)}`, `sample${String(++sampleCount)}`]
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
  await platform.runAdminCommand('create-account', { brand: 'alpha', username: agentUsername, type: 1, password: testPassword })
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 1, password: testPassword, upline: agentUsername })
  await platform.runAdminCommand('set-contract', { brand: 'alpha', username: agentUsername, kind, on: true })
  const uplineToken = (await platform.logIn(alpha, agentUsername)).token
  return { uplineToken, username, token: (await platform.logIn(alpha, username)).token }
}

/** By operation, creates the state that a valid request needs, and returns the request. */
export const preparedSamples: {
  readonly [C in EndpointName]?: (
    platform: TestPlatform,
  ) => Promise<{ input: InputOf<C>; token?: string; host?: string; headers?: Readonly<Record<string, string>> }>
} = {
  'wallet.moveFunds': async (platform) => {
    await platform.runAdminCommand('set-wallets', { brand: 'alpha', wallets: 'vendor' })
    return { input: samples['wallet.moveFunds'](), token: await logInFundedPlayer(platform) }
  },
  'inbox.remove': async (platform) => {
    const username = `reader${String(++sampleCount)}`
    const token = await logInFundedPlayer(platform, {}, username)
    const { id } = await platform.runAdminCommand('send-message', {
      brand: 'alpha',
      to: username,
      texts: { 'title.EN': 'A', 'content.EN': 'B' },
    })
    return { input: { id: String(id) }, token }
  },
  'activity.join': async (platform) => ({ input: await createOpenActivity(platform, 'join'), token: await logInNewPlayer(platform) }),
  'activity.apply': async (platform) => ({
    input: { ...(await createOpenActivity(platform, 'apply')), remark: 'A sample.', images: [] },
    token: await logInNewPlayer(platform),
  }),
  'activity.claim': async (platform) => ({ input: await createOpenActivity(platform, 'envelope'), token: await logInNewPlayer(platform) }),
  'activity.raffle': async (platform) => ({ input: await createRaffle(platform) }),
  'activity.claimRaffle': async (platform) => ({
    input: { ...samples['activity.claimRaffle'](), ...(await createRaffle(platform)) },
    token: await logInNewPlayer(platform),
  }),
  'reward.claim': async (platform) => {
    const username = `reward${String(++sampleCount)}`
    const token = await logInFundedPlayer(platform, {}, username)
    const { id } = await grantReward(platform, username)
    return { input: { id: String(id) }, token }
  },
  'points.redeem': async (platform) => ({ input: samples['points.redeem'](), token: await logInPlayerWithPoints(platform) }),
  'points.convert': async (platform) => ({ input: samples['points.convert'](), token: await logInPlayerWithPoints(platform) }),
  'record.claimCashback': async (platform) => {
    const username = `sample${String(++sampleCount)}`
    await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: testPassword })
    await withDatabaseClient(platform, async (client) => {
      const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
      await insertBet(client, rows[0]?.id ?? '', { stake: 100_000, placedAt: new Date(Date.now() - 86_400_000).toISOString() })
    })
    return { input: undefined, token: (await platform.logIn(alpha, username)).token }
  },
  'agent.downlines': async (platform) => ({ input: samples['agent.downlines'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.overview': async (platform) => ({ input: samples['agent.overview'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.statement': async (platform) => ({ input: samples['agent.statement'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.register': async (platform) => ({ input: samples['agent.register'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.freezeDownline': async (platform) => ({
    input: samples['agent.freezeDownline'](),
    token: (await platform.logIn(alpha, 'agent')).token,
  }),
  'agent.registerLinks': async (platform) => ({ input: undefined, token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.addRegisterLink': async (platform) => ({
    input: samples['agent.addRegisterLink'](),
    token: (await platform.logIn(alpha, 'agent')).token,
  }),
  'agent.changeRegisterLink': async (platform) => {
    const { token } = await platform.logIn(alpha, 'agent')
    const response = await platform.call('agent.addRegisterLink', samples['agent.addRegisterLink'](), { host: alpha, token })
    return { input: { code: (response.body.value as RegisterLink).code, step: 'off' }, token }
  },
  'agent.teamBets': async (platform) => ({ input: samples['agent.teamBets'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.teamMovements': async (platform) => ({
    input: samples['agent.teamMovements'](),
    token: (await platform.logIn(alpha, 'agent')).token,
  }),
  'agent.income': async (platform) => ({ input: samples['agent.income'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.settlements': async (platform) => {
    const { token } = await createContractParties(platform, 'dividend')
    return { input: samples['agent.settlements'](), token }
  },
  'agent.contracts': async (platform) => {
    const { uplineToken, username, token } = await createContractParties(platform, 'dividend')
    await platform.call('agent.dividendRequest', { ...samples['agent.dividendRequest'](), username }, { host: alpha, token: uplineToken })
    return { input: samples['agent.contracts'](), token }
  },
  'agent.dividendRequest': async (platform) => {
    const { uplineToken: token, username } = await createContractParties(platform, 'dividend')
    return { input: { ...samples['agent.dividendRequest'](), username }, token }
  },
  'agent.dailySalaryContract': async (platform) => {
    const { uplineToken: token, username } = await createContractParties(platform, 'dailySalary')
    return { input: { ...samples['agent.dailySalaryContract'](), username }, token }
  },
  'agent.hourlySalary': async (platform) => {
    const { uplineToken: token, username } = await createContractParties(platform, 'hourlySalary')
    return { input: { ...samples['agent.hourlySalary'](), username }, token }
  },
  'agent.realtimeSalaryContract': async (platform) => {
    const { uplineToken: token, username } = await createContractParties(platform, 'realtimeSalary')
    return { input: { ...samples['agent.realtimeSalaryContract'](), username }, token }
  },
  'agent.contractStep': async (platform) => {
    const { uplineToken, username, token } = await createContractParties(platform, 'hourlySalary')
    const response = await platform.call('agent.hourlySalary', { username, hourlyBet: '1' }, { host: alpha, token: uplineToken })
    return { input: { id: (response.body.value as Contract).id, step: 'accept' }, token }
  },
  'member.changePassword': async (platform) => ({ input: samples['member.changePassword'](), token: await logInNewPlayer(platform) }),
  'member.registerMobile': async (platform) => {
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILENUMREG3', on: true })
    return { input: samples['member.registerMobile']() }
  },
  'verification.smsRegister': async (platform) => {
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.runAdminCommand('set-flag', { brand: 'alpha', flag, on: true })
    return { input: samples['verification.smsRegister']() }
  },
  'verification.smsConfirm': async (platform) => {
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.runAdminCommand('set-flag', { brand: 'beta', flag, on: true })
    const phone = { mobileNo: String(950_000_000 + ++sampleCount), countryDialingCode: '84' }
    const code = await platform.readCode('beta', () => platform.call('verification.smsRegister', phone, { host: beta }))
    return { input: { ...phone, code }, host: beta }
  },
  'verification.slide': async (platform) => {
    const { id, alternative } = (await platform.call('verification.slider', undefined, { host: alpha })).body
      .value as VerificationSliderValue
    return { input: { id }, headers: { proof: await solveProofOfWork(alternative) } }
  },
  'member.registerSocial': async (platform) => ({
    input: samples['member.registerSocial'](),
    headers: { cookie: await createPendingSocialLogin(platform, 'alpha') },
  }),
  'session.social': async (platform) => ({
    input: undefined,
    headers: { cookie: await createPendingSocialLogin(platform, 'alpha', 'player') },
  }),
  'session.socialLink': async (platform) => ({
    input: undefined,
    token: (await platform.logIn(alpha, 'player')).token,
    headers: { cookie: await createPendingSocialLogin(platform, 'alpha') },
  }),
  'session.forgetLocation': async (platform) => {
    await addKnownNetwork(platform, 'alpha', 'player')
    const { token } = await platform.logIn(alpha, 'player')
    const { locations } = (await platform.call('session.devices', undefined, { host: alpha, token })).body.value as AccountAccess
    return { input: { id: locations.find(({ current }) => !current)?.id ?? '' }, token }
  },
  'session.endDevice': async (platform) => {
    const username = `sample${String(++sampleCount)}`
    await platform.register(alpha, { username, password: 'secret12' })
    return { input: { password: 'secret12' }, token: (await platform.logIn(alpha, username, 'secret12')).token }
  },
  'member.removeAuthenticator': async (platform) => {
    const { token } = await enableAuthenticator(platform)
    return { input: samples['member.removeAuthenticator'](), token }
  },
  'session.extra': async (platform) => ({ input: undefined, headers: { cookie: await createPendingVerificationCookie(platform) } }),
  'session.extraSend': async (platform) => ({
    input: { method: 'sms' },
    headers: { cookie: await createPendingVerificationCookie(platform) },
  }),
  'session.extraCheck': async (platform) => ({
    input: samples['session.extraCheck'](),
    headers: { cookie: await createPendingVerificationCookie(platform) },
  }),
  'member.confirmAuthenticator': async (platform) => startAuthenticatorSetup(platform),
  'session.loginV2': async (platform) => {
    const input = { username: 'player', password: testPassword, type: 'username', remember: true } as const
    const { headers } = await platform.call('session.login', input, { host: alpha })
    return { input: samples['session.loginV2'](), headers: { cookie: getCookie(headers, 'remembered') } }
  },
  'deposit.one': async (platform) => toDepositRequest(await createBankDeposit(platform)),
  'deposit.sent': async (platform) => toDepositRequest(await createBankDeposit(platform)),
  'deposit.proof': async (platform) => toDepositRequest(await createBankDeposit(platform), { file: onePixelPng }),
  'deposit.proofFile': async (platform) => toDepositRequest(await createBankDeposit(platform, { proof: true })),
  'deposit.cancel': async (platform) => toDepositRequest(await createBankDeposit(platform)),
  'member.setContact': async (platform) => {
    const withdrawer = await createWithdrawer(platform, { mobile: false })
    const phone = samples['member.contactCode']()
    const verificationCode = await platform.readCode('alpha', () => withdrawer.call('member.contactCode', phone))
    return { input: { ...phone, code: verificationCode, password: testPassword }, token: withdrawer.token }
  },
  'payee.add': async (platform) => {
    const { token } = await createWithdrawer(platform, { payee: false })
    return { input: samples['payee.add'](), token }
  },
  'payee.sendCode': async (platform) => {
    const withdrawer = await createWithdrawer(platform, { payee: false })
    const { id } = await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', withdrawer.createPayeeInput()))
    await endRateLimitBlocks(platform)
    return { input: { id }, token: withdrawer.token }
  },
  'payee.confirm': async (platform) => {
    const withdrawer = await createWithdrawer(platform, { payee: false })
    let id = ''
    const verificationCode = await platform.readCode('alpha', async () => {
      id = (await withdrawer.requireValue<PayeeCode>(withdrawer.call('payee.add', withdrawer.createPayeeInput()))).id
    })
    return { input: { id, verificationCode }, token: withdrawer.token }
  },
  'payee.prefer': async (platform) => {
    const { token, payee: id } = await createWithdrawer(platform)
    return { input: { id }, token }
  },
  'payee.remove': async (platform) => {
    const { token, payee: id } = await createWithdrawer(platform)
    return { input: { id }, token }
  },
  'withdrawal.request': async (platform) => {
    const { token, payee } = await createWithdrawerWithoutCooldown(platform)
    return { input: { ...samples['withdrawal.request'](), payee }, token }
  },
  'withdrawal.cancel': async (platform) => {
    const withdrawer = await createWithdrawerWithoutCooldown(platform)
    return { input: { id: (await withdrawer.withdraw('1000')).id }, token: withdrawer.token }
  },
  'withdrawal.list': async (platform) => {
    const withdrawer = await createWithdrawerWithoutCooldown(platform)
    await withdrawer.withdraw('1000')
    return { input: samples['withdrawal.list'](), token: withdrawer.token }
  },
  'withdrawal.confirm': async (platform) => {
    const withdrawer = await createWithdrawerWithoutCooldown(platform)
    const { id, reference } = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, reference, 'review', 'approve', 'pay')
    return { input: { id, outcome: 'partly', remainingAmount: '1' }, token: withdrawer.token }
  },
  'wallet.transfer': async (platform) => ({ input: samples['wallet.transfer'](), token: await logInFundedPlayer(platform) }),
  'member.passwordByPhone': async (platform) => {
    const mobileNum = String(912_000_000 + ++sampleCount)
    const account = { username: `sample${String(sampleCount)}`, type: 0, mobile: `84-${mobileNum}` }
    await platform.runAdminCommand('create-account', { brand: 'alpha', ...account })
    const verificationCode = await platform.readCode('alpha', () =>
      platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha }),
    )
    return { input: { newPassword: 'another12', mobileNum, verificationCode } }
  },
}
