import { timingSafeEqual } from 'node:crypto'
import { type AuthorizationState, createAuthorizationState, createOpenIdClient } from '../session/index.ts'
import { hashToken, createReference, createToken, decryptText, encryptText } from '../secrets/index.ts'
import { type OperatorDeps, type OperatorProvider, SignInError, auditSignIn } from './operator-context.ts'
import { type OperatorSession, completeSignIn } from './sign-in.ts'
import { type OperatorRecord, createOperatorStore } from './store/operators.ts'
import { createOperatorSignInStore } from './store/sign-ins.ts'

const signInSeconds = 600

/** A pending sign-in, stored while the operator is at the provider. */
interface PendingSignIn {
  readonly authorizationState: AuthorizationState
  /** Hash of the secret in `StartedSignIn.attempt`, in hexadecimal. */
  readonly secretHash: string
  /**
   * Whether a browser began it. A browser gets the access token at the redirect; a terminal prompts for a confirmation
   * code instead.
   */
  readonly browser: boolean
}

export interface StartedSignIn {
  /** URL of the provider's login page. */
  readonly url: string
  /** State and secret of the sign-in, `<state>.<secret>`. Only a client that has the secret can complete it. */
  readonly attempt: string
}

/**
 * Begins a sign-in at the OpenID Connect provider.
 * @throws SignInError method_disabled; Error if the provider's metadata cannot be fetched
 */
export async function beginOpenIdSignIn(deps: OperatorDeps, { browser }: { readonly browser: boolean }): Promise<StartedSignIn> {
  const provider = requireProvider(deps)
  const authorizationState = await createAuthorizationState()
  const url = await createIssuerClient(provider).createAuthorizationUrl(authorizationState, provider.getRedirectUrl())
  const secret = createToken()
  const pending: PendingSignIn = { authorizationState, secretHash: hashToken(secret).toString('hex'), browser }
  await createOperatorSignInStore(deps.platform).insert({
    state_hash: hashToken(authorizationState.state),
    sealed: encryptText(deps.secrets.deriveKey('operator-sign-ins'), authorizationState.state, JSON.stringify(pending)),
    expires_at: new Date(Date.now() + signInSeconds * 1000),
  })
  return { url, attempt: `${authorizationState.state}.${secret}` }
}

/**
 * Handles the redirect from the provider. Returns the access token if a browser began the sign-in, or the confirmation
 * code that the operator enters in the terminal that began it. An attacker who sends the link of a sign-in to a victim
 * gets neither.
 * @throws SignInError sign_in_failed, method_disabled
 */
export async function handleOpenIdRedirect(
  deps: OperatorDeps,
  callbackUrl: URL,
  attempt: string | undefined,
): Promise<{ readonly code: string } | OperatorSession> {
  const provider = requireProvider(deps)
  const state = callbackUrl.searchParams.get('state') ?? ''
  const stateHash = hashToken(state)
  const signIns = createOperatorSignInStore(deps.platform)
  const pendingSignIn = await signIns.findPending(stateHash)
  if (!pendingSignIn) throw createFailedError()
  const { authorizationState, secretHash, browser } = decryptPendingSignIn(deps, state, pendingSignIn.sealed)
  if (browser && !hasMatchingSecret(attempt, secretHash)) throw createFailedError()
  const identity = await createIssuerClient(provider)
    .fetchIdentity(authorizationState, new URL(`${provider.getRedirectUrl()}${callbackUrl.search}`))
    .catch(() => undefined)
  const operator = identity && (await findOperator(deps, identity))
  if (!operator) {
    await signIns.consume(stateHash)
    await auditSignIn(deps, undefined, { event: 'operator-sign-in', outcome: 'sign_in_failed', method: 'openid' })
    throw createFailedError()
  }
  if (browser) {
    if (!(await signIns.consume(stateHash))) throw createFailedError()
    return completeSignIn(deps, operator, 'openid')
  }
  const code = createReference('')
  if (!(await signIns.complete(stateHash, operator.id, hashToken(code)))) throw createFailedError()
  return { code }
}

/**
 * Completes a sign-in that a terminal began, with the confirmation code that the browser shows. A wrong code ends the
 * sign-in.
 * @throws SignInError sign_in_failed
 */
export async function finishOpenIdSignIn(deps: OperatorDeps, attempt: string, code: string): Promise<OperatorSession> {
  const [state = ''] = attempt.split('.')
  const completedSignIn = await createOperatorSignInStore(deps.platform).consume(hashToken(state))
  if (!completedSignIn?.code_hash || completedSignIn.operator === null) throw createFailedError()
  const { secretHash } = decryptPendingSignIn(deps, state, completedSignIn.sealed)
  const codeHash = hashToken(code.replaceAll(/[\s-]/g, '').toUpperCase())
  const operator = await createOperatorStore(deps.platform).findById(completedSignIn.operator)
  if (!hasMatchingSecret(attempt, secretHash) || !timingSafeEqual(codeHash, completedSignIn.code_hash) || operator?.disabled !== false)
    throw createFailedError()
  return completeSignIn(deps, operator, 'openid')
}

/**
 * Returns the enabled operator with an identity; `undefined` if there is none. The first sign-in finds the operator by
 * the email address that the provider has verified, unless the operator is linked to another identity, and stores the
 * provider's permanent id, which later sign-ins use.
 */
async function findOperator(
  { platform }: OperatorDeps,
  { subject, email }: { readonly subject: string; readonly email?: string },
): Promise<OperatorRecord | undefined> {
  const operators = createOperatorStore(platform)
  const linkedOperator = await operators.findBySubject(subject)
  if (linkedOperator) return linkedOperator.disabled ? undefined : linkedOperator
  const invitedOperator = email === undefined ? undefined : await operators.findByEmail(email)
  if (!invitedOperator || invitedOperator.disabled || invitedOperator.subject !== null) return undefined
  await operators.update(invitedOperator.id, { subject })
  return invitedOperator
}

const createFailedError = (): SignInError =>
  new SignInError('sign_in_failed', 'The login failed, took more than ten minutes, or the identity is not an operator of this platform.')

function requireProvider({ provider }: OperatorDeps): OperatorProvider {
  if (!provider) throw new SignInError('method_disabled', 'No OpenID Connect provider is set up. Log in with your password.')
  return provider
}

const createIssuerClient = ({ issuer, clientId, clientSecret }: OperatorProvider) => createOpenIdClient({ issuer, clientId }, clientSecret)

const decryptPendingSignIn = ({ secrets }: OperatorDeps, state: string, sealed: Buffer): PendingSignIn =>
  JSON.parse(decryptText(secrets.deriveKey('operator-sign-ins'), state, sealed)) as PendingSignIn

const hasMatchingSecret = (attempt: string | undefined, secretHash: string): boolean =>
  timingSafeEqual(hashToken(attempt?.split('.')[1] ?? ''), Buffer.from(secretHash, 'hex'))
