import type { LoginResult } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { sessionsOf } from './store/sessions.ts'
import type { Tenant } from '../../database/tenant.ts'
import { unclaimedOf } from './store/unclaimed.ts'
import { memberInfoOf } from './member-info.ts'
import { hashToken, newToken } from '../secrets/index.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

const sessionMilliseconds = 24 * 3_600_000

/** What is the matter with the password that somebody has just logged in with. */
export interface PasswordState {
  /** It is there to be changed. */
  readonly isDefault: boolean
  /** It has to be changed before anything else. */
  readonly mustChange: boolean
}

/** How somebody came in. */
interface Way {
  /** Of the password that was given, where one was. */
  readonly password?: PasswordState
  /** The browser was remembered: nobody has shown who they are. */
  readonly remembered?: boolean
  /** The account was made just now: nobody has come back to it. */
  readonly made?: boolean
}

/** Logs an account in: a new token, of which only the hash is stored, for a day. */
export async function openSession(
  tenant: Tenant,
  account: AccountRecord,
  { password, remembered = false, made = false }: Way = {},
): Promise<LoginResult> {
  if (account.unclaimed && !made) await unclaimedOf(tenant).claim(account.id)
  const token = newToken()
  const until = new Date(Date.now() + sessionMilliseconds)
  await sessionsOf(tenant).insert(hashToken(token), account, until, { mustChange: password?.mustChange ?? false, remembered })
  return {
    token,
    firstTimeLogin: account.first_login_at === null,
    passwordExpired: account.password_expired,
    passwordDefault: password?.isDefault ?? false,
    user: memberInfoOf(account),
  }
}

/** The idle timeout as a point in time: a session that was last used before it has ended. */
export const idleCutoff = ({ settings }: Pick<MerchantConfig, 'settings'>): Date =>
  new Date(Date.now() - settings.times.sessionIdleMinutes * 60_000)
