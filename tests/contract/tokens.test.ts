import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, withPlatform } from '../platform/with-platform.ts'
import { prepared, samples } from './samples.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await withPlatform()))
afterAll(() => platform.stop())

/** The calls that the specification names as needing no token, by its own words. */
const stated: Readonly<Record<string, readonly CallName[]>> = {
  login: ['session.login', 'session.loginV2'],
  'SMS before login': ['verification.smsNoLogin'],
  'whitelabel menu': ['system.whitelabel'],
  'game menus': ['game.menus', 'game.vnMenu'],
  register: ['member.register'],
  'mobile register': ['member.registerMobile'],
  affiliate: ['agent.affiliate'],
  'register settings': ['system.registerSettings'],
  'forgot password': ['member.forgotByEmail', 'member.passwordByPhone'],
  'free play login': ['session.freePlay'],
  captcha: ['session.captcha'],
  'system status': ['system.status'],
  'domain routes': ['system.domainRoute'],
  'help centre': ['content.helpCenter'],
  'public announcements': ['content.notices'],
  'popular games': ['game.popular', 'game.hot'],
  'open numeros': ['game.vnNumeros'],
  'winner board': ['game.winners'],
  feedback: ['content.feedback'],
  'registration SMS': ['verification.smsRegister'],
}

/**
 * What this platform has besides, for visitors: other ways in, checks that come before a login, and what pages show to
 * everybody.
 */
const besides: readonly CallName[] = [
  'content.vipRanks',
  'member.registerSocial',
  'session.captchaText',
  'session.extra',
  'session.extraCheck',
  'session.extraSend',
  'session.oneClick',
  'session.social',
  'session.socialStart',
  'session.ways',
  'system.openService',
  'system.servicePaths',
  'verification.smsConfirm',
  'verification.slide',
  'verification.slider',
  'verification.work',
]

/** What visitors may ask, and who is logged in asks with the token. */
const either: readonly CallName[] = ['activity.list', 'activity.raffle', 'game.list']

const names = Object.keys(endpoints) as CallName[]
const free = new Set([...Object.values(stated).flat(), ...besides])
/** A login that is remembered is told by a cookie, which is no token. */
const without = async (name: CallName) => {
  const ready = name === 'session.loginV2' ? await prepared[name]?.(platform) : undefined
  return platform.callWrongly(name, samples[name](), { host: alpha, headers: ready?.headers ?? {} })
}

describe('a call without a token', () => {
  it.each(Object.entries(stated).flatMap(([what, calls]) => calls.map((name) => [what, name] as const)))(
    'is let in where it is one for %s: %s (R-API-01)',
    async (_what, name) => {
      expect(endpoints[name].token).toBe('none')
      expect((await without(name)).body.code).not.toBe('not_logged_in')
    },
  )

  it.each(names.filter((name) => !free.has(name) && !either.includes(name)))(
    'is refused where it is any other: %s (R-API-02)',
    async (name) => {
      expect(endpoints[name].token).toBe('required')
      const { status, body } = await without(name)
      expect({ status, code: body.code, value: body.value }).toEqual({ status: 401, code: 'not_logged_in', value: undefined })
    },
  )

  it('is let in nowhere else: what this platform has besides for visitors is listed, and what sends a token where there is one', () => {
    const open = names.filter((name) => endpoints[name].token !== 'required')
    expect(open.toSorted()).toEqual([...free, ...either].toSorted())
  })
})
