import { appendAudit } from '../audit/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Operator } from '../commands/index.ts'
import { type Secrets, hashToken, createToken } from '../secrets/index.ts'
import { type OperatorRecord, createOperatorStore } from './store/operators.ts'
import { type TokenPurpose, createOperatorTokenStore } from './store/tokens.ts'

/** The OpenID Connect provider at which operators sign in. */
export interface OperatorProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** URL to which the provider redirects. */
  readonly getRedirectUrl: () => string
}

/** Dependencies for signing operators in and for managing them. */
export interface OperatorDeps {
  /** Tenant for the data of the platform, which belongs to no brand. */
  readonly platform: Tenant
  readonly secrets: Secrets
  /** `undefined` if operators sign in only by password and authenticator app. */
  readonly provider: OperatorProvider | undefined
}

/** The client that requests a sign-in. */
export interface Client {
  /** Network of the client: an IPv4 address, or the /64 prefix of an IPv6 address. */
  readonly network: string
  readonly signal: AbortSignal
}

/** Thrown if a sign-in or an enrolment is refused. The client displays the message. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  constructor(
    readonly code: 'sign_in_failed' | 'enrolment_invalid' | 'password_refused' | 'code_wrong' | 'method_disabled' | 'too_many_requests',
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}

/** Lifetimes of tokens, in seconds. `service-access` is the lifetime of the access token of a service. */
export const tokenSeconds: Readonly<Record<TokenPurpose | 'service-access', number>> = {
  access: 12 * 3600,
  'service-access': 3600,
  enrolment: 24 * 3600,
  service: 365 * 24 * 3600,
}

export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

/** Creates a token for an operator; only its hash is stored. */
export async function issueToken(
  { platform }: OperatorDeps,
  operator: string,
  purpose: TokenPurpose,
  seconds: number = tokenSeconds[purpose],
): Promise<IssuedToken> {
  const token = createToken()
  const expiresAt = new Date(Date.now() + seconds * 1000)
  await createOperatorTokenStore(platform).insert({ token_hash: hashToken(token), operator, purpose, expires_at: expiresAt })
  return { token, expiresAt }
}

/** Converts the record of an operator, and loads the operator's roles. */
export async function toOperator({ platform }: Pick<OperatorDeps, 'platform'>, { id, name, kind }: OperatorRecord): Promise<Operator> {
  const roles = (await createOperatorStore(platform).listRoles([id])).map(({ merchant, role }) => ({ merchant, role }))
  return { id, name, kind, roles }
}

/**
 * Appends a sign-in, sign-out or enrolment to the platform's audit log. `operator` is `undefined` if no operator was
 * identified.
 */
export const auditSignIn = (
  { platform, secrets }: Pick<OperatorDeps, 'platform' | 'secrets'>,
  operator: Pick<OperatorRecord, 'id' | 'name'> | undefined,
  { event, outcome = 'done', method }: { readonly event: string; readonly outcome?: string; readonly method?: string },
): Promise<void> =>
  appendAudit({ ...platform, ...(operator && { operator }) }, secrets.deriveKey('audit'), {
    event,
    outcome,
    account: null,
    ...(method !== undefined && { detail: JSON.stringify({ method }) }),
  })
