import type { LoginResult } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createSessionStore } from './store/sessions.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createUnclaimedAccountStore } from './store/unclaimed.ts'
import { toMemberInfo } from './member-info.ts'
import { hashToken, createToken } from '../secrets/index.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

const sessionMilliseconds = 24 * 3_600_000

/** State of the password used for a login. */
export interface PasswordState {
  /** Whether the password is a default that the owner should change. */
  readonly isDefault: boolean
  /** Whether the password must be changed before anything else. */
  readonly mustChange: boolean
}

/** Circumstances of a login. */
interface LoginDetails {
  /** State of the password, if one was used. */
  readonly password?: PasswordState
  /** Whether a remembered browser logged in, so that the owner has not authenticated. */
  readonly remembered?: boolean
  /** Whether the account was just created, so that this is not a return visit. */
  readonly isNew?: boolean
}

/**
 * Logs an account in: creates a token that is valid for a day, and stores only its hash. Marks an unclaimed account as
 * claimed unless it was just created.
 */
export async function openSession(
  tenant: Tenant,
  account: AccountRecord,
  { password, remembered = false, isNew = false }: LoginDetails = {},
): Promise<LoginResult> {
  if (account.unclaimed && !isNew) await createUnclaimedAccountStore(tenant).claim(account.id)
  const token = createToken()
  const expiresAt = new Date(Date.now() + sessionMilliseconds)
  await createSessionStore(tenant).insert(hashToken(token), account, expiresAt, { mustChange: password?.mustChange ?? false, remembered })
  return {
    token,
    firstTimeLogin: account.first_login_at === null,
    passwordExpired: account.password_expired,
    passwordDefault: password?.isDefault ?? false,
    user: toMemberInfo(account),
  }
}

/** Cutoff of the idle timeout: a session that was last used before it has ended. */
export const getIdleCutoff = ({ settings }: Pick<MerchantConfig, 'settings'>): Date =>
  new Date(Date.now() - settings.times.sessionIdleMinutes * 60_000)
