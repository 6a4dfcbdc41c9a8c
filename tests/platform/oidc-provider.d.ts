/** The part of `oidc-provider` that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    readonly path: string
    readonly method: string
    readonly req: IncomingMessage
    readonly res: ServerResponse
    readonly oidc: {
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
      readonly provider: Provider
    }
    type: string
    status: number
    body: unknown
    respond: boolean
    get(header: string): string
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Configuration {
    readonly clients: readonly object[]
    readonly jwks: { readonly keys: readonly object[] }
    readonly cookies: { readonly keys: readonly string[] }
    readonly scopes: readonly string[]
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly conformIdTokenClaims: boolean
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>
    readonly pkce: { readonly required: () => boolean }
    readonly ttl: Readonly<Record<string, number>>
    readonly interactions: { readonly url: (ctx: Context, interaction: { readonly uid: string }) => string }
    readonly findAccount: (ctx: Context, id: string) => { readonly accountId: string; readonly claims: () => object }
    readonly loadExistingGrant: (ctx: Context) => Promise<Grant>
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (properties: { readonly clientId: string; readonly accountId: string }) => Grant
    readonly AccessToken: { find(token: string): Promise<{ readonly accountId: string } | undefined> }
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object, options: object): Promise<void>
  }
}
