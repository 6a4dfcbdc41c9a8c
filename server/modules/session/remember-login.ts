import type { LoginResult } from '../../../src/generated/api.ts'
import { rememberedLoginsOf, sessionsOf, openSession } from '../accounts/index.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { mustChangePassword, assertLoginAllowed } from './log-in.ts'
import { hashToken, newToken } from '../secrets/index.ts'

interface BrandOfLogin {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly side: 'member' | 'agent'
}

/**
 * What a browser keeps of a session to be logged in again: an opaque token, of which only the hash is stored, never a
 * password. Nothing where the password has to be changed first. It ends with its time, with a logout, and with whatever
 * ends the account's sessions.
 */
export async function rememberLogin({ tenant, site }: BrandOfLogin, session: string, seconds: number): Promise<string | undefined> {
  const account = await sessionsOf(tenant).account(hashToken(session), new Date(0))
  if (!account || mustChangePassword(site, account)) return undefined
  const token = newToken()
  await rememberedLoginsOf(tenant).insert(hashToken(token), account, new Date(Date.now() + seconds * 1000))
  return token
}

/**
 * Logs in what a browser has remembered. Whatever has come between since, an account that was closed or a password that
 * has to be changed, asks for a login by hand.
 * @throws CallError not_logged_in
 */
export async function resumeLogin({ tenant, site, side }: BrandOfLogin, token: string | undefined): Promise<LoginResult> {
  const account = token === undefined ? undefined : await rememberedLoginsOf(tenant).account(hashToken(token))
  if (!account || mustChangePassword(site, account) || !mayEnter(account, side)) throw new CallError('not_logged_in')
  return openSession(tenant, account, { remembered: true })
}

function mayEnter(account: Parameters<typeof assertLoginAllowed>[0], side: 'member' | 'agent'): boolean {
  try {
    assertLoginAllowed(account, side)
    return true
  } catch {
    return false
  }
}

/** What this browser has remembered is worth nothing any more. */
export const forgetLogin = (tenant: Tenant, token: string | undefined): Promise<void> =>
  token === undefined ? Promise.resolve() : rememberedLoginsOf(tenant).drop(hashToken(token))
