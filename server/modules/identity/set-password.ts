import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore, createSessionStore, revokeAccessWithin, hashPassword } from '../accounts/index.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'

interface SetPasswordOptions {
  /** Token hash of the session that is not revoked. */
  readonly retainedSession?: Buffer
  /** Whether the password must be changed at the next login, because the owner did not choose it. */
  readonly temporary?: boolean
}

/**
 * Sets the password of an account and revokes all access granted before (see `revokeAccess`), except the retained
 * session. Returns the updated account; `undefined` if its access was revoked since it was read, so that of two
 * concurrent changes only one succeeds.
 * @throws ApiError unavailable
 */
export async function setPassword(
  tenant: Tenant,
  account: AccountRecord,
  password: string,
  { retainedSession, temporary = false }: SetPasswordOptions = {},
): Promise<AccountRecord | undefined> {
  const hash = await hashPassword(tenant, password)
  return withTransaction(tenant, async (trx) => {
    const accounts = createAccountStore(trx)
    const changed = await accounts.updateIfUnchanged(account, {
      password_hash: hash,
      password_expired: false,
      password_default: temporary,
      password_known: true,
    })
    if (!changed) return undefined
    await revokeAccessWithin(trx, account.id, retainedSession === undefined ? {} : { sessions: [retainedSession] })
    if (retainedSession !== undefined) await createSessionStore(trx).clearMustChange(retainedSession)
    return accounts.findById(account.id)
  })
}
