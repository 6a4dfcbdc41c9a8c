import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it does |
 * |---|---|
 * | captcha | a picture whose answer goes with the next login or registration |
 * | login | logs in; the body is encrypted |
 * | freePlay | logs in with a guest account of its own |
 * | logout | makes the token worthless |
 */
export const createSession = (call: Call): Ports['session'] => ({
  captcha: (_, options) => call('session.captcha', undefined, options),
  login: (body, options) => call('session.login', body, options),
  freePlay: (_, options) => call('session.freePlay', undefined, options),
  logout: (_, options) => call('session.logout', undefined, options),
})
