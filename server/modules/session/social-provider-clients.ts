import type { Configuration } from 'openid-client'
import type { OAuthProviderConfig, OpenIdProviderConfig, SocialLogin } from '../../../src/generated/config.ts'

export type SocialProvider = keyof SocialLogin

/** Values that bind the provider's redirect to the login that requested it. They are used once. */
export interface AuthorizationState {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Identity of a visitor at a provider. */
export interface SocialIdentity {
  /** The issuer and the visitor's permanent id at the provider. */
  readonly subject: string
  /** An email address that the provider has verified. */
  readonly email?: string
  readonly name?: string
}

/** Client of a provider, with the configuration of one brand. */
export interface SocialProviderClient {
  /** Returns the URL of the provider's login page. */
  createAuthorizationUrl(state: AuthorizationState, redirect: string): Promise<string>
  /** Returns the identity from a redirect back. Throws if the redirect is invalid. */
  fetchIdentity(state: AuthorizationState, callbackUrl: URL): Promise<SocialIdentity>
}

/** Loads the library at the first social login, so that platforms without social logins never load it. */
const loadLibrary = () => import('openid-client')

const timeoutSeconds = 10
const metadataTtlMilliseconds = 3_600_000

export const createAuthorizationState = async (): Promise<AuthorizationState> => {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await loadLibrary()
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
}

/**
 * OpenID Connect provider: code flow with PKCE, state and nonce; the signature of the ID token is verified with the
 * provider's keys.
 */
export const createOpenIdClient = (providerConfig: OpenIdProviderConfig, secret: string): SocialProviderClient => ({
  createAuthorizationUrl: async (authorizationState, redirect) =>
    buildUrl(await discover(providerConfig, secret), authorizationState, { redirect, scope: 'openid email profile', usesNonce: true }),
  fetchIdentity: async ({ state, nonce, verifier }, callbackUrl) => {
    const { authorizationCodeGrant, fetchUserInfo } = await loadLibrary()
    const configuration = await discover(providerConfig, secret)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, callbackUrl, checks)
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('The provider sent no ID token.')
    const userInfo =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    return {
      subject: `${claims.iss} ${claims.sub}`,
      ...(userInfo['email_verified'] === true && toOptionalProperty('email', userInfo['email'])),
      ...toOptionalProperty('name', userInfo['name']),
    }
  },
})

/**
 * OAuth 2 provider: code flow with PKCE and state; the identity is requested with the access token. Whether an email
 * address was verified is unknown, so none is used.
 */
export const createOAuthClient = (providerConfig: OAuthProviderConfig, secret: string): SocialProviderClient => ({
  createAuthorizationUrl: async (authorizationState, redirect) =>
    buildUrl(await createConfiguration(providerConfig, secret), authorizationState, {
      redirect,
      scope: 'public_profile email',
      usesNonce: false,
    }),
  fetchIdentity: async ({ state, verifier }, callbackUrl) => {
    const { authorizationCodeGrant, fetchProtectedResource } = await loadLibrary()
    const configuration = await createConfiguration(providerConfig, secret)
    const tokens = await authorizationCodeGrant(configuration, callbackUrl, { expectedState: state, pkceCodeVerifier: verifier })
    const response = await fetchProtectedResource(configuration, tokens.access_token, new URL(providerConfig.userUrl), 'GET')
    if (!response.ok) throw new Error(`The provider answered with status ${String(response.status)}.`)
    const { id, name } = (await response.json()) as { readonly id?: unknown; readonly name?: unknown }
    if (typeof id !== 'string' || id === '' || id.length > 255) throw new Error('The provider sent no valid user id.')
    return { subject: `${new URL(providerConfig.userUrl).origin} ${id}`, ...toOptionalProperty('name', name) }
  },
})

async function buildUrl(
  configuration: Configuration,
  { state, nonce, verifier }: AuthorizationState,
  input: { readonly redirect: string; readonly scope: string; readonly usesNonce: boolean },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary()
  return buildAuthorizationUrl(configuration, {
    redirect_uri: input.redirect,
    scope: input.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(input.usesNonce && { nonce }),
  }).href
}

const configurations = new Map<string, { readonly configuration: Promise<Configuration>; readonly expiresAt: number }>()

/** Fetches the provider's metadata, and caches it for an hour. Failures are not cached. */
function discover({ issuer, clientId }: OpenIdProviderConfig, secret: string): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, secret])
  const cached = configurations.get(key)
  if (cached && cached.expiresAt > Date.now()) return cached.configuration
  const configuration = fetchMetadata(issuer, clientId, secret)
  configurations.set(key, { configuration, expiresAt: Date.now() + metadataTtlMilliseconds })
  configuration.catch(() => configurations.delete(key))
  return configuration
}

async function fetchMetadata(issuer: string, clientId: string, secret: string): Promise<Configuration> {
  const { ClientSecretPost, allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadLibrary()
  const execute = [enableNonRepudiationChecks, ...(isPlainHttp(issuer) ? [allowInsecureRequests] : [])]
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(secret), { execute, timeout: timeoutSeconds })
}

async function createConfiguration({ authorizationUrl, tokenUrl, clientId }: OAuthProviderConfig, secret: string): Promise<Configuration> {
  const { ClientSecretPost, Configuration, allowInsecureRequests } = await loadLibrary()
  const server = { issuer: new URL(authorizationUrl).origin, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
  const configuration = new Configuration(server, clientId, undefined, ClientSecretPost(secret))
  configuration.timeout = timeoutSeconds
  if (isPlainHttp(tokenUrl)) allowInsecureRequests(configuration)
  return configuration
}

/** Whether a URL has no TLS. The configuration allows http only for this machine. */
const isPlainHttp = (url: string): boolean => new URL(url).protocol === 'http:'

/**
 * Returns an object with a provider's value, trimmed, if that is a non-blank string of at most 255 characters;
 * otherwise an empty object.
 */
const toOptionalProperty = <K extends string>(name: K, value: unknown): { readonly [P in K]?: string } =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 255 ? ({ [name]: value.trim() } as Record<K, string>) : {}
