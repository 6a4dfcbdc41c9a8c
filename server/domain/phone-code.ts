import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { accountsOf } from '../store/accounts.ts'
import { phoneCodesOf } from '../store/phone-codes.ts'
import { CallError } from './call-error.ts'
import { numberKey, phoneKey } from '../store/contact-keys.ts'
import { coolDown } from './cool-down.ts'
import type { Sender } from './sender.ts'
import { accountTypes } from './account-types.ts'

/** How long a code is good, how often it may be tried, and how often one is sent. */
const codeLimits = {
  minutes: 5,
  attempts: 5,
  number: { windowSeconds: 3600, most: 6, between: 60 },
  address: { windowSeconds: 3600, most: 30, between: 0 },
} as const

interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/**
 * Sends a code to the account that has this number. A number that no account has is treated alike, in words and in time: the message
 * goes out after the answer.
 * @throws CallError too_many_requests
 */
export async function sendPhoneCode(sender: Sender, phone: Phone): Promise<{ expiredMinutes: number }> {
  const { tenant, key, address } = sender
  const full = phoneKey(phone.countryDialingCode, phone.mobileNum) ?? ''
  await coolDown(tenant, digest(key, 'code-address', address), codeLimits.address)
  await coolDown(tenant, digest(key, 'code-number', full), codeLimits.number)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const phoneHash = digest(key, 'phone', full)
  const account = await accountsOf(tenant).byPhone(full, accountTypes.guest)
  await phoneCodesOf(tenant).put({
    phone_hash: phoneHash,
    number_hash: digest(key, 'number', numberKey(phone.mobileNum)),
    account: account?.id ?? null,
    code_hash: digest(key, 'code', `${phoneHash.toString('hex')} ${code}`),
    expires_at: new Date(Date.now() + codeLimits.minutes * 60_000),
  })
  const text = sender.text('message_code', { code, minutes: codeLimits.minutes })
  if (account) sender.later(() => sender.messenger.send(tenant, { channel: 'sms', to: full.replace('-', ''), text }))
  return { expiredMinutes: codeLimits.minutes }
}

/**
 * The id of the account that a code was sent to; nothing where no account had the number. A code is good once; after five wrong ones there is no
 * use in trying on.
 * @throws CallError code_wrong, code_expired
 */
export async function takePhoneCode(
  { tenant, key }: Pick<Sender, 'tenant' | 'key'>,
  number: string,
  code: string,
): Promise<string | undefined> {
  const codes = phoneCodesOf(tenant)
  const sent = await codes.attempt(digest(key, 'number', numberKey(number)), codeLimits.attempts)
  if (sent.length === 0) throw codeExpired()
  const right = sent.find(({ phone_hash, code_hash }) =>
    timingSafeEqual(code_hash, digest(key, 'code', `${phone_hash.toString('hex')} ${code.trim()}`)),
  )
  if (right === undefined) throw new CallError('code_wrong', { fields: { verificationCode: { key: 'error_code_wrong' } } })
  const taken = await codes.take(right.phone_hash, right.code_hash)
  if (taken === undefined) throw codeExpired()
  return taken.account ?? undefined
}

export const codeExpired = (): CallError => new CallError('code_expired', { fields: { verificationCode: { key: 'error_code_expired' } } })

const digest = (key: Buffer, kind: string, text: string): Buffer => createHmac('sha256', key).update(`${kind}\0${text}`).digest()
