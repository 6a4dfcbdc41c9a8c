import { toInternalPath } from '../../../src/engine/rules/classify-url.ts'
import type { SocialLoginResult } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore, assertRealAccount, openSession } from '../accounts/index.ts'
import { createSocialIdentityStore, createSocialLoginStore } from './store/social.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { ApiError } from '../api-context/index.ts'
import { computeHmac, type Secrets, decryptText, encryptText, hashToken, createToken } from '../secrets/index.ts'
import { assertLoginAllowed } from './log-in.ts'
import {
  type SocialIdentity,
  type AuthorizationState,
  type SocialProvider,
  type SocialProviderClient,
  createAuthorizationState,
  createOAuthClient,
  createOpenIdClient,
} from './social-provider-clients.ts'

export interface SocialContext {
  readonly deps: { readonly secrets: Secrets; readonly log: (line: string) => void }
  readonly brand: Brand
  readonly tenant: Tenant
}

/** Redirect path on the brand's own host. It must be registered with the provider. */
export const socialRedirectPath = '/wps/session/social/return'

/** Lifetimes of a pending social login, in seconds: at the provider, and after the redirect back. */
export const socialLoginSeconds = { atProvider: 600, afterReturn: 1_800 } as const

interface PendingRedirect {
  readonly provider: SocialProvider
  readonly authorizationState: AuthorizationState
  readonly remember: boolean
  /** Path to show after the login. */
  readonly back: string
}

interface CallbackIdentity {
  readonly provider: SocialProvider
  readonly remember: boolean
  readonly identity: SocialIdentity
  /**
   * Security stamp of the linked account at the time of the callback. If the account's access is revoked afterwards,
   * the login is invalid.
   */
  readonly stamp?: number | undefined
}

/**
 * Creates a client of the provider with this brand's configuration. Returns `undefined` if the brand does not offer the
 * provider, or if its configuration or secret is missing.
 */
export function createProviderClient(
  { deps, brand: { id, config } }: Omit<SocialContext, 'tenant'>,
  provider: SocialProvider,
): SocialProviderClient | undefined {
  const secret = deps.secrets.findSocialSecret(id, provider)
  const providers = config.platform.socialLogin
  if (!config.registration.social[provider] || secret === undefined) return undefined
  if (provider === 'google') return providers?.google && createOpenIdClient(providers.google, secret)
  return providers?.facebook && createOAuthClient(providers.facebook, secret)
}

/**
 * Begins a social login. Returns the URL of the provider's login page, and an id that the caller stores in a cookie of
 * this browser: without it, the provider's response is rejected.
 * @throws ApiError method_disabled, social_failed
 */
export async function startSocialLogin(
  context: SocialContext,
  input: { readonly provider: SocialProvider; readonly remember: boolean; readonly back: string; readonly redirect: string },
): Promise<{ readonly id: string; readonly url: string }> {
  const { provider, remember, back, redirect } = input
  const client = createProviderClient(context, provider)
  if (!client) throw new ApiError('method_disabled')
  const authorizationState = await createAuthorizationState()
  const url = await client.createAuthorizationUrl(authorizationState, redirect).catch((error: unknown) => {
    context.deps.log(`Starting a login with ${provider} failed: ${describeFailure(error)}`)
    throw new ApiError('social_failed')
  })
  const id = createToken()
  const pendingRedirect: PendingRedirect = { provider, authorizationState, remember, back: toLocalPath(back) }
  await createSocialLoginStore(context.tenant).insert(
    hashToken(id),
    hashToken(authorizationState.state),
    encrypt(context, pendingRedirect),
    addSecondsToNow(socialLoginSeconds.atProvider),
  )
  return { id, url }
}

/** Result of the redirect back from a provider. */
export interface RedirectResult {
  /** Path to show after the login. */
  readonly back: string
  /** Id for the next step; set only if `outcome` is `done`. */
  readonly id?: string
  readonly outcome: 'done' | 'cancelled' | 'social_failed'
}

/**
 * Handles the redirect back from a provider. A state is valid once, and only in the browser that it was created for.
 */
export async function handleSocialRedirect(context: SocialContext, id: string | undefined, callbackUrl: URL): Promise<RedirectResult> {
  const state = callbackUrl.searchParams.get('state')
  const sealed =
    id === undefined || state === null ? undefined : await createSocialLoginStore(context.tenant).consume(hashToken(id), hashToken(state))
  if (sealed === undefined) return { back: '/', outcome: 'social_failed' }
  const { provider, authorizationState, remember, back } = decrypt<PendingRedirect>(context, sealed)
  const client = createProviderClient(context, provider)
  if (callbackUrl.searchParams.get('error') === 'access_denied') return { back, outcome: 'cancelled' }
  try {
    if (!client) throw new Error(`The brand no longer offers ${provider}.`)
    const identity = await client.fetchIdentity(authorizationState, callbackUrl)
    const stamp = (await findLinkedAccount(context, provider, identity))?.security_stamp
    const callbackIdentity: CallbackIdentity = { provider, remember, identity, stamp }
    const nextId = createToken()
    await createSocialLoginStore(context.tenant).insert(
      hashToken(nextId),
      null,
      encrypt(context, callbackIdentity),
      addSecondsToNow(socialLoginSeconds.afterReturn),
    )
    return { back, id: nextId, outcome: 'done' }
  } catch (error) {
    context.deps.log(`A login with ${provider} failed: ${describeFailure(error)}`)
    return { back, outcome: 'social_failed' }
  }
}

/** Returns the account that is linked to the identity, or `undefined`. */
async function findLinkedAccount(
  context: SocialContext,
  provider: SocialProvider,
  identity: SocialIdentity,
): Promise<AccountRecord | undefined> {
  const id = await createSocialIdentityStore(context.tenant).findAccount(provider, hashSubject(context, identity))
  return id === undefined ? undefined : createAccountStore(context.tenant).findById(id)
}

/**
 * Returns the identity that the provider has confirmed to this browser.
 * @throws ApiError social_failed
 */
async function requireCallbackIdentity(context: SocialContext, id: string | undefined): Promise<CallbackIdentity> {
  const sealed = id === undefined ? undefined : await createSocialLoginStore(context.tenant).findReturned(hashToken(id))
  if (sealed === undefined) throw new ApiError('social_failed')
  const callbackIdentity = decrypt<CallbackIdentity>(context, sealed)
  if (!createProviderClient(context, callbackIdentity.provider)) throw new ApiError('social_failed')
  return callbackIdentity
}

/**
 * Consumes the pending social login: of concurrent requests only one proceeds.
 * @throws ApiError social_failed
 */
async function consumeSocialLogin({ tenant }: SocialContext, id: string | undefined): Promise<void> {
  if ((await createSocialLoginStore(tenant).consume(hashToken(id ?? ''), null)) === undefined) throw new ApiError('social_failed')
}

/**
 * Logs in the returning visitor if an account is linked to the identity. Otherwise returns the initial values of a
 * registration.
 * @throws ApiError social_failed, account_disabled, non_agent_login, non_member_login
 */
export async function resumeSocialLogin(
  context: SocialContext,
  id: string | undefined,
): Promise<{ readonly result: SocialLoginResult; readonly remember: boolean }> {
  const { provider, identity, remember, stamp } = await requireCallbackIdentity(context, id)
  const { email, name } = identity
  const account = await findLinkedAccount(context, provider, identity)
  if (!account) return { result: { provider, ...(email !== undefined && { email }), ...(name !== undefined && { name }) }, remember }
  await consumeSocialLogin(context, id)
  if (account.security_stamp !== stamp) throw new ApiError('social_failed')
  assertLoginAllowed(account, context.brand.config.merchant.side)
  return { result: { provider, login: await openSession(context.tenant, account) }, remember }
}

/**
 * Links an account to the identity that the provider has confirmed to this browser.
 * @throws ApiError real_account_required; social_failed, also if the identity is linked to another account
 */
export async function linkSocialIdentity(
  context: SocialContext,
  account: { readonly id: string; readonly type: number },
  id: string | undefined,
): Promise<void> {
  assertRealAccount(account)
  const { provider, identity } = await requireCallbackIdentity(context, id)
  await consumeSocialLogin(context, id)
  const hash = hashSubject(context, identity)
  const linked = await createSocialIdentityStore(context.tenant).link(provider, hash, account.id)
  if (!linked && (await createSocialIdentityStore(context.tenant).findAccount(provider, hash)) !== account.id)
    throw new ApiError('social_failed')
}

/**
 * Returns whether to remember the login, and the function that consumes the social login and links a new account to the
 * identity. The function must run in the transaction that creates the account.
 * @throws ApiError social_failed, also from the returned function
 */
export async function prepareSocialRegistration(context: SocialContext, id: string | undefined) {
  const { provider, identity, remember } = await requireCallbackIdentity(context, id)
  const hash = hashSubject(context, identity)
  const link = async (trx: Tenant, account: string): Promise<void> => {
    await consumeSocialLogin({ ...context, tenant: trx }, id)
    if (!(await createSocialIdentityStore(trx).link(provider, hash, account))) throw new ApiError('social_failed')
  }
  return { link, remember }
}

const keyPurpose = 'social'

const hashSubject = ({ deps, tenant }: SocialContext, { subject }: SocialIdentity): Buffer =>
  computeHmac(deps.secrets.deriveKey(keyPurpose), tenant.code, subject)

const encrypt = ({ deps, tenant }: SocialContext, state: PendingRedirect | CallbackIdentity): Buffer =>
  encryptText(deps.secrets.deriveKey(keyPurpose), tenant.code, JSON.stringify(state))

const decrypt = <T>({ deps, tenant }: SocialContext, sealed: Buffer): T =>
  JSON.parse(decryptText(deps.secrets.deriveKey(keyPurpose), tenant.code, sealed)) as T

const addSecondsToNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/** Returns a path of this brand, never a URL elsewhere. */
const toLocalPath = (back: string): string => toInternalPath(back) ?? '/'

/** Describes a failure without text of the provider or the visitor. */
const describeFailure = (error: unknown): string =>
  error instanceof Error ? `${error.name}${'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''}` : 'unknown'
