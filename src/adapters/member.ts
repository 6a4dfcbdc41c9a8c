import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it does |
 * |---|---|
 * | register | makes an account and logs in; the body is encrypted |
 * | info | who is logged in |
 */
export const createMember = (call: Call): Ports['member'] => ({
  register: (body, options) => call('member.register', body, options),
  info: (_, options) => call('member.info', undefined, options),
})
