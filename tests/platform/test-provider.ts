import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { providerClientSecret } from './provider-client-secret.ts'

/** A running identity provider on this machine, for OpenID Connect and for OAuth 2 with a user-info endpoint. */
export interface TestProvider {
  readonly origin: string
  /** The value of `socialLogin` in a brand's `platform.json`. */
  readonly socialLogin: object
  /**
   * Logs in at the provider as the named user, or cancels if `login` is `undefined`. Returns the URL to which the
   * provider redirects the browser.
   */
  visit(url: string, login: string | undefined): Promise<string>
  stop(): Promise<void>
}

const clientId = 'livery'

interface TestProviderOptions {
  /** Publishes a key other than the one that signs, so that its signatures are invalid. */
  readonly forged?: boolean
}

/** Starts a provider that accepts these redirect URIs and no others. */
export async function startTestProvider(
  redirectUris: readonly string[],
  { forged = false }: TestProviderOptions = {},
): Promise<TestProvider> {
  const key = await createKey('privateKey')
  let handleRequest: ReturnType<InstanceType<typeof Provider>['callback']> | undefined
  const server = createServer((request, response) => handleRequest?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  handleRequest = createProvider(origin, redirectUris, key, forged ? await createKey('publicKey') : undefined).callback()
  return {
    origin,
    socialLogin: {
      google: { issuer: origin, clientId },
      facebook: { authorizationUrl: `${origin}/auth`, tokenUrl: `${origin}/token`, userUrl: `${origin}/graph/me`, clientId },
    },
    visit: (url, login) => visit(origin, url, login),
    stop: () => stop(server),
  }
}

async function createKey(keyPart: 'privateKey' | 'publicKey'): Promise<object> {
  const pair = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(pair[keyPart])), use: 'sig', alg: 'RS256', kid: 'tests' }
}

function createProvider(origin: string, redirectUris: readonly string[], key: object, publishedKey: object | undefined): Provider {
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: providerClientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['for the tests alone'] },
    scopes: ['openid', 'public_profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: capitalize(id), email: `${id}@example.com`, email_verified: !id.startsWith('unverified') }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile public_profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (publishedKey && ctx.path === '/jwks') return void (ctx.body = { keys: [publishedKey] })
    if (ctx.path === '/graph/me') return void (await respondUserInfo(provider, ctx))
    if (!ctx.path.startsWith('/interaction/')) return next()
    if (ctx.method === 'GET') {
      ctx.type = 'html'
      ctx.body = loginPage
      return undefined
    }
    let text = ''
    for await (const chunk of ctx.req) text += String(chunk)
    const login = new URLSearchParams(text).get('login') ?? ''
    const result = login === '' ? { error: 'access_denied' } : { login: { accountId: login } }
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
    ctx.respond = false
    return undefined
  })
  return provider
}

const capitalize = (id: string): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`

/** Responds with the user info of an OAuth 2 provider. */
async function respondUserInfo(provider: Provider, ctx: Parameters<Parameters<Provider['use']>[0]>[0]): Promise<void> {
  const token = await provider.AccessToken.find(ctx.get('authorization').replace(/^Bearer /, ''))
  ctx.status = token ? 200 : 401
  ctx.body = token ? { id: `id-of-${token.accountId}`, name: capitalize(token.accountId), email: `${token.accountId}@example.com` } : {}
}

const loginPage = `<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><h1>Another site</h1>
<form method="post"><label>Name <input name="login"></label> <button>Continue</button></form>
<form method="post"><button name="cancel" value="1">Cancel</button></form></html>`

/**
 * Acts like a browser: follows redirects, stores cookies, and submits the login form. Returns the first URL outside the
 * provider.
 */
async function visit(origin: string, url: string, login: string | undefined): Promise<string> {
  const cookieJar = new Map<string, string>()
  const request = async (target: string, form?: URLSearchParams): Promise<string> => {
    const cookie = [...cookieJar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(target, { redirect: 'manual', headers: { cookie }, ...(form && { method: 'POST', body: form }) })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookieJar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`The identity provider answered ${String(response.status)}: ${(await response.text()).slice(0, 300)}`)
    return new URL(location, target).href
  }
  const interactionUrl = await request(url)
  if (!interactionUrl.startsWith(origin)) return interactionUrl
  let nextUrl = await request(interactionUrl, new URLSearchParams(login === undefined ? { cancel: '1' } : { login }))
  while (nextUrl.startsWith(origin)) nextUrl = await request(nextUrl)
  return nextUrl
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
