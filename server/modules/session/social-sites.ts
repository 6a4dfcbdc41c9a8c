import type { Configuration } from 'openid-client'
import type { OAuthSite, OpenIdSite, SocialLogin } from '../../../src/generated/config.ts'

export type SocialProvider = keyof SocialLogin

/** What binds one login: made here, kept until the visitor comes back, and worth nothing afterwards. */
export interface SocialMarks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who somebody is at another site. */
export interface SocialIdentity {
  /** The name that the other site has for them, which never changes. */
  readonly subject: string
  /** An address that the other site has verified. */
  readonly email?: string
  readonly name?: string
}

/** One of the other sites, for one brand. */
export interface SocialSite {
  /** Where the visitor goes on. */
  begin(marks: SocialMarks, redirect: string): Promise<string>
  /** Who has come back with this address. Throws for whatever is wrong with it. */
  finish(marks: SocialMarks, returned: URL): Promise<SocialIdentity>
}

/** The library comes with the first login of this kind: a platform that has none never loads it. */
const library = () => import('openid-client')

const patienceSeconds = 10
const knownMilliseconds = 3_600_000

export const newMarks = async (): Promise<SocialMarks> => {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await library()
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
}

/**
 * A site that speaks OpenID Connect: code flow with PKCE, state and nonce; the signature of the identity is checked by
 * the site's keys.
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
    if (claims === undefined) throw new Error('No identity came.')
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
 * A site that speaks OAuth 2: code flow with PKCE and state; who it is is asked with the token. It does not say whether
 * an address was verified: none is taken.
 */
export const oauthSite = (site: OAuthSite, secret: string): SocialSite => ({
  begin: async (marks, redirect) =>
    authorize(await describe(site, secret), marks, { redirect, scope: 'public_profile email', nonce: false }),
  finish: async ({ state, verifier }, returned) => {
    const { authorizationCodeGrant, fetchProtectedResource } = await library()
    const at = await describe(site, secret)
    const tokens = await authorizationCodeGrant(at, returned, { expectedState: state, pkceCodeVerifier: verifier })
    const answer = await fetchProtectedResource(at, tokens.access_token, new URL(site.userUrl), 'GET')
    if (!answer.ok) throw new Error(`The site answers ${String(answer.status)}.`)
    const { id, name } = (await answer.json()) as { readonly id?: unknown; readonly name?: unknown }
    if (typeof id !== 'string' || id === '' || id.length > 255) throw new Error('No identity came.')
    return { subject: `${new URL(site.userUrl).origin} ${id}`, ...textOf('name', name) }
  },
})

async function authorize(
  at: Configuration,
  { state, nonce, verifier }: SocialMarks,
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

/** What a site says of itself, for an hour; what could not be learnt is asked again. */
function discover({ issuer, clientId }: OpenIdSite, secret: string): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, secret])
  const known = discovered.get(key)
  if (known && known.until > Date.now()) return known.at
  const at = learn(issuer, clientId, secret)
  discovered.set(key, { at, until: Date.now() + knownMilliseconds })
  at.catch(() => discovered.delete(key))
  return at
}

async function learn(issuer: string, clientId: string, secret: string): Promise<Configuration> {
  const { ClientSecretPost, allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  const execute = [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])]
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(secret), { execute, timeout: patienceSeconds })
}

async function describe({ authorizationUrl, tokenUrl, clientId }: OAuthSite, secret: string): Promise<Configuration> {
  const { ClientSecretPost, Configuration, allowInsecureRequests } = await library()
  const server = { issuer: new URL(authorizationUrl).origin, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
  const at = new Configuration(server, clientId, undefined, ClientSecretPost(secret))
  at.timeout = patienceSeconds
  if (isLocal(tokenUrl)) allowInsecureRequests(at)
  return at
}

/** A site on this machine needs no secure connection; the settings admit no other without one. */
const isLocal = (url: string): boolean => new URL(url).protocol === 'http:'

/** A text that somebody else has written, as far as it is one. */
const textOf = <K extends string>(name: K, value: unknown): { readonly [P in K]?: string } =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 255 ? ({ [name]: value.trim() } as Record<K, string>) : {}
