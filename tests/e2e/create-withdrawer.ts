import type { Permission } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { callServer, type InputOf } from '../platform/call-server.ts'
import { runAdminCommand, expect } from './fixtures.ts'
import { callLogin } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { waitForMessage } from './wait-for-message.ts'
import { fetchPath, testServer } from './test-server.ts'

export const brand = 'harbor'
export const password = 'aLong-Secret-1'
export const paymentPassword = '192837'
export const iban = 'PT50000201231234567890154'

let phoneNumberCount = 0
export const createPhoneNumber = (): string => `9${String(10_000_000 + process.pid * 100 + ++phoneNumberCount).slice(-8)}`

/** Waits until a code has been sent to a mobile number, and returns the latest. */
export const waitForVerificationCode = (number: string): Promise<string> => waitForMessage(brand, number, /\b\d{6}\b/)

/** Returns a function that calls endpoints with a session token, outside any page. */
export async function createApiCaller(token: string) {
  const host = `${brand}.localhost`
  const status = JSON.parse((await fetchPath(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }
  return async <Name extends EndpointName>(name: Name, input: InputOf<Name>) =>
    callServer(testServer.port, status.value.info.publicKey, name, input, { host, token })
}

/**
 * Creates an account with a balance of 1000.00 and, unless `isIncomplete`, everything else that a withdrawal requires:
 * a payment password, a verified mobile number and a confirmed payee. Turns off the brand's cool-down for new payees
 * and its free withdrawals.
 */
export async function createWithdrawer(usernamePrefix: string, isIncomplete = false) {
  const username = createUniqueUsername(usernamePrefix)
  await runAdminCommand('set-withdrawals', { brand, change: { coolDownHours: '0', feeFree: '0' } })
  await runAdminCommand('create-account', { brand, username, type: 0, password, balance: '1000.00' })
  const call = await createApiCaller((await callLogin(brand, username, password)).token)
  if (isIncomplete) return { username, call }
  const phone = { mobileNum: createPhoneNumber(), countryDialingCode: '351' }
  await call('member.setPaymentPassword', { password, paymentPassword, confirmPaymentPassword: paymentPassword })
  await call('member.contactCode', phone)
  await call('member.setContact', { ...phone, code: await waitForVerificationCode(phone.mobileNum), password })
  const previousCode = await waitForVerificationCode(phone.mobileNum)
  const { id } = (await call('payee.add', { channel: 'SEPA', number: iban, holder: 'Rui Lima', paymentPassword })).body.value as {
    id: string
  }
  await expect(async () => expect(await waitForVerificationCode(phone.mobileNum)).not.toBe(previousCode)).toPass()
  await call('payee.confirm', { id, verificationCode: await waitForVerificationCode(phone.mobileNum) })
  return { username, call, payee: id }
}
