import type { Calls } from '../../../src/generated/api.ts'
import type { EndpointName, endpoints } from '../../../src/generated/endpoints.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'

/** Location of a visitor. */
export interface Location {
  readonly ip: string
  /** ISO 3166-1 alpha-2 code; `ZZ` if unknown. */
  readonly country: string
}

/** A logged-in account, and the hash of its session token. */
export interface Member {
  readonly account: AccountRecord
  readonly tokenHash: Buffer
  /** Whether the password has to be changed before anything else. */
  readonly mustChangePassword: boolean
}

/** Context of a request: the brand of the host, its current settings, and the client. */
export interface ApiContext {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** The requested host name, without port. */
  readonly host: string
  /** Origins at which browsers open the brand's games. */
  readonly launchOrigins: readonly string[]
  readonly location: Location
  /** Code of the brand's language that `Accept-Language` prefers, or of the brand's default language. */
  readonly language: string
  readonly member: Member | undefined
  /** Proof of work sent with the request. */
  readonly proofOfWork: string | undefined
  /** Id of the last captcha issued to this browser. */
  readonly captchaId: string | undefined
  /** Stores a captcha's id in this browser. */
  setCaptchaCookie(id: string): void
  /** Token of the remembered login of this browser. */
  readonly rememberedLoginToken: string | undefined
  /** Stores the token of a remembered login in this browser for a number of seconds; without a token, deletes it. */
  setRememberedLoginCookie(token: string | undefined, seconds?: number): void
  /** Id of the pending social login of this browser. */
  readonly pendingSocialLoginId: string | undefined
  /** Stores the id of a pending social login in this browser for a number of seconds; without an id, deletes it. */
  setSocialLoginCookie(id: string | undefined, seconds?: number): void
  /** Id of the pending login of this browser. */
  readonly pendingLoginId: string | undefined
  /** Stores the id of a pending login in this browser for a number of seconds; without an id, deletes it. */
  setPendingLoginCookie(id: string | undefined, seconds?: number): void
  /** The requested origin, with its port. */
  readonly origin: string
}

/** Context of a request to an endpoint. If the endpoint requires a token, there is always a member. */
type ContextOf<C extends EndpointName> = (typeof endpoints)[C]['token'] extends 'required'
  ? ApiContext & { readonly member: Member }
  : ApiContext

/** Input of an endpoint: its query or its body, as validated by its schema. */
type RequestOf<C extends EndpointName> = Calls[C] extends { query: infer Q } ? Q : Calls[C] extends { body: infer B } ? B : undefined

/** Handles a request: returns the value of the response envelope, or throws an {@link ApiError}. */
type Handler<C extends EndpointName> = (context: ContextOf<C>, request: RequestOf<C>) => Promise<Calls[C]['value']>

/** Handlers of exactly these endpoints. */
export type ApiHandlers<C extends EndpointName> = { readonly [N in C]: Handler<N> }

/** The full names of the endpoints of a namespace. */
export type EndpointsOf<P extends string> = Extract<EndpointName, `${P}.${string}`>
