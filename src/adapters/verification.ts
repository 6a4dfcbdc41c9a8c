import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it does |
 * |---|---|
 * | smsNoLogin | sends a code to a phone, for who is not logged in |
 */
export const createVerification = (call: Call): Ports['verification'] => ({
  smsNoLogin: (body, options) => call('verification.smsNoLogin', body, options),
})
