import { timingSafeEqual } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, numberKey, parseAnyPhone, phoneKey, accountTypes } from '../accounts/index.ts'
import { phoneCodesOf } from './store/phone-codes.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { type SendingLimits, limitRateWithCooldown, limitRate } from './limit-rate.ts'
import { keyedDigest, makeCode, newToken } from '../secrets/index.ts'
import type { Sender } from '../messages/index.ts'

/**
 * How long a code is good, how often it may be tried, and how often one is sent: to a number, from an address, to
 * numbers that begin alike, and for a brand.
 */
export const codeLimits = {
  minutes: 5,
  attempts: 5,
  /** How long the token is good that somebody gets for a code. */
  checkMinutes: 15,
  /** Who asks for one number more often waits, for as long as the brand says, whatever the other limits are. */
  requests: { windowSeconds: 600, max: 5 },
  number: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
  address: { windowSeconds: 3600, max: 30, minIntervalSeconds: 0 },
  prefix: { windowSeconds: 3600, max: 300, minIntervalSeconds: 0 },
  brand: { windowSeconds: 3600, max: 5000, minIntervalSeconds: 0 },
} as const

/** How many digits of a number belong to a range that somebody could own, after the country. */
const prefixDigits = 4

export interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/**
 * What a code is good for: one that was sent to register is no way into an account, and what shows that a phone was
 * checked is neither.
 */
type CodePurpose = 'account' | 'register' | 'checked'

/**
 * Sends a code: to the account that has this number, or to whoever wants to register it. A number that no account has
 * is treated alike, in words and in what is done: the same questions to the database, and one piece of work that is
 * left for later, which sends the message or nothing.
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
  const code = makeCode()
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
 * Counts a code before it is sent: for the number, the address that asks, numbers that begin alike, and the brand.
 * @throws CallError too_many_requests for what somebody has asked too often, code_quota for what many have used up
 * together
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

/** The country's code and the first digits of a number in E.164: a range that somebody could own. */
const prefixOf = (full: string): string => {
  const { dialingCode = '' } = parseAnyPhone(full) ?? {}
  return full.slice(0, 1 + dialingCode.length + prefixDigits)
}

/** What all share: who finds it used up has not asked too often. */
const spendQuota = (tenant: Tenant, subject: Buffer, limits: SendingLimits): Promise<void> =>
  limitRate(tenant, subject, limits).catch((error: unknown) => {
    throw error instanceof CallError ? new CallError('code_quota', error.detail) : error
  })

type CodeContext = Pick<Sender, 'tenant' | 'key'>

/**
 * The account that a code was sent to; nothing where no account had the number, or where its access was taken back
 * since. A code is good once; after five wrong ones there is no use in trying on.
 * @throws CallError code_wrong, code_expired
 */
export async function consumePhoneCode(taker: CodeContext, number: string, code: string): Promise<AccountRecord | undefined> {
  const { account, spend } = await findPhoneCode(taker, number, code)
  await spend()
  return account
}

/** A code that is right, and not yet used up. */
export interface FoundCode {
  /** The account that it was sent to, where that is as it was then. */
  readonly account: AccountRecord | undefined
  /** @throws CallError code_expired, where somebody else was faster */
  spend(): Promise<void>
}

/**
 * The same for who has more to look at before the code is used up: until then it stays good, but for the attempt.
 * @throws CallError code_wrong, code_expired
 */
export const findPhoneCode = (taker: CodeContext, number: string, code: string): Promise<FoundCode> =>
  findCode(taker, 'account', number, code, () => true)

/**
 * The code that was sent to a phone to register it, for who has more to look at before it is used up.
 * @throws CallError code_wrong, code_expired
 */
export const findRegisterCode = (taker: CodeContext, phone: Phone, code: string): Promise<FoundCode> =>
  findOf(taker, 'register', phone, code)

/**
 * Uses up the code that was sent to a phone to register it, for a token that shows so: it is good once, for this number
 * on this brand, and not for long.
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
 * The same of the token of a phone that was checked.
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
