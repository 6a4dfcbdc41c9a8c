import type { LoginEntry, LoginHistory } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { createAuditLogStore } from '../audit/index.ts'

/** Login methods by audit event. */
const methodsByEvent: Readonly<Record<string, LoginEntry['method']>> = {
  login: 'password',
  'login-sms': 'sms',
  'login-social': 'social',
  'login-remembered': 'remembered',
  'login-extra': 'extra',
  register: 'register',
  'register-mobile': 'register',
  'register-social': 'register',
  'register-click': 'register',
}

const maxEntries = 20

/**
 * Returns the last 20 logins, sign-ups and failed login attempts of an account, newest first.
 * @throws ApiError real_account_required
 */
export async function getLoginHistory(tenant: Tenant, account: AccountRecord): Promise<LoginHistory> {
  assertRealAccount(account)
  const rows = await createAuditLogStore(tenant).listByAccount(account.id, Object.keys(methodsByEvent), maxEntries)
  return {
    logins: rows.map(({ at, event, outcome }) => ({
      at: at.toISOString(),
      method: methodsByEvent[event] ?? 'password',
      succeeded: outcome === 'done',
    })),
  }
}
