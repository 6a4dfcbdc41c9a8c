import type { AccountAccess, SessionEndDeviceBody } from '../../../src/generated/api.ts'
import { createKnownNetworkStore } from './store/extra-verification.ts'
import { type Owner, reauthenticate } from '../identity/index.ts'
import { createSessionStore, assertRealAccount, revokeAccess, getIdleCutoff } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { type ExtraVerificationContext, isExtraVerificationRequired, hashNetwork } from './extra-verification.ts'
import { hashToken } from '../secrets/index.ts'

/**
 * Returns the devices on which an account is logged in, and its known locations if the brand uses extra verification.
 * @throws ApiError real_account_required
 */
export async function getAccountAccess(context: ExtraVerificationContext, { account, tokenHash }: Owner): Promise<AccountAccess> {
  assertRealAccount(account)
  const { tenant } = context.sender
  const currentNetwork = hashNetwork(context, account.id)
  const sessions = await createSessionStore(tenant).listOpen(account.id, getIdleCutoff(context.config))
  const networks = isExtraVerificationRequired(context) ? await createKnownNetworkStore(tenant).list(account.id) : []
  return {
    hasPassword: account.password_known,
    devices: sessions.map(({ id, token_hash: hash, created_at: loggedInAt, country, browser, system }) => ({
      id,
      loggedInAt: loggedInAt.toISOString(),
      country,
      browser,
      system,
      current: hash.equals(tokenHash),
    })),
    locations: networks.map(({ id, network_hash: hash, seen_at: lastSeenAt, country }) => ({
      id,
      lastSeenAt: lastSeenAt.toISOString(),
      country,
      current: hash.equals(currentNetwork),
    })),
  }
}

/**
 * Ends the session of another device, or of all others, after the owner has reauthenticated. Also revokes everything
 * else that grants access to the account, except the remembered login of this browser.
 * @throws ApiError real_account_required, password_wrong, login_too_old, too_many_requests, unavailable, not_found,
 * forbidden for the current device
 */
export async function endDeviceSessions(
  context: ExtraVerificationContext,
  owner: Owner,
  { id, password }: SessionEndDeviceBody,
  rememberedToken: string | undefined,
): Promise<{ ended: number }> {
  await reauthenticate(context, owner, password)
  const { account, tokenHash } = owner
  const { tenant } = context.sender
  const openSessions = await createSessionStore(tenant).listOpen(account.id, getIdleCutoff(context.config))
  const requestedSessions = openSessions.filter((session) => id === undefined || session.id === id)
  const sessionsToEnd = requestedSessions.filter(({ token_hash: hash }) => !hash.equals(tokenHash))
  if (id !== undefined && sessionsToEnd.length === 0) throw new ApiError(requestedSessions.length > 0 ? 'forbidden' : 'not_found')
  const retainedHashes = openSessions
    .map(({ token_hash: hash }) => hash)
    .filter((hash) => !sessionsToEnd.some((session) => session.token_hash.equals(hash)))
  await revokeAccess(tenant, account.id, {
    sessions: retainedHashes,
    ...(rememberedToken !== undefined && { remembered: hashToken(rememberedToken) }),
  })
  return { ended: sessionsToEnd.length }
}

/**
 * Removes a known location of an account. The current one must stay: for an account without known locations, the next
 * network would be trusted automatically.
 * @throws ApiError real_account_required, not_found, forbidden for the current location
 */
export async function forgetLocation(context: ExtraVerificationContext, { account }: Owner, id: string): Promise<null> {
  assertRealAccount(account)
  const networks = createKnownNetworkStore(context.sender.tenant)
  const network = (await networks.list(account.id)).find((knownNetwork) => knownNetwork.id === id)
  if (!network) throw new ApiError('not_found')
  if (network.network_hash.equals(hashNetwork(context, account.id))) throw new ApiError('forbidden')
  await networks.delete(account.id, id)
  return null
}
