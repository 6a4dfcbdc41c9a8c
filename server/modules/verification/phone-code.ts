import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, numberKey, parseAnyPhone, phoneKey, accountTypes } from '../accounts/index.ts'
import { phoneCodesOf } from './store/phone-codes.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { type SendingLimits, limitRateWithCooldown, limitRate } from './limit-rate.ts'
import { keyedDigest, createCode, newToken } from '../secrets/index.ts'
import type { Sender } from '../messages/index.ts'

/**
 * Lifetime of a code, maximum attempts, and sending limits: per number, per address, per number range and per brand.
 */
export const codeLimits = {
  minutes: 5,
  attempts: 5,
  /** Lifetime of the token that a code is exchanged for. */
  checkMinutes: 15,
  /** Further requests for a number start the brand's cooldown, regardless of the other limits. */
  requests: { windowSeconds: 600, max: 5 },
  number: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  address: { windowSeconds: 3600, max: 30, minIntervalSeconds: 0 },
  prefix: { windowSeconds: 3600, max: 300, minIntervalSeconds: 0 },
  brand: { windowSeconds: 3600, max: 5000, minIntervalSeconds: 0 },
} as const

/** Number of digits after the country code that identify a range that one attacker could own. */
const prefixDigits = 4

export interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/**
 * What a code is valid for: a code for a registration cannot be used to log in, and a token for a checked phone is
 * different from both.
 */
type CodePurpose = 'account' | 'register' | 'checked'

/**
 * Sends a code: to the account with this number, or for its registration. A number without an account is handled
 * identically, in the response and in its steps: the same queries, and one job that sends the message or nothing.
 * @throws CallError too_many_requests, code_quota
 */
export async function sendPhoneCode(
  sender: Sender,
  phone: Phone,
  purpose: Exclude<CodePurpose, 'checked'> = 'account',
): Promise<{ expiredMinutes: number }> {
  const { tenant, key } = sender
  const full = toE164(phone)
  await countCode(sender, full)
  const code = createCode()
  const phoneHash = hashPhone(key, purpose, full)
  const account = purpose === 'account' ? await accountsOf(tenant).byPhone(full, accountTypes.guest) : undefined
  await phoneCodesOf(tenant).put({
    phone_hash: phoneHash,
    number_hash: hashNumber(key, purpose, phone.mobileNum),
    account: account?.id ?? null,
    security_stamp: account?.security_stamp ?? 0,
    code_hash: hashCode(key, phoneHash, code),
    expires_at: new Date(Date.now() + codeLimits.minutes * 60_000),
  })
  const text = sender.text('message_code', { code, count: codeLimits.minutes })
  const message = { channel: 'sms' as const, to: full, text }
  await sender.send(account || purpose === 'register' ? message : undefined)
  return { expiredMinutes: codeLimits.minutes }
}

/**
 * Counts a code before it is sent: for the number, the visitor's address, the number range, and the brand.
 * @throws CallError too_many_requests for a visitor's own limit, code_quota for a shared one
 */
export async function countCode(
  { tenant, key, address, codeWaitSeconds: waitSeconds }: Pick<Sender, 'tenant' | 'key' | 'address' | 'codeWaitSeconds'>,
  full: string,
): Promise<void> {
  await limitRateWithCooldown(tenant, keyedDigest(key, 'code-asking', `${full} ${address}`), { ...codeLimits.requests, waitSeconds })
  await limitRate(tenant, keyedDigest(key, 'code-address', address), codeLimits.address)
  await limitRate(tenant, keyedDigest(key, 'code-number', full), codeLimits.number)
  await spendQuota(tenant, keyedDigest(key, 'code-prefix', prefixOf(full)), codeLimits.prefix)
  await spendQuota(tenant, keyedDigest(key, 'code-brand', ''), codeLimits.brand)
}

/** Returns the country code and the first digits of an E.164 number: a range that one attacker could own. */
const prefixOf = (full: string): string => {
  const { dialingCode = '' } = parseAnyPhone(full) ?? {}
  return full.slice(0, 1 + dialingCode.length + prefixDigits)
}

/** Applies a shared limit; exceeding it is not the visitor's fault, so its error differs. */
const spendQuota = (tenant: Tenant, subject: Buffer, limits: SendingLimits): Promise<void> =>
  limitRate(tenant, subject, limits).catch((error: unknown) => {
    throw error instanceof CallError ? new CallError('code_quota', error.detail) : error
  })

type CodeContext = Pick<Sender, 'tenant' | 'key'>

/**
 * Consumes a code and returns the account that it was sent to; `undefined` if no account had the number, or if its
 * access was revoked since. A code is valid once, for five attempts.
 * @throws CallError code_wrong, code_expired
 */
export async function consumePhoneCode(taker: CodeContext, number: string, code: string): Promise<AccountRecord | undefined> {
  const { account, spend } = await findPhoneCode(taker, number, code)
  await spend()
  return account
}

/** A correct code that is not consumed yet. */
export interface FoundCode {
  /** The account that it was sent to, if its access was not revoked since. */
  readonly account: AccountRecord | undefined
  /** @throws CallError code_expired if a concurrent request has consumed it */
  spend(): Promise<void>
}

/**
 * The same for callers with further checks before the code is consumed: until then it stays valid, except for the
 * counted attempt.
 * @throws CallError code_wrong, code_expired
 */
export const findPhoneCode = (taker: CodeContext, number: string, code: string): Promise<FoundCode> =>
  findCode(taker, 'account', number, code, () => true)

/**
 * Returns the code that was sent to a phone for its registration, for callers with further checks before it is
 * consumed.
 * @throws CallError code_wrong, code_expired
 */
export const findRegisterCode = (taker: CodeContext, phone: Phone, code: string): Promise<FoundCode> =>
  findOf(taker, 'register', phone, code)

/**
 * Exchanges the code for a phone's registration for a token: valid once, for this number on this brand, for a short
 * time.
 * @throws CallError code_wrong, code_expired
 */
export async function checkPhone(taker: CodeContext, phone: Phone, code: string): Promise<{ token: string }> {
  await (await findRegisterCode(taker, phone, code)).spend()
  const { tenant, key } = taker
  const token = newToken()
  const phoneHash = hashPhone(key, 'checked', toE164(phone))
  await phoneCodesOf(tenant).put({
    phone_hash: phoneHash,
    number_hash: hashNumber(key, 'checked', phone.mobileNum),
    account: null,
    security_stamp: 0,
    code_hash: hashCode(key, phoneHash, token),
    expires_at: new Date(Date.now() + codeLimits.checkMinutes * 60_000),
  })
  return { token }
}

/**
 * The same for the token of a checked phone.
 * @throws CallError code_wrong, code_expired
 */
export const findPhoneCheck = (taker: CodeContext, phone: Phone, token: string): Promise<FoundCode> =>
  findOf(taker, 'checked', phone, token)

function findOf(taker: CodeContext, purpose: CodePurpose, phone: Phone, code: string): Promise<FoundCode> {
  const requested = hashPhone(taker.key, purpose, toE164(phone))
  return findCode(taker, purpose, phone.mobileNum, code, (phoneHash) => phoneHash.equals(requested))
}

const toE164 = ({ countryDialingCode, mobileNum }: Phone): string => phoneKey(countryDialingCode, mobileNum) ?? ''

async function findCode(
  { tenant, key }: CodeContext,
  purpose: CodePurpose,
  number: string,
  code: string,
  fits: (phoneHash: Buffer) => boolean,
): Promise<FoundCode> {
  const codes = phoneCodesOf(tenant)
  const sent = (await codes.attempt(hashNumber(key, purpose, number), codeLimits.attempts)).filter(({ phone_hash }) => fits(phone_hash))
  if (sent.length === 0) throw codeExpired()
  const right = sent.find(({ phone_hash, code_hash }) => timingSafeEqual(code_hash, hashCode(key, phone_hash, code.trim())))
  if (right === undefined) throw wrongCode()
  const account = right.account === null ? undefined : await accountsOf(tenant).byId(right.account)
  return {
    account: account?.security_stamp === right.security_stamp ? account : undefined,
    spend: async () => {
      if (!(await codes.take(right.phone_hash, right.code_hash))) throw codeExpired()
    },
  }
}

export const wrongCode = (): CallError => new CallError('code_wrong', { fields: { verificationCode: { key: 'error_code_wrong' } } })

export const codeExpired = (): CallError => new CallError('code_expired', { fields: { verificationCode: { key: 'error_code_expired' } } })

const hashPhone = (key: Buffer, purpose: CodePurpose, full: string): Buffer => keyedDigest(key, `phone ${purpose}`, full)
const hashNumber = (key: Buffer, purpose: CodePurpose, number: string): Buffer => keyedDigest(key, `number ${purpose}`, numberKey(number))
const hashCode = (key: Buffer, phoneHash: Buffer, code: string): Buffer => keyedDigest(key, 'code', `${phoneHash.toString('hex')} ${code}`)
