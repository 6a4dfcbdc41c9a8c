import { pathWithin } from '../../../src/engine/rules/validate-address.ts'
import type { SocialArrival } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, requireTrueAccount, openSession } from '../accounts/index.ts'
import { socialIdentitiesOf, socialLoginsOf } from './store/social.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { CallError } from '../calls/index.ts'
import { keyedDigest, type Secrets, openText, sealText, hashToken, newToken } from '../secrets/index.ts'
import { assertLoginAllowed } from './log-in.ts'
import {
  type SocialIdentity,
  type AuthorizationState,
  type SocialProvider,
  type SocialSite,
  createAuthorizationState,
  oauthSite,
  openIdSite,
} from './social-sites.ts'

export interface SocialContext {
  readonly deps: { readonly secrets: Secrets; readonly log: (line: string) => void }
  readonly brand: Brand
  readonly tenant: Tenant
}

/** Redirect path on the brand's own host. It must be registered with the provider. */
export const returnPath = '/wps/session/social/return'

/** Maximum time at the provider, and then for the registration here, in seconds. */
export const socialSeconds = { away: 600, back: 1_800 } as const

interface PendingRedirect {
  readonly provider: SocialProvider
  readonly authorizationState: AuthorizationState
  readonly remember: boolean
  readonly back: string
}

interface ReturnedIdentity {
  readonly provider: SocialProvider
  readonly remember: boolean
  readonly identity: SocialIdentity
  /** Security stamp of the returning visitor's account: revoking its access invalidates the login. */
  readonly stamp?: number | undefined
}

/**
 * Returns the provider as this brand reaches it; `undefined` if the brand does not offer it, or if its configuration or
 * secret is missing.
 */
export function socialSite(
  { deps, brand: { id, config } }: Omit<SocialContext, 'tenant'>,
  provider: SocialProvider,
): SocialSite | undefined {
  const secret = deps.secrets.social(id, provider)
  const sites = config.platform.socialLogin
  if (!config.registration.social[provider] || secret === undefined) return undefined
  if (provider === 'google') return sites?.google && openIdSite(sites.google, secret)
  return sites?.facebook && oauthSite(sites.facebook, secret)
}

/**
 * Begins a social login. The id is stored in a cookie of this browser; without it, the provider's response is rejected.
 * @throws CallError method_disabled, social_failed
 */
export async function beginSocial(
  context: SocialContext,
  input: { readonly provider: SocialProvider; readonly remember: boolean; readonly back: string; readonly redirect: string },
): Promise<{ readonly id: string; readonly url: string }> {
  const { provider, remember, back, redirect } = input
  const site = socialSite(context, provider)
  if (!site) throw new CallError('method_disabled')
  const authorizationState = await createAuthorizationState()
  const url = await site.begin(authorizationState, redirect).catch((error: unknown) => {
    context.deps.log(`${provider} cannot be reached: ${reasonOf(error)}`)
    throw new CallError('social_failed')
  })
  const id = newToken()
  const away: PendingRedirect = { provider, authorizationState, remember, back: pathOf(back) }
  await socialLoginsOf(context.tenant).insert(
    hashToken(id),
    hashToken(authorizationState.state),
    seal(context, away),
    after(socialSeconds.away),
  )
  return { id, url }
}

/** Result of a redirect back, with the id for the next step if it succeeded. */
export interface Return {
  readonly back: string
  readonly id?: string
  readonly outcome: 'done' | 'cancelled' | 'social_failed'
}

/**
 * Handles the redirect back from a provider. A state is valid once, and only in the browser that it was created for.
 */
export async function endSocial(context: SocialContext, id: string | undefined, returned: URL): Promise<Return> {
  const state = returned.searchParams.get('state')
  const sealed = id === undefined || state === null ? undefined : await socialLoginsOf(context.tenant).take(hashToken(id), hashToken(state))
  if (sealed === undefined) return { back: '/', outcome: 'social_failed' }
  const { provider, authorizationState, remember, back } = open<PendingRedirect>(context, sealed)
  const site = socialSite(context, provider)
  if (returned.searchParams.get('error') === 'access_denied') return { back, outcome: 'cancelled' }
  try {
    if (!site) throw new Error(`The brand no longer offers ${provider}.`)
    const identity = await site.finish(authorizationState, returned)
    const stamp = (await accountOf(context, provider, identity))?.security_stamp
    const returnedIdentity: ReturnedIdentity = { provider, remember, identity, stamp }
    const next = newToken()
    await socialLoginsOf(context.tenant).insert(hashToken(next), null, seal(context, returnedIdentity), after(socialSeconds.back))
    return { back, id: next, outcome: 'done' }
  } catch (error) {
    context.deps.log(`A login by ${provider} failed: ${reasonOf(error)}`)
    return { back, outcome: 'social_failed' }
  }
}

/** Returns the account that is linked to the identity, or `undefined`. */
async function accountOf(context: SocialContext, provider: SocialProvider, identity: SocialIdentity): Promise<AccountRecord | undefined> {
  const id = await socialIdentitiesOf(context.tenant).account(provider, subjectHash(context, identity))
  return id === undefined ? undefined : accountsOf(context.tenant).byId(id)
}

/** Returns the identity with which a visitor has returned in this browser. */
async function arrivalOf(context: SocialContext, id: string | undefined): Promise<ReturnedIdentity> {
  const sealed = id === undefined ? undefined : await socialLoginsOf(context.tenant).read(hashToken(id))
  if (sealed === undefined) throw new CallError('social_failed')
  const back = open<ReturnedIdentity>(context, sealed)
  if (!socialSite(context, back.provider)) throw new CallError('social_failed')
  return back
}

/** Consumes the login: of concurrent requests only one proceeds. */
async function spend({ tenant }: SocialContext, id: string | undefined): Promise<void> {
  if ((await socialLoginsOf(tenant).take(hashToken(id ?? ''), null)) === undefined) throw new CallError('social_failed')
}

/**
 * Logs in the returning visitor if an account is linked to the identity. Otherwise returns the initial values of a
 * registration.
 * @throws CallError social_failed, account_disabled, non_agent_login, non_member_login
 */
export async function resumeSocial(
  context: SocialContext,
  id: string | undefined,
): Promise<{ readonly arrival: SocialArrival; readonly remember: boolean }> {
  const { provider, identity, remember, stamp } = await arrivalOf(context, id)
  const { email, name } = identity
  const account = await accountOf(context, provider, identity)
  if (!account) return { arrival: { provider, ...(email !== undefined && { email }), ...(name !== undefined && { name }) }, remember }
  await spend(context, id)
  if (account.security_stamp !== stamp) throw new CallError('social_failed')
  assertLoginAllowed(account, context.brand.config.merchant.side)
  return { arrival: { provider, login: await openSession(context.tenant, account) }, remember }
}

/**
 * Links an account to the identity with which this browser has returned.
 * @throws CallError social_failed, true_account_required
 */
export async function linkSocial(
  context: SocialContext,
  account: { readonly id: string; readonly type: number },
  id: string | undefined,
): Promise<void> {
  requireTrueAccount(account)
  const { provider, identity } = await arrivalOf(context, id)
  await spend(context, id)
  const hash = subjectHash(context, identity)
  const linked = await socialIdentitiesOf(context.tenant).link(provider, hash, account.id)
  if (!linked && (await socialIdentitiesOf(context.tenant).account(provider, hash)) !== account.id) throw new CallError('social_failed')
}

/** Returns what a new account needs to be linked to the identity: `link` runs in its transaction. */
export async function socialJoin(context: SocialContext, id: string | undefined) {
  const { provider, identity, remember } = await arrivalOf(context, id)
  const hash = subjectHash(context, identity)
  const link = async (trx: Tenant, account: string): Promise<void> => {
    await spend({ ...context, tenant: trx }, id)
    if (!(await socialIdentitiesOf(trx).link(provider, hash, account))) throw new CallError('social_failed')
  }
  return { link, remember }
}

const purpose = 'social'

const subjectHash = ({ deps, tenant }: SocialContext, { subject }: SocialIdentity): Buffer =>
  keyedDigest(deps.secrets.key(purpose), tenant.code, subject)

const seal = ({ deps, tenant }: SocialContext, what: PendingRedirect | ReturnedIdentity): Buffer =>
  sealText(deps.secrets.key(purpose), tenant.code, JSON.stringify(what))

const open = <T>({ deps, tenant }: SocialContext, sealed: Buffer): T =>
  JSON.parse(openText(deps.secrets.key(purpose), tenant.code, sealed)) as T

const after = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/** Returns a path of this brand, never a URL elsewhere. */
const pathOf = (back: string): string => pathWithin(back) ?? '/'

/** Describes a failure without text of the provider or the visitor. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}${'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''}` : 'unknown'
