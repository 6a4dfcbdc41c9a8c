import type { AccountRecord } from '../../database/records.ts'
import { createSessionStore, assertRealAccount } from '../accounts/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import type { Sender } from '../messages/index.ts'
import { type PasswordKind, beginLoginAttempt, verifyAttempt } from './throttle-login.ts'

/** Number of minutes for which a login proves the identity of a member without a password. */
const maxLoginAgeMinutes = 10

/** The account and the session of a request. */
export interface Owner {
  readonly account: AccountRecord
  readonly tokenHash: Buffer
}

interface ProofContext {
  readonly sender: Sender
}

/**
 * Requires a new proof of the owner's identity, because the session may be stolen. Members with a password must send
 * it; a wrong one is reported in the field `field`. Members without one, who log in by codes or social logins, must
 * have logged in within the last ten minutes, not by a remembered login.
 * @throws ApiError real_account_required, password_wrong, too_many_requests, login_too_old, unavailable
 */
export async function reauthenticate(
  { sender }: ProofContext,
  owner: Owner,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const { account, tokenHash } = owner
  assertRealAccount(account)
  if (account.password_known) return assertPassword(sender, account, account.password_hash, { password: password ?? '', field })
  await assertFreshLogin(sender.tenant, tokenHash)
}

/**
 * Requires that the session began with a login within the last ten minutes, not by a remembered login.
 * @throws ApiError login_too_old
 */
export async function assertFreshLogin(tenant: Tenant, tokenHash: Buffer): Promise<void> {
  const since = new Date(Date.now() - maxLoginAgeMinutes * 60_000)
  if (!(await createSessionStore(tenant).isAuthenticatedSince(tokenHash, since))) throw new ApiError('login_too_old')
}

/**
 * Requires the correct payment password.
 * @throws ApiError payment_password_unset, password_wrong, too_many_requests, unavailable
 */
export async function assertPaymentPassword(sender: Sender, account: AccountRecord, password: string): Promise<void> {
  const { payment_password_hash: hash } = account
  if (hash === null) throw new ApiError('payment_password_unset')
  await assertPassword(sender, account, hash, { password, field: 'paymentPassword', passwordKind: 'payment' })
}

interface PasswordAttempt {
  readonly password: string
  readonly field: string
  readonly passwordKind?: PasswordKind
}

/**
 * Wrong passwords count towards the login limits, so that a stolen session cannot be used for guessing.
 * @throws ApiError password_wrong, too_many_requests, unavailable
 */
async function assertPassword(
  sender: Sender,
  account: AccountRecord,
  hash: string,
  { password, field, passwordKind }: PasswordAttempt,
): Promise<void> {
  const attempt = await beginLoginAttempt(sender.tenant, sender.key, { account: account.id }, sender.network, passwordKind)
  if (!(await verifyAttempt(sender.tenant, attempt, hash, password))) {
    await attempt.fail()
    throw createWrongPasswordError(field)
  }
  await attempt.succeed()
}

export const createWrongPasswordError = (field: string): ApiError =>
  new ApiError('password_wrong', { fields: { [field]: { key: 'error_password_wrong' } } })
