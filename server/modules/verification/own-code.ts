import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { emailKey, phoneKey } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Sender } from '../messages/index.ts'
import { keyedDigest, makeCode } from '../secrets/index.ts'
import { limitRate } from './limit-rate.ts'
import { type Phone, codeExpired, codeLimits, countCode, wrongCode } from './phone-code.ts'
import { phoneCodesOf } from './store/phone-codes.ts'

/** What a code shows: that its account has what it was sent to, and means what it is for. */
export interface OwnCode {
  readonly account: AccountRecord
  /** What the code is good for, and for nothing else. */
  readonly purpose: string
  readonly to: Phone | { readonly email: string }
}

/**
 * How many codes an account gets for one thing, and for all together, where only its owner is bothered by them: by
 * e-mail, and to the phone that is proven to be theirs.
 */
const limits = {
  each: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  all: { windowSeconds: 3600, max: 20, minIntervalSeconds: 0 },
} as const

/**
 * Sends a code to a phone or an address that the owner of an account has named. The code before it for the same is
 * worth nothing from then on.
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
  const code = makeCode()
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
 * Uses up such a code. It is good once, and for the account as it was when it was sent; after five wrong ones there is
 * no use in trying on.
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

const isProven = ({ mobile_proven_at, mobile_key }: AccountRecord, to: Phone): boolean =>
  mobile_proven_at !== null && mobile_key === recipientOf(to)

const recipientOf = (to: OwnCode['to']): string =>
  'email' in to ? (emailKey(to.email) ?? '') : (phoneKey(to.countryDialingCode, to.mobileNum) ?? '')

const subjectOf = (key: Buffer, { account, purpose, to }: OwnCode): Buffer =>
  keyedDigest(key, `own ${purpose}`, `${account.id} ${'email' in to ? 'mail' : 'phone'} ${recipientOf(to)}`)

const hashOf = (key: Buffer, subject: Buffer, code: string): Buffer => keyedDigest(key, 'own code', `${subject.toString('hex')} ${code}`)

/** @throws CallError mobile_unverified where no phone of the account was shown to be its owner's */
export function provenPhone({ profile, mobile_proven_at }: AccountRecord): Phone {
  const { mobileNum = '', countryDialingCode = '' } = profile
  if (mobile_proven_at === null || phoneKey(countryDialingCode, mobileNum) === null) throw new CallError('mobile_unverified')
  return { mobileNum, countryDialingCode }
}
