import { timingSafeEqual } from 'node:crypto'
import type { ExtraMethod, LoginResult, SessionExtraCheckBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createAccountStore, normalizePhone, maskField, maskPhone, type PasswordState, openSession } from '../accounts/index.ts'
import { createAuthenticatorStore, verifyAuthenticatorCode } from '../identity/index.ts'
import { createKnownNetworkStore, createPendingLoginStore } from './store/extra-verification.ts'
import { ApiError } from '../api-context/index.ts'
import { limitRate, limitCodeRate } from '../verification/index.ts'
import { computeHmac, createCode, decryptText, encryptText, hashToken, createToken } from '../secrets/index.ts'
import { isPasswordChangeRequired, assertLoginAllowed } from './log-in.ts'
import type { Sender } from '../messages/index.ts'

/** Lifetimes of a pending login and of a code, maximum attempts per login and per account, and rate limit of emails. */
const limits = {
  pendingLoginMinutes: 15,
  codeMinutes: 5,
  attempts: 5,
  account: { windowSeconds: 3600, max: 15, minIntervalSeconds: 0 },
  mail: { windowSeconds: 3600, max: 6, minIntervalSeconds: 60 },
} as const

export const pendingLoginSeconds = limits.pendingLoginMinutes * 60

type Method = ExtraMethod['method']

export interface ExtraVerificationContext {
  readonly sender: Sender
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** Key that encrypts authenticator secrets and pending logins. */
  readonly secretKey: Buffer
}

interface PendingLogin {
  readonly password: PasswordState
  readonly remember: boolean
}

/** Adds the visitor's network to the account's known networks. */
export const addKnownNetwork = (context: Pick<ExtraVerificationContext, 'sender'>, account: string, country: string): Promise<void> =>
  createKnownNetworkStore(context.sender.tenant).upsert(account, hashNetwork(context, account), country)

/** Whether an account has been logged in to from the visitor's network. */
export const isKnownNetwork = async (context: Pick<ExtraVerificationContext, 'sender'>, account: string): Promise<boolean> =>
  (await createKnownNetworkStore(context.sender.tenant).find(account, hashNetwork(context, account))).known

/** Whether the brand requires extra verification for logins from unknown networks. */
export const isExtraVerificationRequired = ({ config }: Pick<ExtraVerificationContext, 'config'>): boolean =>
  Object.values(config.settings.extraVerification).includes(true)

/**
 * Creates a pending login if the brand uses extra verification and the visitor's network is unknown for the account,
 * and returns its id. Otherwise, and for an account without any known network, returns `undefined`: the login may
 * proceed.
 */
export async function createLoginChallenge(
  context: ExtraVerificationContext,
  account: AccountRecord,
  pendingLogin: PendingLogin,
): Promise<string | undefined> {
  if (!isExtraVerificationRequired(context)) return undefined
  const {
    sender: { tenant },
    secretKey,
  } = context
  const { known, hasAny } = await createKnownNetworkStore(tenant).find(account.id, hashNetwork(context, account.id))
  if (known || !hasAny) return undefined
  const id = createToken()
  const sealed = encryptText(secretKey, tenant.code, JSON.stringify(pendingLogin))
  await createPendingLoginStore(tenant).insert(hashToken(id), account, sealed, addMinutesToNow(limits.pendingLoginMinutes))
  return id
}

/**
 * Returns the methods that can confirm the pending login: those that the brand enables and the account has. None of
 * them is sufficient for a login on its own.
 * @throws ApiError code_expired if the login is no longer pending
 */
export async function listVerificationMethods(
  context: ExtraVerificationContext,
  id: string | undefined,
): Promise<{ methods: ExtraMethod[] }> {
  const { account } = await requirePendingLogin(context, id)
  return { methods: await listMethods(context, account) }
}

/**
 * Sends a code for the pending login.
 * @throws ApiError code_expired, method_disabled, code_quota, too_many_requests
 */
export async function sendVerificationCode(
  context: ExtraVerificationContext,
  id: string | undefined,
  method: 'sms' | 'email',
): Promise<{ expiredMinutes: number }> {
  const { sender } = context
  const { tenant, key } = sender
  const { account, idHash } = await requirePendingLogin(context, id)
  const to = findRecipient(account, method)
  if (to === undefined || !context.config.settings.extraVerification[method]) throw new ApiError('method_disabled')
  if (method === 'sms') await limitCodeRate(sender, findPhone(account) ?? '')
  else await limitRate(tenant, computeHmac(key, 'extra-mail', account.id), limits.mail)
  const code = createCode()
  await createPendingLoginStore(tenant).updateCode(idHash, method, hashCode(key, idHash, code), addMinutesToNow(limits.codeMinutes))
  const text = sender.text('message_extra', { code, count: limits.codeMinutes })
  const subject = method === 'email' ? { subject: sender.text('message_extra_subject', {}) } : {}
  await sender.send({ channel: method, to, ...subject, text })
  return { expiredMinutes: limits.codeMinutes }
}

/**
 * Confirms the pending login and logs in. A wrong answer has the same error for every method; an attempt is counted
 * before it is checked, for this login and for the account.
 * @throws ApiError code_wrong, code_expired, too_many_requests, account_disabled, non_agent_login, non_member_login
 */
export async function confirmLogin(
  context: ExtraVerificationContext,
  id: string | undefined,
  { method, answer }: SessionExtraCheckBody,
): Promise<{ login: LoginResult; remember: boolean }> {
  const { sender, site, config, secretKey } = context
  const { tenant, key } = sender
  const { account, idHash } = await requirePendingLogin(context, id)
  await limitRate(tenant, computeHmac(key, 'extra-account', account.id), limits.account)
  const row = await createPendingLoginStore(tenant).incrementAttempts(idHash, limits.attempts)
  if (!row) throw createExpiredError()
  const checks = {
    sms: () => isCodeCorrect(key, row, method, answer),
    email: () => isCodeCorrect(key, row, method, answer),
    authenticator: () => verifyAuthenticatorCode(tenant, secretKey, account.id, answer),
    accountHolderName: () => isNameCorrect(key, account.profile['payeeName'], answer),
  } satisfies Record<Method, () => boolean | Promise<boolean>>
  const isCorrect = await checks[method]()
  if (!isCorrect || !config.settings.extraVerification[method])
    throw new ApiError('code_wrong', { fields: { answer: { key: 'error_code_wrong' } } })
  if (!(await createPendingLoginStore(tenant).consume(idHash))) throw createExpiredError()
  assertLoginAllowed(account, config.merchant.side)
  const { password, remember } = JSON.parse(decryptText(secretKey, tenant.code, row.sealed)) as PendingLogin
  const mustChange = password.mustChange || isPasswordChangeRequired(site, account)
  return { login: await openSession(tenant, account, { password: { ...password, mustChange } }), remember }
}

async function requirePendingLogin({ sender: { tenant } }: ExtraVerificationContext, id: string | undefined) {
  const idHash = hashToken(id ?? '')
  const row = id === undefined ? undefined : await createPendingLoginStore(tenant).find(idHash)
  const account = row && (await createAccountStore(tenant).findById(row.account))
  if (!row || row.security_stamp !== account?.security_stamp || row.attempts >= limits.attempts) throw createExpiredError()
  return { account, idHash }
}

const createExpiredError = (): ApiError => new ApiError('code_expired', { fields: { answer: { key: 'error_code_expired' } } })

async function listMethods({ sender: { tenant }, config }: ExtraVerificationContext, account: AccountRecord): Promise<ExtraMethod[]> {
  const { sms, email, authenticator, accountHolderName } = config.settings.extraVerification
  const [phone, mail] = [findRecipient(account, 'sms'), findRecipient(account, 'email')]
  return [
    ...(sms && phone !== undefined ? [{ method: 'sms' as const, to: maskPhone(account.profile) }] : []),
    ...(email && mail !== undefined ? [{ method: 'email' as const, to: maskField('email', mail) }] : []),
    ...(authenticator && (await createAuthenticatorStore(tenant).find(account.id, true)) ? [{ method: 'authenticator' as const }] : []),
    ...(accountHolderName && normalizePayeeName(account.profile['payeeName'] ?? '') !== ''
      ? [{ method: 'accountHolderName' as const }]
      : []),
  ]
}

const findPhone = ({ profile }: AccountRecord): string | null =>
  normalizePhone(profile['countryDialingCode'] ?? '', profile['mobileNum'] ?? '')

/** Returns the destination of a code; `undefined` if the account has none. */
const findRecipient = (account: AccountRecord, method: 'sms' | 'email'): string | undefined =>
  (method === 'sms' ? findPhone(account) : account.profile['email']) ?? undefined

interface SentCode {
  readonly id_hash: Buffer
  readonly method: string | null
  readonly code_hash: Buffer | null
  readonly code_until: Date | null
}

function isCodeCorrect(key: Buffer, row: SentCode, method: Method, answer: string): boolean {
  const answerHash = hashCode(key, row.id_hash, answer.trim())
  const isSameHash = timingSafeEqual(row.code_hash ?? Buffer.alloc(answerHash.length), answerHash)
  return isSameHash && row.method === method && row.code_until !== null && row.code_until > new Date()
}

/**
 * Names are compared after Unicode normalization, ignoring case and repeated or surrounding spaces. Comparing keyed
 * hashes makes the time independent of the matching prefix.
 */
function isNameCorrect(key: Buffer, name: string | undefined, answer: string): boolean {
  const [expected, answerHash] = [name ?? '', answer].map((text) => computeHmac(key, 'bank-name', normalizePayeeName(text)))
  return (
    expected !== undefined && answerHash !== undefined && timingSafeEqual(expected, answerHash) && normalizePayeeName(name ?? '') !== ''
  )
}

const normalizePayeeName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Returns the keyed hash by which the visitor's network is stored for an account. */
export const hashNetwork = ({ sender: { key, network } }: Pick<ExtraVerificationContext, 'sender'>, account: string): Buffer =>
  computeHmac(key, 'known-network', `${account} ${network}`)
const hashCode = (key: Buffer, idHash: Buffer, code: string): Buffer => computeHmac(key, 'extra-code', `${idHash.toString('hex')} ${code}`)
const addMinutesToNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)
