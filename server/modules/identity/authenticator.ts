import { randomBytes } from 'node:crypto'
import type { MemberConfirmAuthenticatorBody } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createAuthenticatorStore } from './store/authenticators.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { assertRealAccount, revokeAccessWithin } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { type PasswordContext, notifyOwner } from './change-password.ts'
import { findStep, toBase32 } from './one-time-code.ts'
import { type Owner, reauthenticate } from './reauthenticate.ts'
import { decryptText, encryptText } from '../secrets/index.ts'

const secretBytes = 20

interface AuthenticatorContext extends PasswordContext {
  /** Key that encrypts the secrets. */
  readonly secretKey: Buffer
}

/**
 * Creates a secret for an authenticator app. It becomes effective once it is confirmed; until then an active one stays
 * in use.
 * @throws ApiError method_disabled, real_account_required
 */
export async function beginAuthenticatorSetup(
  { sender: { tenant }, config, secretKey }: AuthenticatorContext,
  account: AccountRecord,
): Promise<{ secret: string; url: string }> {
  assertAuthenticatorAllowed(config, account)
  const bytes = randomBytes(secretBytes)
  await createAuthenticatorStore(tenant).upsert(account.id, encryptText(secretKey, tenant.code, bytes.toString('base64')), false, 0n)
  const secret = toBase32(bytes)
  const { name } = config.merchant
  const query = new URLSearchParams({ secret, issuer: name }).toString().replaceAll('+', '%20')
  return { secret, url: `otpauth://totp/${encodeURIComponent(`${name}:${account.username}`)}?${query}` }
}

/**
 * Activates the app by its code, after a new proof of the owner's identity: a stolen session alone must not change how
 * the account is protected. Ends all other sessions.
 * @throws ApiError method_disabled, real_account_required, password_wrong, login_too_old, code_wrong, code_expired if
 * no setup is pending, too_many_requests, unavailable
 */
export async function confirmAuthenticator(
  context: AuthenticatorContext,
  owner: Owner,
  { code, password }: MemberConfirmAuthenticatorBody,
): Promise<null> {
  const { tenant } = context.sender
  const { account, tokenHash } = owner
  assertAuthenticatorAllowed(context.config, account)
  await reauthenticate(context, owner, password)
  const pending = await createAuthenticatorStore(tenant).find(account.id, false)
  if (!pending) throw new ApiError('code_expired', { fields: { code: { key: 'error_code_expired' } } })
  const step = findStep(decryptSecret(tenant, context.secretKey, pending.sealed), code, Date.now())
  if (step === undefined) throw new ApiError('code_wrong', { fields: { code: { key: 'error_code_wrong' } } })
  await withTransaction(tenant, async (trx) => {
    await createAuthenticatorStore(trx).upsert(account.id, pending.sealed, true, step)
    await createAuthenticatorStore(trx).delete(account.id, false)
    await revokeAccessWithin(trx, account.id, { sessions: [tokenHash] })
  })
  return null
}

/**
 * Deactivates the app, even if the brand has since disabled authenticator apps. Ends all other sessions.
 * @throws ApiError not_found if no app is active, real_account_required, password_wrong, login_too_old,
 * too_many_requests, unavailable
 */
export async function removeAuthenticator(context: PasswordContext, owner: Owner, password: string | undefined): Promise<null> {
  const { tenant } = context.sender
  const { account, tokenHash } = owner
  await reauthenticate(context, owner, password)
  if (!(await createAuthenticatorStore(tenant).find(account.id, true))) throw new ApiError('not_found')
  await withTransaction(tenant, async (trx) => {
    for (const confirmed of [true, false]) await createAuthenticatorStore(trx).delete(account.id, confirmed)
    await revokeAccessWithin(trx, account.id, { sessions: [tokenHash] })
  })
  await notifyOwner(context, account, 'message_app_removed')
  return null
}

/** Whether a code is valid for the app and was not used before. A valid code is consumed. */
export async function verifyAuthenticatorCode(tenant: Tenant, secretKey: Buffer, account: string, code: string): Promise<boolean> {
  const stored = await createAuthenticatorStore(tenant).find(account, true)
  // Without an app, a random secret is checked, so that timing does not reveal whether the account has one.
  const secret = stored ? decryptSecret(tenant, secretKey, stored.sealed) : randomBytes(secretBytes)
  const step = findStep(secret, code, Date.now())
  return stored !== undefined && step !== undefined && createAuthenticatorStore(tenant).consumeStep(account, step)
}

const decryptSecret = (tenant: Tenant, key: Buffer, sealed: Buffer): Buffer => Buffer.from(decryptText(key, tenant.code, sealed), 'base64')

function assertAuthenticatorAllowed({ settings }: PasswordContext['config'], account: AccountRecord): void {
  if (!settings.extraVerification.authenticator) throw new ApiError('method_disabled')
  assertRealAccount(account)
}
