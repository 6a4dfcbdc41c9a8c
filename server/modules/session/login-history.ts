import type { LoginEntry, LoginHistory } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { requireTrueAccount } from '../accounts/index.ts'
import { auditLogOf } from '../audit/index.ts'

/** What the log calls each way to log in. */
const ways: Readonly<Record<string, LoginEntry['way']>> = {
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

const max = 20

/**
 * The last logins of an account, and the attempts that are known to have been meant for it.
 * @throws CallError true_account_required
 */
export async function readLoginHistory(tenant: Tenant, account: AccountRecord): Promise<LoginHistory> {
  requireTrueAccount(account)
  const rows = await auditLogOf(tenant).ofAccount(account.id, Object.keys(ways), max)
  return {
    logins: rows.map(({ at, event, outcome }) => ({ at: at.toISOString(), way: ways[event] ?? 'password', done: outcome === 'done' })),
  }
}
