import type { Calls } from '../../../src/generated/api.ts'
import type { CallName, endpoints } from '../../../src/generated/endpoints.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'

/** Where a visitor is. */
export interface Location {
  readonly ip: string
  readonly country: string
}

/** Who is logged in, and with which token. */
export interface Member {
  readonly account: AccountRecord
  readonly tokenHash: Buffer
  /** The password has to be changed before anything else. */
  readonly mustChange: boolean
}

/** What every call is answered from: the brand of the host, what is true of it, and who asks. */
export interface CallContext {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** The host name that was asked, without port. */
  readonly host: string
  /** Where games are served; nothing where no vendor can be reached from this host. */
  readonly vendorOrigin: string | undefined
  readonly location: Location
  /** The code of the brand's language that the browser asks for; the brand's default where it asks for another. */
  readonly language: string
  readonly member: Member | undefined
  /** The proof of work that came with the call. */
  readonly proof: string | undefined
  /** The name of the captcha that this browser was given last. */
  readonly captcha: string | undefined
  /** Gives this browser a captcha's name. */
  giveCaptcha(id: string): void
  /** The token of the login that this browser remembers. */
  readonly remembered: string | undefined
  /** Gives this browser such a token for so many seconds; without one it forgets. */
  giveRemembered(token: string | undefined, seconds?: number): void
  /** The name of the login by another site that this browser is in. */
  readonly social: string | undefined
  /** Gives this browser such a name for so many seconds; without one it forgets. */
  giveSocial(id: string | undefined, seconds?: number): void
  /** The name of the login that waits in this browser. */
  readonly waiting: string | undefined
  giveWaiting(id: string | undefined, seconds?: number): void
  /** The origin that the browser has asked, with its port. */
  readonly origin: string
}

/** A call that needs a token is never reached without one. */
type ContextOf<C extends CallName> = (typeof endpoints)[C]['token'] extends 'required'
  ? CallContext & { readonly member: Member }
  : CallContext

/** What a call takes: its query or its body, as its schema has accepted it. */
type RequestOf<C extends CallName> = Calls[C] extends { query: infer Q } ? Q : Calls[C] extends { body: infer B } ? B : undefined

/** Answers one call: with the value of the envelope, or by throwing a {@link CallError}. */
type Handler<C extends CallName> = (context: ContextOf<C>, request: RequestOf<C>) => Promise<Calls[C]['value']>

/** The handlers of these calls, no fewer and no more. */
export type CallHandlers<C extends CallName> = { readonly [N in C]: Handler<N> }

/** The calls of a port, by their whole names. */
export type CallsOf<P extends string> = Extract<CallName, `${P}.${string}`>
