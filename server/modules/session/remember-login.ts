import type { LoginResult } from '../../../src/generated/api.ts'
import { createRememberedLoginStore, createSessionStore, openSession } from '../accounts/index.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { isPasswordChangeRequired, assertLoginAllowed } from './log-in.ts'
import { hashToken, createToken } from '../secrets/index.ts'

interface RememberedLoginContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly side: 'member' | 'agent'
}

/**
 * Remembers the login of a session, and returns the token with which the browser can resume it: opaque, stored only as
 * a hash, and independent of the password. `undefined` if the password must be changed first, or if the session has
 * ended. The token becomes invalid when it expires, at a logout in this browser, and when the account's sessions are
 * revoked.
 */
export async function rememberLogin(
  { tenant, site }: RememberedLoginContext,
  session: string,
  seconds: number,
): Promise<string | undefined> {
  const account = await createSessionStore(tenant).findAccount(hashToken(session), new Date(0))
  if (!account || isPasswordChangeRequired(site, account)) return undefined
  const token = createToken()
  await createRememberedLoginStore(tenant).insert(hashToken(token), account, new Date(Date.now() + seconds * 1000))
  return token
}

/**
 * Resumes a remembered login. If the account may no longer log in here or its password must be changed, a manual login
 * is required.
 * @throws ApiError not_logged_in
 */
export async function resumeLogin({ tenant, site, side }: RememberedLoginContext, token: string | undefined): Promise<LoginResult> {
  const account = token === undefined ? undefined : await createRememberedLoginStore(tenant).findAccount(hashToken(token))
  if (!account || isPasswordChangeRequired(site, account) || !isLoginAllowed(account, side)) throw new ApiError('not_logged_in')
  return openSession(tenant, account, { remembered: true })
}

function isLoginAllowed(account: Parameters<typeof assertLoginAllowed>[0], side: 'member' | 'agent'): boolean {
  try {
    assertLoginAllowed(account, side)
    return true
  } catch {
    return false
  }
}

/** Revokes this browser's remembered login. */
export const revokeRememberedLogin = (tenant: Tenant, token: string | undefined): Promise<void> =>
  token === undefined ? Promise.resolve() : createRememberedLoginStore(tenant).delete(hashToken(token))
