import type { LoginResult, SessionLoginBody } from '../../src/generated/api.ts'
import { checkCaptcha, rememberCaptcha } from '../domain/captcha-check.ts'
import { drawCaptcha } from '../domain/captcha.ts'
import { startFreePlay } from '../domain/free-play.ts'
import { logInByCode } from '../domain/log-in-by-code.ts'
import { logIn } from '../domain/log-in.ts'
import { networkOf } from '../domain/network-of.ts'
import { forgetLogin, rememberLogin, resumeLogin } from '../domain/remember-login.ts'
import { takeSlider } from '../domain/slider-check.ts'
import { accountsOf } from '../store/accounts.ts'
import { sessionsOf } from '../store/sessions.ts'
import type { CallContext, PortHandlers } from './call.ts'
import { senderOf } from './sender.ts'

/** Whether a text answers the picture that this browser was given. */
export const captchaChecker =
  ({ platform, tenant, captcha }: CallContext) =>
  (answer: string): Promise<boolean> =>
    checkCaptcha(tenant, platform.secrets.key('captcha'), captcha, answer)

const brandOf = ({ tenant, site, brand }: CallContext) => ({ tenant, site, side: brand.config.merchant.side })

export const session: PortHandlers<'session'> = {
  captcha: async ({ platform, tenant, giveCaptcha }) => {
    const { answer, png } = await drawCaptcha()
    giveCaptcha(await rememberCaptcha(tenant, platform.secrets.key('captcha'), answer))
    return png.toString('base64')
  },
  login: async (context, body) => {
    const result = await (body.type === 'sms' ? byCode(context, body) : byPassword(context, body))
    await remember(context, result, body.remember === true)
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
    },
    body,
  )
}

const daySeconds = 86_400

/** A login that says nothing of it, or no, takes back what this browser remembered. */
async function remember(context: CallContext, { user, passwordDefault }: LoginResult, wanted: boolean): Promise<void> {
  await forget(context)
  if (!wanted || passwordDefault === true) return
  const seconds = context.brand.config.settings.times.rememberLoginDays * daySeconds
  const token = await rememberLogin(brandOf(context), user.id, seconds)
  if (token !== undefined) context.giveRemembered(token, seconds)
}

async function forget({ tenant, remembered, giveRemembered }: CallContext): Promise<void> {
  await forgetLogin(tenant, remembered)
  giveRemembered(undefined)
}
