import type { AccountAccess, SessionEndDeviceBody } from '../../../src/generated/api.ts'
import { knownNetworksOf } from './store/extra-verification.ts'
import { type Owner, reauthenticate } from '../identity/index.ts'
import { sessionsOf, assertTrueAccount, revokeAccess, idleCutoff } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import { type ExtraContext, requiresExtraVerification, networkHash } from './extra-verification.ts'
import { hashToken } from '../secrets/index.ts'

/**
 * Returns the devices on which an account is logged in, and its known locations.
 * @throws CallError true_account_required
 */
export async function getAccountAccess(context: ExtraContext, { account, tokenHash }: Owner): Promise<AccountAccess> {
  assertTrueAccount(account)
  const { tenant } = context.sender
  const currentNetwork = networkHash(context, account.id)
  const sessions = await sessionsOf(tenant).listOpen(account.id, idleCutoff(context.config))
  const networks = requiresExtraVerification(context) ? await knownNetworksOf(tenant).list(account.id) : []
  return {
    byPassword: account.password_own,
    devices: sessions.map(({ id, token_hash: hash, created_at: since, country, browser, system }) => ({
      id,
      since: since.toISOString(),
      country,
      browser,
      system,
      current: hash.equals(tokenHash),
    })),
    locations: networks.map(({ id, network_hash: hash, seen_at: seen, country }) => ({
      id,
      seen: seen.toISOString(),
      country,
      current: hash.equals(currentNetwork),
    })),
  }
}

/**
 * Ends the session on another device, or on all others, after the owner has reauthenticated. Also revokes remembered
 * logins and other means to resume the sessions.
 * @throws CallError true_account_required, password_wrong, login_stale, too_many_requests, not_found, forbidden for the
 * current device
 */
export async function endDevice(
  context: ExtraContext,
  owner: Owner,
  { id, password }: SessionEndDeviceBody,
  remembered: string | undefined,
): Promise<{ ended: number }> {
  await reauthenticate(context, owner, password)
  const { account, tokenHash } = owner
  const { tenant } = context.sender
  const openSessions = await sessionsOf(tenant).listOpen(account.id, idleCutoff(context.config))
  const requested = openSessions.filter((session) => id === undefined || session.id === id)
  const sessionsToEnd = requested.filter(({ token_hash: hash }) => !hash.equals(tokenHash))
  if (id !== undefined && sessionsToEnd.length === 0) throw new CallError(requested.length > 0 ? 'forbidden' : 'not_found')
  const retained = openSessions
    .map(({ token_hash: hash }) => hash)
    .filter((hash) => !sessionsToEnd.some((session) => session.token_hash.equals(hash)))
  await revokeAccess(tenant, account.id, { sessions: retained, ...(remembered !== undefined && { remembered: hashToken(remembered) }) })
  return { ended: sessionsToEnd.length }
}

/**
 * Removes a known location of an account. The current one must stay: for an account without known locations, the next
 * network would be trusted automatically.
 * @throws CallError true_account_required, not_found, forbidden for the current location
 */
export async function forgetLocation(context: ExtraContext, { account }: Owner, id: string): Promise<null> {
  assertTrueAccount(account)
  const networks = knownNetworksOf(context.sender.tenant)
  const network = (await networks.list(account.id)).find((one) => one.id === id)
  if (!network) throw new CallError('not_found')
  if (network.network_hash.equals(networkHash(context, account.id))) throw new CallError('forbidden')
  await networks.delete(account.id, id)
  return null
}
