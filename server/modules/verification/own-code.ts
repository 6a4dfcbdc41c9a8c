import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { emailKey, phoneKey } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Sender } from '../messages/index.ts'
import { keyedDigest, createCode } from '../secrets/index.ts'
import { limitRate } from './limit-rate.ts'
import { type Phone, codeExpired, codeLimits, countCode, wrongCode } from './phone-code.ts'
import { phoneCodesOf } from './store/phone-codes.ts'

/** What a code proves: that the account's owner has the recipient's phone or address, and intends the purpose. */
export interface OwnCode {
  readonly account: AccountRecord
  /** The only purpose that the code is valid for. */
  readonly purpose: string
  readonly to: Phone | { readonly email: string }
}

/**
 * Maximum number of codes per account, for one purpose and for all, where only the owner receives them: by e-mail, and
 * to the verified phone.
 */
const limits = {
  each: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  all: { windowSeconds: 3600, max: 20, minIntervalSeconds: 0 },
} as const

/**
 * Sends a code to a phone or e-mail address that the owner of an account has named. It replaces the previous code for
 * the same purpose and recipient.
 * @throws CallError too_many_requests, code_quota
 */
export async function sendOwnCode(sender: Sender, own: OwnCode): Promise<{ expiredMinutes: number }> {
  const { tenant, key } = sender
  const { account, to } = own
  const subject = subjectOf(key, own)
  if ('email' in to || isProven(account, to)) {
    await limitRate(tenant, keyedDigest(key, 'own-code-each', subject.toString('hex')), limits.each)
    await limitRate(tenant, keyedDigest(key, 'own-code-all', account.id), limits.all)
  } else await countCode(sender, recipientOf(to))
  const code = createCode()
  await phoneCodesOf(tenant).put({
    phone_hash: subject,
    number_hash: subject,
    account: account.id,
    security_stamp: account.security_stamp,
    code_hash: hashOf(key, subject, code),
    expires_at: new Date(Date.now() + codeLimits.minutes * 60_000),
  })
  const text = sender.text('message_code', { code, count: codeLimits.minutes })
  const message =
    'email' in to
      ? { channel: 'email' as const, to: to.email, subject: sender.text('message_code_subject', {}), text }
      : { channel: 'sms' as const, to: recipientOf(to), text }
  await sender.send(message)
  return { expiredMinutes: codeLimits.minutes }
}

/**
 * Consumes a code. It is valid once, for five attempts, and bound to the account's state when it was sent.
 * @throws CallError code_wrong, code_expired
 */
export async function consumeOwnCode({ tenant, key }: Pick<Sender, 'tenant' | 'key'>, own: OwnCode, code: string): Promise<void> {
  const subject = subjectOf(key, own)
  const codes = phoneCodesOf(tenant)
  const [sent] = await codes.attempt(subject, codeLimits.attempts)
  if (sent?.account !== own.account.id || sent.security_stamp !== own.account.security_stamp) throw codeExpired()
  if (!timingSafeEqual(sent.code_hash, hashOf(key, subject, code.trim()))) throw wrongCode()
  if (!(await codes.take(sent.phone_hash, sent.code_hash))) throw codeExpired()
}

const isProven = ({ mobile_verified_at, mobile_key }: AccountRecord, to: Phone): boolean =>
  mobile_verified_at !== null && mobile_key === recipientOf(to)

const recipientOf = (to: OwnCode['to']): string =>
  'email' in to ? (emailKey(to.email) ?? '') : (phoneKey(to.countryDialingCode, to.mobileNum) ?? '')

const subjectOf = (key: Buffer, { account, purpose, to }: OwnCode): Buffer =>
  keyedDigest(key, `own ${purpose}`, `${account.id} ${'email' in to ? 'mail' : 'phone'} ${recipientOf(to)}`)

const hashOf = (key: Buffer, subject: Buffer, code: string): Buffer => keyedDigest(key, 'own code', `${subject.toString('hex')} ${code}`)

/** @throws CallError mobile_unverified if the account has no verified phone */
export function verifiedPhone({ profile, mobile_verified_at }: AccountRecord): Phone {
  const { mobileNum = '', countryDialingCode = '' } = profile
  if (mobile_verified_at === null || phoneKey(countryDialingCode, mobileNum) === null) throw new CallError('mobile_unverified')
  return { mobileNum, countryDialingCode }
}
