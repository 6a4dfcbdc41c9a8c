import { randomBytes } from 'node:crypto'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import type { Operator } from '../commands/index.ts'
import { ApiError } from '../api-context/index.ts'
import { beginLoginAttempt, findStep, verifyAttempt } from '../identity/index.ts'
import { hashToken, decryptText } from '../secrets/index.ts'
import {
  type Client,
  type IssuedToken,
  type OperatorDeps,
  SignInError,
  auditSignIn,
  issueToken,
  toOperator,
  tokenSeconds,
} from './operator-context.ts'
import { type OperatorRecord, createOperatorStore } from './store/operators.ts'
import { createOperatorTokenStore } from './store/tokens.ts'

/** An access token and its operator. */
export interface OperatorSession extends IssuedToken {
  readonly operator: Operator
}

export interface PasswordSignIn {
  readonly email: string
  readonly password: string
  /** The current code from the authenticator app. */
  readonly code: string
}

const createFailedError = (): SignInError => new SignInError('sign_in_failed', 'Incorrect email address, password or code.')

/**
 * Signs an operator in by password and authenticator app. Attempts are limited per network and per email address,
 * even if no operator has the email address, and the error does not tell which of the values is wrong.
 * @throws SignInError sign_in_failed, too_many_requests
 */
export async function signInByPassword(deps: OperatorDeps, input: PasswordSignIn, client: Client): Promise<OperatorSession> {
  const { platform, secrets } = deps
  const tenant = { ...platform, requester: client }
  const attempt = await withSignInErrors(() =>
    beginLoginAttempt(tenant, secrets.deriveKey('operator-failures'), { identifier: input.email }, client.network),
  )
  const operator = await createOperatorStore(platform).findByEmail(input.email)
  const enabledOperator = operator?.disabled === false ? operator : undefined
  const isPasswordCorrect = await withSignInErrors(() =>
    verifyAttempt(tenant, attempt, enabledOperator?.password_hash ?? undefined, input.password),
  )
  if (!(await consumeCode(deps, enabledOperator, input.code, isPasswordCorrect)) || enabledOperator === undefined) {
    await attempt.fail()
    await auditSignIn(deps, operator, { event: 'operator-sign-in', outcome: 'sign_in_failed', method: 'password' })
    throw createFailedError()
  }
  await attempt.succeed()
  return completeSignIn(deps, enabledOperator, 'password')
}

/**
 * Consumes the code if it and the password are correct. Returns whether it did. Without an enabled operator or an app,
 * a random secret is checked, so that timing does not reveal that there is none.
 */
async function consumeCode(
  deps: OperatorDeps,
  enabledOperator: OperatorRecord | undefined,
  code: string,
  isPasswordCorrect: boolean,
): Promise<boolean> {
  const sealed = enabledOperator?.authenticator
  const secret = enabledOperator && sealed ? decryptSecret(deps, enabledOperator.id, sealed) : randomBytes(20)
  const step = findStep(secret, code, Date.now())
  return (
    isPasswordCorrect &&
    enabledOperator !== undefined &&
    step !== undefined &&
    createOperatorStore(deps.platform).consumeStep(enabledOperator.id, step)
  )
}

/** Decrypts the secret of an authenticator app. */
export const decryptSecret = ({ secrets }: OperatorDeps, id: string, sealed: Buffer): Buffer =>
  Buffer.from(decryptText(secrets.deriveKey('operator-authenticators'), id, sealed), 'base64')

/** Issues the access token of an authenticated operator or service, and records the sign-in in the audit log. */
export async function completeSignIn(deps: OperatorDeps, record: OperatorRecord, method: string): Promise<OperatorSession> {
  const seconds = record.kind === 'service' ? tokenSeconds['service-access'] : tokenSeconds.access
  const accessToken = await issueToken(deps, record.id, 'access', seconds)
  await auditSignIn(deps, record, { event: 'operator-sign-in', method })
  return { ...accessToken, operator: await toOperator(deps, record) }
}

/**
 * Exchanges the secret of a service for an access token that is valid for an hour.
 * @throws SignInError sign_in_failed
 */
export async function signInService(deps: OperatorDeps, secret: string): Promise<OperatorSession> {
  const service = await createOperatorTokenStore(deps.platform).find(hashToken(secret), 'service')
  if (service) return completeSignIn(deps, service, 'service')
  await auditSignIn(deps, undefined, { event: 'operator-sign-in', outcome: 'sign_in_failed', method: 'service' })
  throw new SignInError('sign_in_failed', 'The secret of the service is not valid.')
}

/** Returns the operator of an access token and its expiry; `undefined` if it is not valid. */
export async function authenticate(
  deps: Pick<OperatorDeps, 'platform'>,
  token: string,
): Promise<{ readonly operator: Operator; readonly expiresAt: Date } | undefined> {
  const record = await createOperatorTokenStore(deps.platform).find(hashToken(token), 'access')
  return record && { operator: await toOperator(deps, record), expiresAt: record.expires_at }
}

/** Revokes an access token. */
export async function signOut(deps: OperatorDeps, token: string): Promise<void> {
  const operator = await createOperatorTokenStore(deps.platform).find(hashToken(token), 'access')
  await createOperatorTokenStore(deps.platform).delete(hashToken(token))
  if (operator) await auditSignIn(deps, operator, { event: 'operator-sign-out' })
}

/**
 * Runs `work`. Converts the ApiErrors too_many_requests and unavailable (no slot for password hashing) to the
 * SignInError too_many_requests.
 */
export async function withSignInErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'too_many_requests' && error.code !== 'unavailable')) throw error
    const seconds = error.detail.retryAfterSeconds ?? 1
    throw new SignInError('too_many_requests', `Too many attempts. Try again in ${formatCount(seconds, 'second')}.`, seconds)
  }
}
