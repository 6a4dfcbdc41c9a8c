import type { CallName } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import type { RequestOf } from '../platform/call-server.ts'
import { testPassword } from '../platform/with-platform.ts'

let members = 0

/** A good request for each call, on the brand alpha. A call without one does not compile. */
export const samples: { readonly [C in CallName]: () => RequestOf<C> } = {
  'agent.affiliate': () => ({ code: 'ALPHACODE', domain: alpha }),
  'content.notices': () => ({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  'content.helpCenter': () => undefined,
  'content.vipRanks': () => undefined,
  'game.menus': () => ({ merchantCode: 'ALPHA1' }),
  'member.register': () => ({
    username: `sample${String(++members)}`,
    password: 'secret12',
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: alpha,
  }),
  'member.info': () => undefined,
  'session.captcha': () => undefined,
  'session.login': () => ({ username: 'player', password: testPassword, type: 'username' }),
  'session.logout': () => undefined,
  'system.status': () => ({ url: alpha }),
  'system.whitelabel': () => undefined,
  'system.registerSettings': () => undefined,
  'system.domainRoute': () => undefined,
  'wallet.balance': () => undefined,
}
