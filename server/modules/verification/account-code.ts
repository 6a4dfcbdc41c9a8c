import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { normalizeEmail, normalizePhone } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import type { Sender } from '../messages/index.ts'
import { computeHmac, createCode } from '../secrets/index.ts'
import { limitRate } from './limit-rate.ts'
import { type Phone, createCodeExpiredError, codeLimits, limitCodeRate, createWrongCodeError } from './phone-code.ts'
import { createVerificationCodeStore } from './store/verification-codes.ts'

/** Identifies a code, which proves for one purpose that an account's owner controls a phone number or email address. */
export interface AccountCode {
  readonly account: AccountRecord
  /** The only purpose that the code is valid for. */
  readonly purpose: string
  readonly to: Phone | { readonly email: string }
}

/**
 * Rate limits of an account's codes by email and to its verified phone number: for each purpose and recipient, and in
 * total. Codes to other phone numbers have the limits of `limitCodeRate`.
 */
const limits = {
  perPurposeAndRecipient: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  perAccount: { windowSeconds: 3600, max: 20, minIntervalSeconds: 0 },
} as const

/**
 * Sends a code to a phone number or email address of an account's owner. It replaces the previous code for the same
 * purpose and recipient.
 * @throws ApiError too_many_requests, code_quota
 */
export async function sendAccountCode(sender: Sender, accountCode: AccountCode): Promise<{ expiredMinutes: number }> {
  const { tenant, key } = sender
  const { account, to } = accountCode
  const recipientHash = hashRecipient(key, accountCode)
  if ('email' in to || isVerifiedPhone(account, to)) {
    await limitRate(tenant, computeHmac(key, 'own-code-each', recipientHash.toString('hex')), limits.perPurposeAndRecipient)
    await limitRate(tenant, computeHmac(key, 'own-code-all', account.id), limits.perAccount)
  } else await limitCodeRate(sender, normalizeRecipient(to))
  const code = createCode()
  await createVerificationCodeStore(tenant).upsert({
    recipient_hash: recipientHash,
    attempts_hash: recipientHash,
    account: account.id,
    security_stamp: account.security_stamp,
    code_hash: hashCode(key, recipientHash, code),
    expires_at: new Date(Date.now() + codeLimits.minutes * 60_000),
  })
  const text = sender.text('message_code', { code, count: codeLimits.minutes })
  const message =
    'email' in to
      ? { channel: 'email' as const, to: to.email, subject: sender.text('message_code_subject', {}), text }
      : { channel: 'sms' as const, to: normalizeRecipient(to), text }
  await sender.send(message)
  return { expiredMinutes: codeLimits.minutes }
}

/**
 * Consumes a code. It is valid once, for five attempts, and only while the account's security stamp is unchanged.
 * @throws ApiError code_wrong, code_expired
 */
export async function consumeAccountCode(
  { tenant, key }: Pick<Sender, 'tenant' | 'key'>,
  accountCode: AccountCode,
  code: string,
): Promise<void> {
  const recipientHash = hashRecipient(key, accountCode)
  const codes = createVerificationCodeStore(tenant)
  const [sentCode] = await codes.incrementAttempts(recipientHash, codeLimits.attempts)
  if (sentCode?.account !== accountCode.account.id || sentCode.security_stamp !== accountCode.account.security_stamp)
    throw createCodeExpiredError()
  if (!timingSafeEqual(sentCode.code_hash, hashCode(key, recipientHash, code.trim()))) throw createWrongCodeError()
  if (!(await codes.consume(sentCode.recipient_hash, sentCode.code_hash))) throw createCodeExpiredError()
}

const isVerifiedPhone = ({ mobile_verified_at, mobile_key }: AccountRecord, to: Phone): boolean =>
  mobile_verified_at !== null && mobile_key === normalizeRecipient(to)

const normalizeRecipient = (to: AccountCode['to']): string =>
  'email' in to ? (normalizeEmail(to.email) ?? '') : (normalizePhone(to.countryDialingCode, to.mobileNum) ?? '')

const hashRecipient = (key: Buffer, { account, purpose, to }: AccountCode): Buffer =>
  computeHmac(key, `own ${purpose}`, `${account.id} ${'email' in to ? 'mail' : 'phone'} ${normalizeRecipient(to)}`)

const hashCode = (key: Buffer, recipientHash: Buffer, code: string): Buffer =>
  computeHmac(key, 'own code', `${recipientHash.toString('hex')} ${code}`)

/** @throws ApiError mobile_unverified if the account has no verified phone number */
export function requireVerifiedPhone({ profile, mobile_verified_at }: AccountRecord): Phone {
  const { mobileNum = '', countryDialingCode = '' } = profile
  if (mobile_verified_at === null || normalizePhone(countryDialingCode, mobileNum) === null) throw new ApiError('mobile_unverified')
  return { mobileNum, countryDialingCode }
}
