import type { Configuration } from 'openid-client'
import type { OAuthSite, OpenIdSite, SocialLogin } from '../../../src/generated/config.ts'

export type SocialProvider = keyof SocialLogin

/** Values that bind one login: created here, stored until the visitor returns, and useless afterwards. */
export interface AuthorizationState {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Identity of a visitor at a provider. */
export interface SocialIdentity {
  /** The provider's permanent id. */
  readonly subject: string
  /** An e-mail address that the provider has verified. */
  readonly email?: string
  readonly name?: string
}

/** A provider as one brand uses it. */
export interface SocialSite {
  /** Returns the URL of the provider's login page. */
  begin(state: AuthorizationState, redirect: string): Promise<string>
  /** Returns the identity from a redirect back. Throws if the redirect is invalid. */
  finish(state: AuthorizationState, returned: URL): Promise<SocialIdentity>
}

/** Loaded with the first social login, so that platforms without it never load it. */
const library = () => import('openid-client')

const timeoutSeconds = 10
const knownMilliseconds = 3_600_000

export const createAuthorizationState = async (): Promise<AuthorizationState> => {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await library()
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
}

/**
 * OpenID Connect provider: code flow with PKCE, state and nonce; the signature of the ID token is verified with the
 * provider's keys.
 */
export const openIdSite = (site: OpenIdSite, secret: string): SocialSite => ({
  begin: async (marks, redirect) =>
    authorize(await discover(site, secret), marks, { redirect, scope: 'openid email profile', nonce: true }),
  finish: async ({ state, nonce, verifier }, returned) => {
    const { authorizationCodeGrant, fetchUserInfo } = await library()
    const at = await discover(site, secret)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(at, returned, checks)
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('The provider sent no ID token.')
    const userInfo =
      claims['email'] === undefined && at.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(at, tokens.access_token, claims.sub)
        : claims
    return {
      subject: `${claims.iss} ${claims.sub}`,
      ...(userInfo['email_verified'] === true && textOf('email', userInfo['email'])),
      ...textOf('name', userInfo['name']),
    }
  },
})

/**
 * OAuth 2 provider: code flow with PKCE and state; the identity is requested with the token. Whether an e-mail address
 * was verified is unknown, so none is used.
 */
export const oauthSite = (site: OAuthSite, secret: string): SocialSite => ({
  begin: async (marks, redirect) =>
    authorize(await describe(site, secret), marks, { redirect, scope: 'public_profile email', nonce: false }),
  finish: async ({ state, verifier }, returned) => {
    const { authorizationCodeGrant, fetchProtectedResource } = await library()
    const at = await describe(site, secret)
    const tokens = await authorizationCodeGrant(at, returned, { expectedState: state, pkceCodeVerifier: verifier })
    const answer = await fetchProtectedResource(at, tokens.access_token, new URL(site.userUrl), 'GET')
    if (!answer.ok) throw new Error(`The provider answered with status ${String(answer.status)}.`)
    const { id, name } = (await answer.json()) as { readonly id?: unknown; readonly name?: unknown }
    if (typeof id !== 'string' || id === '' || id.length > 255) throw new Error('The provider sent no valid user id.')
    return { subject: `${new URL(site.userUrl).origin} ${id}`, ...textOf('name', name) }
  },
})

async function authorize(
  at: Configuration,
  { state, nonce, verifier }: AuthorizationState,
  input: { readonly redirect: string; readonly scope: string; readonly nonce: boolean },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  return buildAuthorizationUrl(at, {
    redirect_uri: input.redirect,
    scope: input.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(input.nonce && { nonce }),
  }).href
}

const discovered = new Map<string, { readonly at: Promise<Configuration>; readonly until: number }>()

/** Fetches and caches the provider's metadata for an hour; a failed request is repeated. */
function discover({ issuer, clientId }: OpenIdSite, secret: string): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, secret])
  const known = discovered.get(key)
  if (known && known.until > Date.now()) return known.at
  const at = fetchMetadata(issuer, clientId, secret)
  discovered.set(key, { at, until: Date.now() + knownMilliseconds })
  at.catch(() => discovered.delete(key))
  return at
}

async function fetchMetadata(issuer: string, clientId: string, secret: string): Promise<Configuration> {
  const { ClientSecretPost, allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  const execute = [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])]
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(secret), { execute, timeout: timeoutSeconds })
}

async function describe({ authorizationUrl, tokenUrl, clientId }: OAuthSite, secret: string): Promise<Configuration> {
  const { ClientSecretPost, Configuration, allowInsecureRequests } = await library()
  const server = { issuer: new URL(authorizationUrl).origin, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
  const at = new Configuration(server, clientId, undefined, ClientSecretPost(secret))
  at.timeout = timeoutSeconds
  if (isLocal(tokenUrl)) allowInsecureRequests(at)
  return at
}

/** A provider on this machine needs no TLS; the settings admit no other without it. */
const isLocal = (url: string): boolean => new URL(url).protocol === 'http:'

/** Returns a third party's value if it is a non-empty string of limited length. */
const textOf = <K extends string>(name: K, value: unknown): { readonly [P in K]?: string } =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 255 ? ({ [name]: value.trim() } as Record<K, string>) : {}
