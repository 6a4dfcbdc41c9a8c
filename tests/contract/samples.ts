import { hkdfSync } from 'node:crypto'
import { sealAddress } from '../../server/modules/site/seal-address.ts'
import type { AccountAccess, AgentContractsQuery, Contract, VerificationSliderValue } from '../../src/generated/api.ts'
import type { CallName } from '../../src/generated/endpoints.ts'
import { prove } from '../platform/prove.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { arrive } from '../platform/social-arrival.ts'
import { knownElsewhere, nameAccount, waitingLogin } from '../platform/waiting-login.ts'
import { codeNow } from '../platform/code-now.ts'
import { type RequestOf, cookieOf } from '../platform/call-server.ts'
import { type TestPlatform, testPassword, testSecretKey } from '../platform/with-platform.ts'

let members = 0

/** The payment password of the players that are made here. */
export const paymentPassword = '192837'

/** What a platform with the tests' secret would have sealed. */
const secrets = { key: (purpose: string) => Buffer.from(hkdfSync('sha256', testSecretKey, '', purpose, 32)) }
const sealed = await sealAddress(secrets, 'ALPHA1', 'https://chat.example/live')

/** A good request for each call, on the brand alpha, by whoever has the token. A call without one does not compile. */
export const samples: { readonly [C in CallName]: (token?: string) => RequestOf<C> } = {
  'agent.affiliate': () => ({ code: 'ALPHACODE', domain: alpha }),
  'agent.downlines': () => ({ pageNo: 1, pageSize: 5, username: 'play' }),
  'agent.register': () => ({ username: `sample${String(++members)}`, password: 'secret12', ageConsent: true }),
  'agent.contractInfo': () => undefined,
  'agent.contracts': () => ({ kind: 'dividend', pageNo: 1, pageSize: 5 }),
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
  'agent.contractStep': () => ({ id: '00000000-0000-4000-8000-000000000000', step: 'accept', ends: 0 }),
  'agent.overview': () => ({ period: 'days7' }),
  'agent.statement': () => ({ period: 'today', pageNo: 1, pageSize: 5, username: 'play' }),
  'content.notices': () => ({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  'content.feedback': () => ({ questionType: 'other', content: 'The help page does not say it.' }),
  'content.helpCenter': () => undefined,
  'content.vipRanks': () => undefined,
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
  'game.favouriteList': () => undefined,
  'game.favour': () => ({ vassalage: 'PGF', gameId: 'pgf-jade-tiger', favourite: true }),
  'game.recent': () => ({ count: 5 }),
  'game.pvpRooms': () => ({ vassalage: 'KPK' }),
  'game.vnMenu': () => ({ language: 'vi-VN' }),
  'game.vnRecent': () => ({ count: 5 }),
  'game.vnNumeros': () => ({ count: 100, language: 'vi-VN' }),
  'game.lotteryLobby': () => ({ language: 'vi-VN' }),
  'game.lotteryResults': () => ({ gameId: 'tcg-sea-mekong-minute', count: 5 }),
  'game.winners': () => ({ order: 'latest', count: 5, language: 'en-US' }),
  'member.register': () => ({
    username: `sample${String(++members)}`,
    password: 'secret12',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: alpha,
  }),
  'member.registerMobile': () => ({
    mobileNum: String(940_000_000 + ++members),
    countryDialingCode: '84',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: alpha,
  }),
  'member.registerSocial': () => ({ login: true, registerMethod: 'WEB', ageConsent: true, domain: alpha }),
  'member.authenticator': () => undefined,
  'member.confirmAuthenticator': () => ({ code: '000000', password: testPassword }),
  'member.removeAuthenticator': () => ({ password: testPassword }),
  'member.icon': () => undefined,
  'member.avatar': () => ({ avatar: 'koi' }),
  'member.info': () => undefined,
  'member.details': () => undefined,
  'member.changePassword': () => ({ oldPassword: testPassword, newPassword: 'another12', confirmNewPassword: 'another12' }),
  'member.setPaymentPassword': () => ({ password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword }),
  'member.forgotByEmail': () => ({ username: `nobody${String(++members)}`, email: 'nobody@example.com' }),
  'member.passwordByPhone': () => ({ newPassword: 'another12', mobileNum: '912000001', verificationCode: '000000' }),
  'session.captchaText': () => undefined,
  'session.captcha': () => undefined,
  'session.login': () => ({ username: 'player', password: testPassword, type: 'username' }),
  'session.loginV2': () => ({ type: 'remembered' }),
  'session.ways': () => undefined,
  'session.socialStart': () => ({ provider: 'facebook', back: '/login' }),
  'session.social': () => undefined,
  'session.socialLink': () => undefined,
  'session.oneClick': () => ({ ageConsent: true }),
  'session.devices': () => undefined,
  'session.endDevice': () => ({ password: testPassword }),
  'session.forgetPlace': () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  'session.extra': () => undefined,
  'session.extraSend': () => ({ method: 'sms' }),
  'session.extraCheck': () => ({ method: 'bankName', answer: 'Sample Name' }),
  'session.firstLogin': () => undefined,
  'session.freePlay': () => undefined,
  'session.logout': () => undefined,
  'system.status': () => ({ url: alpha }),
  'system.whitelabel': () => undefined,
  'system.registerSettings': () => undefined,
  'system.domainRoute': () => undefined,
  'system.servicePaths': () => undefined,
  'system.openService': () => ({ sealed }),
  'verification.smsNoLogin': () => ({ mobileNum: String(930_000_000 + ++members), countryDialingCode: '84' }),
  'verification.work': () => ({ call: 'member.register' }),
  'verification.slider': () => undefined,
  'verification.slide': () => ({ id: 'x'.repeat(43), left: 100 }),
  'verification.smsRegister': () => ({ mobileNo: String(950_000_000 + ++members), countryDialingCode: '84' }),
  'verification.smsConfirm': () => ({ mobileNo: '950000000', countryDialingCode: '84', code: '000000' }),
  'wallet.balance': () => undefined,
  'wallet.merchant': () => undefined,
  'wallet.transfer': () => ({ to: 'upline', amount: '1.50', paymentPassword, key: `sample-transfer-${String(++members)}` }),
}

/** A login that waits, of a member with a phone and a name. */
async function waitingMember(platform: TestPlatform): Promise<string> {
  const username = `sample${String(++members)}`
  await platform.register(alpha, { username })
  const phone = { mobileNum: String(960_000_000 + members), countryDialingCode: '84' }
  await nameAccount(platform, 'alpha', username, 'Sample Name', phone)
  return waitingLogin(platform, 'alpha', username)
}

/** An account that nobody else of the tests is logged in to. */
async function ownToken(platform: TestPlatform): Promise<string> {
  const username = `sample${String(++members)}`
  await platform.control('create-account', { brand: 'alpha', username, type: 0, password: testPassword })
  return (await platform.logIn(alpha, username)).token
}

/** Somebody below an agent, with money and a password for it. */
export async function payingToken(platform: TestPlatform, more: object = { upline: 'agent' }): Promise<string> {
  const username = `sample${String(++members)}`
  const account = { username, type: 0, password: testPassword, balance: '10.00', ...more }
  await platform.control('create-account', { brand: 'alpha', ...account })
  const { token } = await platform.logIn(alpha, username)
  const asked = { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword }
  await platform.call('member.setPaymentPassword', asked, { host: alpha, token })
  return token
}

/** An authenticator app that waits for its first code. */
async function beginApp(platform: TestPlatform) {
  const token = await ownToken(platform)
  const begun = await platform.call('member.authenticator', undefined, { host: alpha, token })
  const code = codeNow((begun.body.value as { secret: string }).secret)
  return { asked: { code, password: testPassword }, token }
}

/** An authenticator app that is in use. */
async function putAppToUse(platform: TestPlatform): Promise<{ token: string }> {
  const { asked, token } = await beginApp(platform)
  await platform.call('member.confirmAuthenticator', asked, { host: alpha, token })
  return { token }
}

/** An agent who may offer a kind of contract, and one below. */
async function contractSides(platform: TestPlatform, kind: AgentContractsQuery['kind']) {
  const [above, username] = [`sample${String(++members)}`, `sample${String(++members)}`]
  await platform.control('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
  await platform.control('create-account', { brand: 'alpha', username: above, type: 1, password: testPassword })
  await platform.control('create-account', { brand: 'alpha', username, type: 1, password: testPassword, upline: above })
  await platform.control('set-contract', { brand: 'alpha', username: above, kind, on: true })
  const upline = (await platform.logIn(alpha, above)).token
  return { upline, username, token: (await platform.logIn(alpha, username)).token }
}

/** What has to stand before a sample is good, and the sample then. */
export const prepared: {
  readonly [C in CallName]?: (
    platform: TestPlatform,
  ) => Promise<{ asked: RequestOf<C>; token?: string; host?: string; headers?: Readonly<Record<string, string>> }>
} = {
  'agent.downlines': async (platform) => ({ asked: samples['agent.downlines'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.overview': async (platform) => ({ asked: samples['agent.overview'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.statement': async (platform) => ({ asked: samples['agent.statement'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.register': async (platform) => ({ asked: samples['agent.register'](), token: (await platform.logIn(alpha, 'agent')).token }),
  'agent.contracts': async (platform) => {
    const { upline, username, token } = await contractSides(platform, 'dividend')
    await platform.call('agent.dividendRequest', { ...samples['agent.dividendRequest'](), username }, { host: alpha, token: upline })
    return { asked: samples['agent.contracts'](), token }
  },
  'agent.dividendRequest': async (platform) => {
    const { upline: token, username } = await contractSides(platform, 'dividend')
    return { asked: { ...samples['agent.dividendRequest'](), username }, token }
  },
  'agent.dailySalaryContract': async (platform) => {
    const { upline: token, username } = await contractSides(platform, 'dailySalary')
    return { asked: { ...samples['agent.dailySalaryContract'](), username }, token }
  },
  'agent.hourlySalary': async (platform) => {
    const { upline: token, username } = await contractSides(platform, 'hourlySalary')
    return { asked: { ...samples['agent.hourlySalary'](), username }, token }
  },
  'agent.realtimeSalaryContract': async (platform) => {
    const { upline: token, username } = await contractSides(platform, 'realtimeSalary')
    return { asked: { ...samples['agent.realtimeSalaryContract'](), username }, token }
  },
  'agent.contractStep': async (platform) => {
    const { upline, username, token } = await contractSides(platform, 'hourlySalary')
    const made = await platform.call('agent.hourlySalary', { username, hourlyBet: '1' }, { host: alpha, token: upline })
    return { asked: { id: (made.body.value as Contract).id, step: 'accept' }, token }
  },
  'member.changePassword': async (platform) => ({ asked: samples['member.changePassword'](), token: await ownToken(platform) }),
  'member.registerMobile': async (platform) => {
    await platform.control('set-flag', { brand: 'alpha', flag: 'MOBILENUMREG3', on: true })
    return { asked: samples['member.registerMobile']() }
  },
  'verification.smsRegister': async (platform) => {
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.control('set-flag', { brand: 'alpha', flag, on: true })
    return { asked: samples['verification.smsRegister']() }
  },
  'verification.smsConfirm': async (platform) => {
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.control('set-flag', { brand: 'beta', flag, on: true })
    const phone = { mobileNo: String(950_000_000 + ++members), countryDialingCode: '84' }
    const code = await platform.readCode('beta', () => platform.call('verification.smsRegister', phone, { host: beta }))
    return { asked: { ...phone, code }, host: beta }
  },
  'verification.slide': async (platform) => {
    const { id, instead } = (await platform.call('verification.slider', undefined, { host: alpha })).body.value as VerificationSliderValue
    return { asked: { id }, headers: { proof: await prove(instead) } }
  },
  'member.registerSocial': async (platform) => ({
    asked: samples['member.registerSocial'](),
    headers: { cookie: await arrive(platform, 'alpha') },
  }),
  'session.social': async (platform) => ({ asked: undefined, headers: { cookie: await arrive(platform, 'alpha', 'player') } }),
  'session.socialLink': async (platform) => ({
    asked: undefined,
    token: (await platform.logIn(alpha, 'player')).token,
    headers: { cookie: await arrive(platform, 'alpha') },
  }),
  'session.forgetPlace': async (platform) => {
    await knownElsewhere(platform, 'alpha', 'player')
    const { token } = await platform.logIn(alpha, 'player')
    const { places } = (await platform.call('session.devices', undefined, { host: alpha, token })).body.value as AccountAccess
    return { asked: { id: places.find(({ current }) => !current)?.id ?? '' }, token }
  },
  'session.endDevice': async (platform) => {
    const username = `sample${String(++members)}`
    await platform.register(alpha, { username, password: 'secret12' })
    return { asked: { password: 'secret12' }, token: (await platform.logIn(alpha, username, 'secret12')).token }
  },
  'member.removeAuthenticator': async (platform) => {
    const { token } = await putAppToUse(platform)
    return { asked: samples['member.removeAuthenticator'](), token }
  },
  'session.extra': async (platform) => ({ asked: undefined, headers: { cookie: await waitingMember(platform) } }),
  'session.extraSend': async (platform) => ({ asked: { method: 'sms' }, headers: { cookie: await waitingMember(platform) } }),
  'session.extraCheck': async (platform) => ({
    asked: samples['session.extraCheck'](),
    headers: { cookie: await waitingMember(platform) },
  }),
  'member.confirmAuthenticator': async (platform) => beginApp(platform),
  'session.loginV2': async (platform) => {
    const asked = { username: 'player', password: testPassword, type: 'username', remember: true } as const
    const { headers } = await platform.call('session.login', asked, { host: alpha })
    return { asked: samples['session.loginV2'](), headers: { cookie: cookieOf(headers, 'remembered') } }
  },
  'wallet.transfer': async (platform) => ({ asked: samples['wallet.transfer'](), token: await payingToken(platform) }),
  'member.passwordByPhone': async (platform) => {
    const mobileNum = String(912_000_000 + ++members)
    const account = { username: `sample${String(members)}`, type: 0, mobile: `84-${mobileNum}` }
    await platform.control('create-account', { brand: 'alpha', ...account })
    const verificationCode = await platform.readCode('alpha', () =>
      platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha }),
    )
    return { asked: { newPassword: 'another12', mobileNum, verificationCode } }
  },
}
