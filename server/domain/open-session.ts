import type { LoginResult } from '../../src/generated/api.ts'
import { type AccountRecord, accountsOf } from '../store/accounts.ts'
import { sessionsOf } from '../store/sessions.ts'
import type { Tenant } from '../store/tenant.ts'
import { memberInfoOf } from './member-info.ts'
import { hashToken, newToken } from './tokens.ts'

const sessionMilliseconds = 24 * 3_600_000

/** Logs an account in: a new token, of which only the hash is stored, for a day. */
export async function openSession(tenant: Tenant, account: AccountRecord): Promise<LoginResult> {
  const token = newToken()
  await sessionsOf(tenant).insert(hashToken(token), account.id, new Date(Date.now() + sessionMilliseconds))
  const firstTimeLogin = await accountsOf(tenant).noteLogin(account.id)
  return { token, firstTimeLogin, passwordExpired: account.password_expired, user: memberInfoOf(account) }
}
