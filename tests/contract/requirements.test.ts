import { describe, expect, it } from 'vitest'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { readPortSchemas } from '../../server/http/api-schemas.ts'

const requestFields = (port: string, call: string): readonly string[] => {
  const shape = readPortSchemas().find((schema) => schema['x-port'] === port)?.calls[call]
  return Object.keys(((shape?.body ?? shape?.query) as { properties?: object } | undefined)?.properties ?? {})
}

/** What the specification says of each call: requirement, call, method, path, token need, encryption. */
const stated: readonly (readonly [string, CallName, string, string, 'none' | 'required', boolean])[] = [
  ['R-API-09', 'session.login', 'POST', '/wps/session/login', 'none', true],
  ['R-API-11', 'session.loginV2', 'POST', '/wps/session/login/v2', 'none', false],
  ['R-API-15', 'system.whitelabel', 'GET', '/wps/system/whitelabel', 'none', false],
  ['R-API-16', 'member.info', 'GET', '/wps/member/info', 'required', false],
  ['R-API-17', 'member.register', 'PUT', '/wps/member/register', 'none', true],
  ['R-API-18', 'member.registerMobile', 'PUT', '/wps/member/register/mobile', 'none', true],
  ['R-API-89', 'verification.smsRegister', 'POST', '/wps/verification/sms/register', 'none', false],
  ['R-API-25', 'agent.affiliate', 'GET', '/wps/agent/affiliate', 'none', false],
  ['R-API-27', 'system.registerSettings', 'GET', '/wps/system/setting/register', 'none', false],
  ['R-API-34', 'session.captcha', 'GET', '/wps/captcha', 'none', false],
  ['R-API-38', 'system.status', 'GET', '/wps/system/status', 'none', false],
  ['R-API-43', 'session.logout', 'DELETE', '/wps/session/logout', 'required', false],
  ['R-API-36', 'member.icon', 'GET', '/wps/member/info/icon', 'required', false],
  ['R-API-37', 'member.avatar', 'GET', '/wps/relay/member/avatar', 'required', false],
  ['R-API-46', 'wallet.funds', 'GET', '/wps/member/info/funds/consolidated', 'required', false],
  ['R-API-47', 'wallet.merchant', 'GET', '/wps/relay/wallet/merchant', 'required', false],
  ['R-API-82', 'game.lotteryLobby', 'GET', '/lgw/lotteries/lobby', 'required', false],
  ['R-API-80, R-API-83', 'game.lotteryResults', 'GET', '/lotto/lgw/games/opened/numero', 'required', false],
  ['R-API-84', 'agent.dividendRequest', 'POST', '/wps/agent/dividend/request', 'required', false],
  ['R-API-85', 'agent.dailySalaryContract', 'POST', '/wps/agent/dailySalary/contract', 'required', false],
  ['R-API-86', 'agent.hourlySalary', 'POST', '/wps/agent/hourlySalary', 'required', false],
  ['R-API-87', 'agent.realtimeSalaryContract', 'POST', '/wps/agent/realtimeSalary/contract', 'required', false],
  ['R-API-45', 'wallet.transfer', 'POST', '/wps/relay/wallet/transfer', 'required', false],
  ['R-API-44', 'wallet.balance', 'GET', '/wps/v2/wallets/balance', 'required', false],
  ['R-API-12', 'verification.smsNoLogin', 'POST', '/wps/verification/sms/noLogin', 'none', false],
  ['R-API-23, R-API-06', 'member.changePassword', 'POST', '/wps/member/password', 'required', true],
  ['R-API-30', 'member.forgotByEmail', 'POST', '/wps/member/password/email', 'none', false],
  ['R-API-41, R-API-07', 'member.passwordByPhone', 'POST', '/wps/member/password/verification', 'none', true],
  ['R-API-88', 'system.domainRoute', 'GET', '/wps/system/domainRoute', 'none', false],
  ['R-API-91', 'content.feedback', 'PUT', '/wps/feedback', 'none', false],
  ['R-API-53', 'game.menus', 'GET', '/lgw/games/game_menus', 'none', false],
]

describe('what the specification says of the calls', () => {
  it.each(stated)('%s: %s is %s %s, token %s, encrypted %s', (_id, name, method, path, token, encrypted) => {
    expect(endpoints[name]).toMatchObject({ method, path, token, encrypted })
  })

  it('encrypts the payload of the five calls that are named: login, R-API-03, register, R-API-04, mobile register, R-API-05, and both of passwords; and registration by another site, which the specification does not know', () => {
    const encrypted = Object.entries(endpoints)
      .filter(([, call]) => call.encrypted)
      .map(([name]) => name)
    expect(encrypted.toSorted()).toEqual([
      'member.changePassword',
      'member.passwordByPhone',
      'member.register',
      'member.registerMobile',
      'member.registerSocial',
      'session.login',
    ])
  })

  it('lets login take username, password, captcha, type and the slider result, R-API-10', () => {
    expect(requestFields('session', 'login')).toEqual(expect.arrayContaining(['captcha', 'password', 'sliderResult', 'type', 'username']))
  })

  it('lets register take the user fields, R-API-19, and login, registerUrl, affiliateCode, referralCode, domain and registerMethod, R-API-20', () => {
    const user = [
      'username',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
      'qqNum',
      'mobileNum',
      'recommenderId',
      'captcha',
      'verificationCode',
      'affiliateCode',
      'paymentPassword',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'idNumber',
      'referralCode',
      'domain',
      'countryDialingCode',
    ]
    expect(requestFields('member', 'register')).toEqual(expect.arrayContaining([...user, 'login', 'registerUrl', 'registerMethod']))
  })

  it('lets the calls of passwords take what is stated: R-API-13, R-API-24, R-API-32, R-API-42; the one by e-mail as a form, R-API-31', () => {
    expect(requestFields('verification', 'smsNoLogin')).toEqual(['mobileNum', 'countryDialingCode'])
    expect(requestFields('member', 'changePassword')).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
    expect(requestFields('member', 'forgotByEmail')).toEqual(['username', 'email'])
    expect(requestFields('member', 'passwordByPhone')).toEqual(['newPassword', 'mobileNum', 'verificationCode'])
    expect(Object.values(endpoints).filter(({ form }) => form)).toEqual([endpoints['member.forgotByEmail']])
  })

  it('lets mobile register take what register takes, R-API-22', () => {
    expect(requestFields('member', 'registerMobile')).toEqual(requestFields('member', 'register'))
  })

  it('lets the affiliate check take code and domain, R-API-26', () => {
    expect(requestFields('agent', 'affiliate')).toEqual(['code', 'domain'])
  })

  it('asks nothing of the register settings, R-API-29, the merchant code of the game menus, R-API-54, and the host of the status, R-API-40', () => {
    expect(requestFields('system', 'registerSettings')).toEqual([])
    expect(requestFields('game', 'menus')).toEqual(['merchantCode'])
    expect(requestFields('system', 'status')).toEqual(['url'])
  })
})
