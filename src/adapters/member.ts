import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it does |
 * |---|---|
 * | register | makes an account and logs in; the body is encrypted |
 * | info | who is logged in |
 * | details | what the platform keeps of the member, with the middle of addresses and numbers left out |
 * | changePassword | changes the password; the body is encrypted |
 * | setPaymentPassword | sets the payment password |
 * | forgotByEmail | has a temporary password sent by e-mail |
 * | passwordByPhone | sets a password by a code and logs in; the body is encrypted |
 */
export const createMember = (call: Call): Ports['member'] => ({
  register: (body, options) => call('member.register', body, options),
  info: (_, options) => call('member.info', undefined, options),
  details: (_, options) => call('member.details', undefined, options),
  changePassword: (body, options) => call('member.changePassword', body, options),
  setPaymentPassword: (body, options) => call('member.setPaymentPassword', body, options),
  forgotByEmail: (body, options) => call('member.forgotByEmail', body, options),
  passwordByPhone: (body, options) => call('member.passwordByPhone', body, options),
})
