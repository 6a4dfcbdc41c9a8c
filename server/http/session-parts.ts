import type { LoginResult } from '../../src/generated/api.ts'
import { CallError } from '../modules/calls/call-error.ts'
import { type Asker, countWrongGuess } from '../modules/verification/demand.ts'
import { checkCaptcha } from '../modules/verification/captcha-check.ts'
import { type ExtraContext, extraSeconds, holdLogin, learnNetwork } from '../modules/session/extra-verification.ts'
import type { HoldLogin } from '../modules/session/log-in.ts'
import type { RegisterContext } from '../modules/registration/register-member.ts'
import { forgetLogin, rememberLogin } from '../modules/session/remember-login.ts'
import type { CallContext } from '../modules/calls/call.ts'
import { senderOf } from '../modules/messages/make-sender.ts'

/** Who asks for work, or for what costs it. */
export const askerOf = ({ platform, tenant, location, brand }: CallContext): Asker => ({
  tenant,
  key: platform.secrets.key('demand'),
  address: location.ip,
  uncounted: platform.isUncounted(location.ip),
  brandQuiet: brand.config.settings.proofOfWork.quiet,
})

/** Whether a text answers the picture that this browser was given. A guess that is wrong makes work dearer. */
export const captchaChecker = (context: CallContext) => (answer: string) => {
  const { platform, tenant, captcha } = context
  return checkCaptcha(tenant, platform.secrets.key('captcha'), captcha, answer, () => countWrongGuess(askerOf(context)))
}

export const brandOf = ({ tenant, site, brand }: CallContext) => ({ tenant, site, side: brand.config.merchant.side })

/** What a registration works on. */
export const registerContext = (context: CallContext): RegisterContext => ({
  tenant: context.tenant,
  site: context.site,
  config: context.brand.config,
  key: context.platform.secrets.key('throttle'),
  host: context.host,
  checkCaptcha: captchaChecker(context),
})

/** What extra verification works on. */
export const extraContext = (context: CallContext): ExtraContext => ({
  sender: senderOf(context),
  site: context.site,
  config: context.brand.config,
  secretKey: context.platform.secrets.key('authenticators'),
})

/** Holds a login that comes from an address that is not known for its account, for this browser. */
export const holder =
  (context: CallContext, remember: boolean): HoldLogin =>
  async (account, password) => {
    const id = await holdLogin(extraContext(context), account, { password, remember })
    if (id === undefined) return
    context.giveWaiting(id, extraSeconds)
    throw new CallError('verification_required', {}, account.id)
  }

/** Who has come in is known from there from now on, and remembered where that was wished. */
export async function welcome(context: CallContext, login: LoginResult, remember: boolean): Promise<void> {
  await learnNetwork(extraContext(context), login.user.id, context.location.country)
  await rememberWish(context, login, remember)
}

const daySeconds = 86_400

/** A login that says nothing of it, or no, takes back what this browser remembered. */
async function rememberWish(context: CallContext, { token: session, passwordDefault }: LoginResult, wanted: boolean): Promise<void> {
  await forget(context)
  if (!wanted || passwordDefault === true) return
  const seconds = context.brand.config.settings.times.rememberLoginDays * daySeconds
  const token = await rememberLogin(brandOf(context), session, seconds)
  if (token !== undefined) context.giveRemembered(token, seconds)
}

export async function forget({ tenant, remembered, giveRemembered }: CallContext): Promise<void> {
  await forgetLogin(tenant, remembered)
  giveRemembered(undefined)
}
