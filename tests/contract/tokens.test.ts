import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'
import { preparedSamples, samples } from './samples.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

/** The operations that require no token according to the specification, by their name in the specification. */
const publicOperations: Readonly<Record<string, readonly EndpointName[]>> = {
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

const names = Object.keys(endpoints) as EndpointName[]
/**
 * Calls an operation without a token. `session.loginV2` needs the cookie of a remembered login, which is not a token.
 */
const callWithoutToken = async (name: EndpointName) => {
  const preparedCall = name === 'session.loginV2' ? await preparedSamples[name]?.(platform) : undefined
  return platform.callUnchecked(name, samples[name](), { host: alpha, headers: preparedCall?.headers ?? {} })
}

describe('an operation without a token', () => {
  it.each(Object.entries(publicOperations).flatMap(([label, operations]) => operations.map((name) => [label, name] as const)))(
    'is allowed for %s: %s (R-API-01)',
    async (_label, name) => {
      expect(endpoints[name].token).toBe('none')
      expect((await callWithoutToken(name)).body.code).not.toBe('not_logged_in')
    },
  )

  it.each(names.filter((name) => endpoints[name].token === 'required'))(
    'is rejected if its schema requires a token: %s (R-API-02)',
    async (name) => {
      const { status, body } = await callWithoutToken(name)
      expect({ status, code: body.code, value: body.value }).toEqual({ status: 401, code: 'not_logged_in', value: undefined })
    },
  )
})
