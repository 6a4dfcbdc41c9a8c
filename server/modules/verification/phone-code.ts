import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore, normalizePhoneDigits, parseAnyPhone, normalizePhone, accountTypes } from '../accounts/index.ts'
import { createVerificationCodeStore } from './store/verification-codes.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { type RateLimits, limitRateWithCooldown, limitRate } from './limit-rate.ts'
import { computeHmac, createCode, createToken } from '../secrets/index.ts'
import type { Sender } from '../messages/index.ts'

/**
 * Lifetime of a code, maximum attempts, and sending limits: per number and address, per number, per address, per number
 * range and per brand.
 */
export const codeLimits = {
  minutes: 5,
  attempts: 5,
  /** Lifetime of the token that a code is exchanged for. */
  tokenMinutes: 15,
  /** Limit of requests for a number from one address. Exceeding it starts a cooldown, whose duration the brand sets. */
  requests: { windowSeconds: 600, max: 5 },
  number: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  address: { windowSeconds: 3600, max: 30, minIntervalSeconds: 0 },
  prefix: { windowSeconds: 3600, max: 300, minIntervalSeconds: 0 },
  brand: { windowSeconds: 3600, max: 5000, minIntervalSeconds: 0 },
} as const

/** Number of digits after the country code that identify a number range, which one attacker could own. */
const prefixDigits = 4

export interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/**
 * Purpose of a code: a code for a registration cannot be used to log in, and the token of a verified phone (`checked`)
 * cannot be used as either code.
 */
type CodePurpose = 'account' | 'register' | 'checked'

/**
 * Sends a code to a phone number: for its account, or for a registration with it. A number without an account is
 * handled identically, in the response and in its steps: the same queries, and one job that sends the message or
 * nothing.
 * @throws ApiError too_many_requests, code_quota
 */
export async function sendPhoneCode(
  sender: Sender,
  phone: Phone,
  purpose: Exclude<CodePurpose, 'checked'> = 'account',
): Promise<{ expiredMinutes: number }> {
  const { tenant, key } = sender
  const e164 = toE164(phone)
  await limitCodeRate(sender, e164)
  const code = createCode()
  const recipientHash = hashPhone(key, purpose, e164)
  const account = purpose === 'account' ? await createAccountStore(tenant).findByPhone(e164, accountTypes.guest) : undefined
  await createVerificationCodeStore(tenant).upsert({
    recipient_hash: recipientHash,
    attempts_hash: hashNumber(key, purpose, phone.mobileNum),
    account: account?.id ?? null,
    security_stamp: account?.security_stamp ?? 0,
    code_hash: hashCode(key, recipientHash, code),
    expires_at: new Date(Date.now() + codeLimits.minutes * 60_000),
  })
  const text = sender.text('message_code', { code, count: codeLimits.minutes })
  const message = { channel: 'sms' as const, to: e164, text }
  await sender.send(account || purpose === 'register' ? message : undefined)
  return { expiredMinutes: codeLimits.minutes }
}

/**
 * Counts a code before it is sent: for the number, the visitor's address, the number range, and the brand.
 * @throws ApiError too_many_requests if a limit of the number or the address is exceeded; code_quota if the limit of
 * the number range or the brand is exceeded
 */
export async function limitCodeRate(
  { tenant, key, network, codeCooldownSeconds: cooldownSeconds }: Pick<Sender, 'tenant' | 'key' | 'network' | 'codeCooldownSeconds'>,
  e164: string,
): Promise<void> {
  await limitRateWithCooldown(tenant, computeHmac(key, 'code-asking', `${e164} ${network}`), {
    ...codeLimits.requests,
    cooldownSeconds,
  })
  await limitRate(tenant, computeHmac(key, 'code-address', network), codeLimits.address)
  await limitRate(tenant, computeHmac(key, 'code-number', e164), codeLimits.number)
  await consumeQuota(tenant, computeHmac(key, 'code-prefix', getPhonePrefix(e164)), codeLimits.prefix)
  await consumeQuota(tenant, computeHmac(key, 'code-brand', ''), codeLimits.brand)
}

/** Returns the country code and the first digits of an E.164 number: a range that one attacker could own. */
const getPhonePrefix = (e164: string): string => {
  const { dialingCode = '' } = parseAnyPhone(e164) ?? {}
  return e164.slice(0, 1 + dialingCode.length + prefixDigits)
}

/** Applies a limit that visitors share. Its error code differs, because the visitor has not caused it. */
const consumeQuota = (tenant: Tenant, subject: Buffer, limits: RateLimits): Promise<void> =>
  limitRate(tenant, subject, limits).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('code_quota', error.detail) : error
  })

type CodeContext = Pick<Sender, 'tenant' | 'key'>

/**
 * Consumes a code and returns the account that it was sent to; `undefined` if no account had the number, or if its
 * access has been revoked since. A code is valid once, for five attempts.
 * @throws ApiError code_wrong, code_expired
 */
export async function consumePhoneCode(context: CodeContext, number: string, code: string): Promise<AccountRecord | undefined> {
  const { account, consume } = await verifyPhoneCode(context, number, code)
  await consume()
  return account
}

/** A correct code that is not consumed yet. */
export interface VerifiedCode {
  /** The account that the code was sent to; `undefined` if there is none or its access has been revoked since. */
  readonly account: AccountRecord | undefined
  /** @throws ApiError code_expired if a concurrent request has consumed it */
  consume(): Promise<void>
}

/**
 * Verifies a code without consuming it, for callers with further checks. Until it is consumed it stays valid, but each
 * verification counts as an attempt.
 * @throws ApiError code_wrong, code_expired
 */
export const verifyPhoneCode = (context: CodeContext, number: string, code: string): Promise<VerifiedCode> =>
  verifyCode(context, 'account', number, code, () => true)

/**
 * Verifies the code that was sent to a phone for its registration, without consuming it, for callers with further
 * checks.
 * @throws ApiError code_wrong, code_expired
 */
export const verifyRegisterCode = (context: CodeContext, phone: Phone, code: string): Promise<VerifiedCode> =>
  verifyCodeOfPhone(context, 'register', phone, code)

/**
 * Exchanges a phone's registration code for a token that is valid once, for this number on this brand, for 15 minutes.
 * @throws ApiError code_wrong, code_expired
 */
export async function exchangeCodeForToken(context: CodeContext, phone: Phone, code: string): Promise<{ token: string }> {
  await (await verifyRegisterCode(context, phone, code)).consume()
  const { tenant, key } = context
  const token = createToken()
  const recipientHash = hashPhone(key, 'checked', toE164(phone))
  await createVerificationCodeStore(tenant).upsert({
    recipient_hash: recipientHash,
    attempts_hash: hashNumber(key, 'checked', phone.mobileNum),
    account: null,
    security_stamp: 0,
    code_hash: hashCode(key, recipientHash, token),
    expires_at: new Date(Date.now() + codeLimits.tokenMinutes * 60_000),
  })
  return { token }
}

/**
 * Verifies the token of a verified phone, without consuming it, for callers with further checks.
 * @throws ApiError code_wrong, code_expired
 */
export const verifyPhoneToken = (context: CodeContext, phone: Phone, token: string): Promise<VerifiedCode> =>
  verifyCodeOfPhone(context, 'checked', phone, token)

function verifyCodeOfPhone(context: CodeContext, purpose: CodePurpose, phone: Phone, code: string): Promise<VerifiedCode> {
  const expectedHash = hashPhone(context.key, purpose, toE164(phone))
  return verifyCode(context, purpose, phone.mobileNum, code, (recipientHash) => recipientHash.equals(expectedHash))
}

const toE164 = ({ countryDialingCode, mobileNum }: Phone): string => normalizePhone(countryDialingCode, mobileNum) ?? ''

async function verifyCode(
  { tenant, key }: CodeContext,
  purpose: CodePurpose,
  number: string,
  code: string,
  isCandidate: (recipientHash: Buffer) => boolean,
): Promise<VerifiedCode> {
  const codes = createVerificationCodeStore(tenant)
  const candidates = (await codes.incrementAttempts(hashNumber(key, purpose, number), codeLimits.attempts)).filter(({ recipient_hash }) =>
    isCandidate(recipient_hash),
  )
  if (candidates.length === 0) throw createCodeExpiredError()
  const matchingCode = candidates.find(({ recipient_hash, code_hash }) =>
    timingSafeEqual(code_hash, hashCode(key, recipient_hash, code.trim())),
  )
  if (matchingCode === undefined) throw createWrongCodeError()
  const account = matchingCode.account === null ? undefined : await createAccountStore(tenant).findById(matchingCode.account)
  return {
    account: account?.security_stamp === matchingCode.security_stamp ? account : undefined,
    consume: async () => {
      if (!(await codes.consume(matchingCode.recipient_hash, matchingCode.code_hash))) throw createCodeExpiredError()
    },
  }
}

export const createWrongCodeError = (): ApiError =>
  new ApiError('code_wrong', { fields: { verificationCode: { key: 'error_code_wrong' } } })

export const createCodeExpiredError = (): ApiError =>
  new ApiError('code_expired', { fields: { verificationCode: { key: 'error_code_expired' } } })

const hashPhone = (key: Buffer, purpose: CodePurpose, e164: string): Buffer => computeHmac(key, `phone ${purpose}`, e164)
const hashNumber = (key: Buffer, purpose: CodePurpose, number: string): Buffer =>
  computeHmac(key, `number ${purpose}`, normalizePhoneDigits(number))
const hashCode = (key: Buffer, recipientHash: Buffer, code: string): Buffer =>
  computeHmac(key, 'code', `${recipientHash.toString('hex')} ${code}`)
