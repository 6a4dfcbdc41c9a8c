import type { LoginResult, SessionLoginBody } from '../../../src/generated/api.ts'
import { accountAccess, endDevice, forgetPlace } from '../../modules/session/account-access.ts'
import { rememberCaptcha } from '../../modules/verification/captcha-check.ts'
import { chooseCharacters, drawCaptcha } from '../../modules/verification/captcha.ts'
import { confirmLogin, extraMethods, sendExtra } from '../../modules/session/extra-verification.ts'
import { startFreePlay } from '../../modules/registration/free-play.ts'
import { logInByCode } from '../../modules/session/log-in-by-code.ts'
import { logIn } from '../../modules/session/log-in.ts'
import { networkOf } from '../../modules/calls/network-of.ts'
import { offersClick, registerByClick } from '../../modules/registration/register-member.ts'
import { requireFreshLogin } from '../../modules/identity/prove-owner.ts'
import { resumeLogin } from '../../modules/session/remember-login.ts'
import { takeSlider } from '../../modules/verification/slider-check.ts'
import { beginSocial, linkSocial, resumeSocial, socialSeconds, socialSite } from '../../modules/session/social-login.ts'
import { accountsOf } from '../../modules/accounts/store/accounts.ts'
import { sessionsOf } from '../../modules/accounts/store/sessions.ts'
import type { CallContext, PortHandlers } from '../../modules/calls/call.ts'
import { senderOf } from '../../modules/messages/make-sender.ts'
import { brandOf, captchaChecker, extraContext, forget, holder, registerContext, welcome } from '../session-parts.ts'
import { returnPath } from '../social-return.ts'

export const session: PortHandlers<'session'> = {
  captcha: async ({ platform, tenant, giveCaptcha }) => {
    const { answer, png } = await drawCaptcha()
    giveCaptcha(await rememberCaptcha(tenant, platform.secrets.key('captcha'), answer))
    return png.toString('base64')
  },
  captchaText: async ({ platform, tenant, giveCaptcha }) => {
    const answer = chooseCharacters()
    giveCaptcha(await rememberCaptcha(tenant, platform.secrets.key('captcha'), answer))
    return answer
  },
  login: async (context, body) => {
    const result = await (body.type === 'sms' ? byCode(context, body) : byPassword(context, body))
    await welcome(context, result, body.remember === true)
    return result
  },
  loginV2: async (context) => {
    try {
      return await resumeLogin(brandOf(context), context.remembered)
    } catch (error) {
      context.giveRemembered(undefined)
      throw error
    }
  },
  firstLogin: async ({ tenant, member }) => {
    await accountsOf(tenant).noteFirstLogin(member.account.id)
    return null
  },
  freePlay: ({ tenant, site }) => startFreePlay(tenant, site),
  logout: async (context) => {
    await sessionsOf(context.tenant).revoke(context.member.tokenHash)
    await forget(context)
    return null
  },
  ways: async (context) => ({
    google: socialSite(context, 'google') !== undefined,
    facebook: socialSite(context, 'facebook') !== undefined,
    oneClick: offersClick(registerContext(context)),
  }),
  socialStart: async (context, { provider, remember = false, back = '/' }) => {
    const { id, url } = await beginSocial(context, { provider, remember, back, redirect: context.origin + returnPath })
    context.giveSocial(id, socialSeconds.away)
    return { url }
  },
  social: async (context) => {
    const { arrival, remember } = await resumeSocial(context, context.social)
    if (arrival.login === undefined) return arrival
    context.giveSocial(undefined)
    await welcome(context, arrival.login, remember)
    return arrival
  },
  socialLink: async (context) => {
    await requireFreshLogin(context.tenant, context.member.tokenHash)
    await linkSocial(context, context.member.account, context.social)
    context.giveSocial(undefined)
    return null
  },
  oneClick: async (context, body) => {
    const made = await registerByClick(registerContext(context), body)
    await welcome(context, made.login, false)
    return made
  },
  devices: (context) => accountAccess(extraContext(context), context.member),
  endDevice: (context, body) => endDevice(extraContext(context), context.member, body, context.remembered),
  forgetPlace: (context, { id }) => forgetPlace(extraContext(context), context.member, id),
  extra: (context) => extraMethods(extraContext(context), context.waiting),
  extraSend: (context, { method }) => sendExtra(extraContext(context), context.waiting, method),
  extraCheck: async (context, body) => {
    const { login, remember } = await confirmLogin(extraContext(context), context.waiting, body)
    context.giveWaiting(undefined)
    await welcome(context, login, remember)
    return login
  },
}

const byCode = (context: CallContext, body: SessionLoginBody): Promise<LoginResult> =>
  logInByCode({ ...brandOf(context), sender: senderOf(context), config: context.brand.config }, body)

async function byPassword(context: CallContext, body: SessionLoginBody): Promise<LoginResult> {
  if (context.brand.config.settings.sliderCheck.login) await takeSlider(context.tenant, body.sliderResult)
  return logIn(
    {
      ...brandOf(context),
      address: networkOf(context.location.ip),
      throttleKey: context.platform.secrets.key('throttle'),
      defaultPassword: context.platform.defaultPassword,
      phone: context.brand.config.registration.phone,
      checkCaptcha: captchaChecker(context),
      hold: holder(context, body.remember === true),
    },
    body,
  )
}
