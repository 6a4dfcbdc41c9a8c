import { randomBytes } from 'node:crypto'
import { withTransaction } from '../../database/tenant.ts'
import { hashPassword } from '../accounts/index.ts'
import { findStep, isCommonPassword, toBase32 } from '../identity/index.ts'
import { hashToken, encryptText } from '../secrets/index.ts'
import { type Client, type OperatorDeps, SignInError, auditSignIn } from './operator-context.ts'
import { type OperatorSession, completeSignIn, withSignInErrors, decryptSecret } from './sign-in.ts'
import { type OperatorRecord, createOperatorStore } from './store/operators.ts'
import { createOperatorTokenStore } from './store/tokens.ts'

const secretBytes = 20
const [minPasswordLength, maxPasswordLength] = [12, 200]

export interface Enrolment {
  readonly name: string
  readonly email: string | null
  /** The secret of the authenticator app in base32, for manual entry. */
  readonly secret: string
  /** The secret as an `otpauth` URL, for a QR code. */
  readonly url: string
}

/**
 * Begins an enrolment with its one-time token: creates a secret for the operator's authenticator app.
 * @throws SignInError enrolment_invalid
 */
export async function beginEnrolment(deps: OperatorDeps, token: string): Promise<Enrolment> {
  const operator = await requireEnrollingOperator(deps, token)
  const bytes = randomBytes(secretBytes)
  const encryptedSecret = encryptText(deps.secrets.deriveKey('operator-authenticators'), operator.id, bytes.toString('base64'))
  await createOperatorStore(deps.platform).update(operator.id, { pending_authenticator: encryptedSecret })
  const secret = toBase32(bytes)
  const query = new URLSearchParams({ secret, issuer: 'Livery' }).toString()
  const label = encodeURIComponent(`Livery:${operator.email ?? operator.name}`)
  return { name: operator.name, email: operator.email, secret, url: `otpauth://totp/${label}?${query}` }
}

/**
 * Completes an enrolment: stores the operator's new password and authenticator app, revokes the operator's access and
 * enrolment tokens, and signs the operator in.
 * @throws SignInError enrolment_invalid, password_refused, code_wrong, too_many_requests
 */
export async function finishEnrolment(
  deps: OperatorDeps,
  { token, password, code }: { readonly token: string; readonly password: string; readonly code: string },
  client: Client,
): Promise<OperatorSession> {
  const { platform } = deps
  const operator = await requireEnrollingOperator(deps, token)
  assertPasswordAllowed(operator, password)
  const pendingAuthenticator = operator.pending_authenticator
  const step =
    pendingAuthenticator === null ? undefined : findStep(decryptSecret(deps, operator.id, pendingAuthenticator), code, Date.now())
  if (step === undefined) throw new SignInError('code_wrong', 'Incorrect code. Enter the one that the app shows now.')
  const hash = await withSignInErrors(() => hashPassword({ code: platform.code, requester: client }, password))
  await withTransaction(platform, async (trx) => {
    if (!(await createOperatorTokenStore(trx).delete(hashToken(token)))) throw createInvalidTokenError()
    await createOperatorTokenStore(trx).deleteByOperator(operator.id, ['access', 'enrolment'])
    await createOperatorStore(trx).update(operator.id, {
      password_hash: hash,
      authenticator: pendingAuthenticator,
      last_step: step,
      pending_authenticator: null,
    })
  })
  await auditSignIn(deps, operator, { event: 'operator-enrol' })
  return completeSignIn(deps, operator, 'enrolment')
}

const createInvalidTokenError = (): SignInError =>
  new SignInError('enrolment_invalid', 'The enrolment token is not valid. It works once, within 24 hours: ask for a new one.')

async function requireEnrollingOperator({ platform }: OperatorDeps, token: string): Promise<OperatorRecord> {
  const operator = await createOperatorTokenStore(platform).find(hashToken(token), 'enrolment')
  if (!operator) throw createInvalidTokenError()
  return operator
}

function assertPasswordAllowed({ name, email }: OperatorRecord, password: string): void {
  const rejectPassword = (message: string): never => {
    throw new SignInError('password_refused', message)
  }
  if (password.length < minPasswordLength || password.length > maxPasswordLength)
    rejectPassword(`A password must have ${String(minPasswordLength)} to ${String(maxPasswordLength)} characters.`)
  const lowercasePassword = password.toLowerCase()
  const personalWords = [...name.toLowerCase().split(/\s+/), (email ?? '').toLowerCase().replace(/@.*$/, '')].filter(
    (word) => word.length >= 4,
  )
  if (isCommonPassword(password) || new Set(password).size < 5) rejectPassword('This password is among those that attackers try first.')
  if (personalWords.some((word) => lowercasePassword.includes(word) && lowercasePassword.replaceAll(word, '').length < 8))
    rejectPassword('A password must not consist of your name or email address.')
}
