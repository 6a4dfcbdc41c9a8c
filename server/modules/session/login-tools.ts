import type { LoginResult } from '../../../src/generated/api.ts'
import { ApiError, type ApiContext } from '../api-context/index.ts'
import type { IdentityDeps } from '../identity/index.ts'
import { createSenderFactory } from '../messages/index.ts'
import type { VerificationDeps } from '../verification/index.ts'
import {
  type ExtraVerificationContext,
  pendingLoginSeconds,
  createLoginChallenge,
  isKnownNetwork,
  addKnownNetwork,
} from './extra-verification.ts'
import type { ChallengeLogin } from './log-in.ts'
import { revokeRememberedLogin, rememberLogin } from './remember-login.ts'

export type SessionDeps = IdentityDeps & VerificationDeps & { readonly log: (line: string) => void }

export const toBaseLoginContext = ({ tenant, site, brand }: ApiContext) => ({ tenant, site, side: brand.config.merchant.side })

/** Creates the function that returns the context of extra verification for an API request. */
export function createExtraVerificationContextFactory(deps: SessionDeps) {
  const createSender = createSenderFactory(deps)
  return (context: ApiContext): ExtraVerificationContext => ({
    sender: createSender(context),
    site: context.site,
    config: context.brand.config,
    secretKey: deps.secrets.deriveKey('authenticators'),
  })
}

/**
 * Creates the check that, if the brand uses extra verification, makes a login from an unknown network pending and
 * stores its id in a cookie of this browser.
 */
export function createLoginChallenger(deps: SessionDeps) {
  const toExtraContext = createExtraVerificationContextFactory(deps)
  return (context: ApiContext, remember: boolean): ChallengeLogin =>
    async (account, password) => {
      const id = await createLoginChallenge(toExtraContext(context), account, { password, remember })
      if (id === undefined) return
      context.setPendingLoginCookie(id, pendingLoginSeconds)
      throw new ApiError('verification_required', {}, account.id)
    }
}

export type CompleteLogin = (context: ApiContext, login: LoginResult, remember: boolean) => Promise<void>

/**
 * Creates the function that completes a login: it records the network as known, revokes this browser's remembered
 * login, and creates a new one if requested.
 */
export function createLoginCompleter(deps: SessionDeps): CompleteLogin {
  const toExtraContext = createExtraVerificationContextFactory(deps)
  return async (context, login, remember) => {
    await addKnownNetwork(toExtraContext(context), login.user.id, context.location.country)
    await updateRememberedLogin(context, login, remember)
  }
}

/** Creates the function that records the network of a new account as known. It does not revoke remembered logins. */
export function createNewAccountRecorder(deps: SessionDeps) {
  const toExtraContext = createExtraVerificationContextFactory(deps)
  return async (context: ApiContext, login: LoginResult): Promise<LoginResult> => {
    await addKnownNetwork(toExtraContext(context), login.user.id, context.location.country)
    return login
  }
}

/** Creates the function that checks whether an account has been logged in to from the visitor's network. */
export function createKnownNetworkCheck(deps: SessionDeps) {
  const toExtraContext = createExtraVerificationContextFactory(deps)
  return (context: ApiContext) =>
    (account: string): Promise<boolean> =>
      isKnownNetwork(toExtraContext(context), account)
}

const daySeconds = 86_400

/**
 * Revokes this browser's remembered login, and creates a new one if the visitor requests it and the password need not
 * be changed.
 */
async function updateRememberedLogin(
  context: ApiContext,
  { token: session, passwordDefault }: LoginResult,
  isRequested: boolean,
): Promise<void> {
  await forgetRememberedLogin(context)
  if (!isRequested || passwordDefault === true) return
  const seconds = context.brand.config.settings.times.rememberLoginDays * daySeconds
  const token = await rememberLogin(toBaseLoginContext(context), session, seconds)
  if (token !== undefined) context.setRememberedLoginCookie(token, seconds)
}

export async function forgetRememberedLogin({ tenant, rememberedLoginToken: token, setRememberedLoginCookie }: ApiContext): Promise<void> {
  await revokeRememberedLogin(tenant, token)
  setRememberedLoginCookie(undefined)
}
