import type { LoginResult } from '../../../src/generated/api.ts'
import { CallError, type CallContext } from '../calls/index.ts'
import type { IdentityDeps } from '../identity/index.ts'
import { makeSenderOf } from '../messages/index.ts'
import type { VerificationDeps } from '../verification/index.ts'
import { type ExtraContext, extraSeconds, createLoginChallenge, isKnownNetwork, addKnownNetwork } from './extra-verification.ts'
import type { ChallengeLogin } from './log-in.ts'
import { forgetLogin, rememberLogin } from './remember-login.ts'

export type SessionDeps = IdentityDeps & VerificationDeps & { readonly log: (line: string) => void }

export const brandOf = ({ tenant, site, brand }: CallContext) => ({ tenant, site, side: brand.config.merchant.side })

/** Says what extra verification works on. */
export function makeExtraContext(deps: SessionDeps) {
  const senderOf = makeSenderOf(deps)
  return (context: CallContext): ExtraContext => ({
    sender: senderOf(context),
    site: context.site,
    config: context.brand.config,
    secretKey: deps.secrets.key('authenticators'),
  })
}

/** Holds a login that comes from an address that is not known for its account, for this browser. */
export function makeLoginChallenger(deps: SessionDeps) {
  const extraContext = makeExtraContext(deps)
  return (context: CallContext, remember: boolean): ChallengeLogin =>
    async (account, password) => {
      const id = await createLoginChallenge(extraContext(context), account, { password, remember })
      if (id === undefined) return
      context.giveWaiting(id, extraSeconds)
      throw new CallError('verification_required', {}, account.id)
    }
}

export type Welcome = (context: CallContext, login: LoginResult, remember: boolean) => Promise<void>

/** Lets in who has come: they are known from there from now on, and remembered where that was asked for. */
export function makeWelcome(deps: SessionDeps): Welcome {
  const extraContext = makeExtraContext(deps)
  return async (context, login, remember) => {
    await addKnownNetwork(extraContext(context), login.user.id, context.location.country)
    await rememberIfRequested(context, login, remember)
  }
}

/** Who has registered is known from there, and what this browser remembers stays. */
export function makeNewcomer(deps: SessionDeps) {
  const extraContext = makeExtraContext(deps)
  return async (context: CallContext, login: LoginResult): Promise<LoginResult> => {
    await addKnownNetwork(extraContext(context), login.user.id, context.location.country)
    return login
  }
}

/** Says of an account whether it has been logged in to from the address that calls. */
export function makeNeighbourCheck(deps: SessionDeps) {
  const extraContext = makeExtraContext(deps)
  return (context: CallContext) =>
    (account: string): Promise<boolean> =>
      isKnownNetwork(extraContext(context), account)
}

const daySeconds = 86_400

/** A login that says nothing of it, or no, takes back what this browser remembered. */
async function rememberIfRequested(
  context: CallContext,
  { token: session, passwordDefault }: LoginResult,
  requested: boolean,
): Promise<void> {
  await forget(context)
  if (!requested || passwordDefault === true) return
  const seconds = context.brand.config.settings.times.rememberLoginDays * daySeconds
  const token = await rememberLogin(brandOf(context), session, seconds)
  if (token !== undefined) context.giveRemembered(token, seconds)
}

export async function forget({ tenant, remembered, giveRemembered }: CallContext): Promise<void> {
  await forgetLogin(tenant, remembered)
  giveRemembered(undefined)
}
