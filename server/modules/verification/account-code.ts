import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { emailKey, phoneKey } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Sender } from '../messages/index.ts'
import { keyedDigest, createCode } from '../secrets/index.ts'
import { limitRate } from './limit-rate.ts'
import { type Phone, codeExpiredError, codeLimits, limitCodeRate, wrongCodeError } from './phone-code.ts'
import { phoneCodesOf } from './store/phone-codes.ts'

/** A code that proves that the owner of an account controls a phone number or email address, for one purpose. */
export interface AccountCode {
  readonly account: AccountRecord
  /** The only purpose that the code is valid for. */
  readonly purpose: string
  readonly to: Phone | { readonly email: string }
}

/**
 * Rate limits per account, for each purpose and recipient and in total, for codes by email and to the verified phone
 * number. Codes to other phone numbers have the limits of `limitCodeRate`.
 */
const limits = {
  perPurposeAndRecipient: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  perAccount: { windowSeconds: 3600, max: 20, minIntervalSeconds: 0 },
} as const

/**
 * Sends a code to a phone or email address that the owner of an account has entered. It replaces the previous code for
 * the same purpose and recipient.
 * @throws CallError too_many_requests, code_quota
 */
export async function sendAccountCode(sender: Sender, accountCode: AccountCode): Promise<{ expiredMinutes: number }> {
  const { tenant, key } = sender
  const { account, to } = accountCode
  const subject = subjectOf(key, accountCode)
  if ('email' in to || isVerifiedPhone(account, to)) {
    await limitRate(tenant, keyedDigest(key, 'own-code-each', subject.toString('hex')), limits.perPurposeAndRecipient)
    await limitRate(tenant, keyedDigest(key, 'own-code-all', account.id), limits.perAccount)
  } else await limitCodeRate(sender, recipientOf(to))
  const code = createCode()
  await phoneCodesOf(tenant).upsert({
    phone_hash: subject,
    number_hash: subject,
    account: account.id,
    security_stamp: account.security_stamp,
    code_hash: hashCode(key, subject, code),
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
export async function consumeAccountCode(
  { tenant, key }: Pick<Sender, 'tenant' | 'key'>,
  accountCode: AccountCode,
  code: string,
): Promise<void> {
  const subject = subjectOf(key, accountCode)
  const codes = phoneCodesOf(tenant)
  const [sentCode] = await codes.incrementAttempts(subject, codeLimits.attempts)
  if (sentCode?.account !== accountCode.account.id || sentCode.security_stamp !== accountCode.account.security_stamp)
    throw codeExpiredError()
  if (!timingSafeEqual(sentCode.code_hash, hashCode(key, subject, code.trim()))) throw wrongCodeError()
  if (!(await codes.consume(sentCode.phone_hash, sentCode.code_hash))) throw codeExpiredError()
}

const isVerifiedPhone = ({ mobile_verified_at, mobile_key }: AccountRecord, to: Phone): boolean =>
  mobile_verified_at !== null && mobile_key === recipientOf(to)

const recipientOf = (to: AccountCode['to']): string =>
  'email' in to ? (emailKey(to.email) ?? '') : (phoneKey(to.countryDialingCode, to.mobileNum) ?? '')

const subjectOf = (key: Buffer, { account, purpose, to }: AccountCode): Buffer =>
  keyedDigest(key, `own ${purpose}`, `${account.id} ${'email' in to ? 'mail' : 'phone'} ${recipientOf(to)}`)

const hashCode = (key: Buffer, subject: Buffer, code: string): Buffer => keyedDigest(key, 'own code', `${subject.toString('hex')} ${code}`)

/** @throws CallError mobile_unverified if the account has no verified phone */
export function requireVerifiedPhone({ profile, mobile_verified_at }: AccountRecord): Phone {
  const { mobileNum = '', countryDialingCode = '' } = profile
  if (mobile_verified_at === null || phoneKey(countryDialingCode, mobileNum) === null) throw new CallError('mobile_unverified')
  return { mobileNum, countryDialingCode }
}
