import { checkCaptcha, rememberCaptcha } from '../domain/captcha-check.ts'
import { drawCaptcha } from '../domain/captcha.ts'
import { startFreePlay } from '../domain/free-play.ts'
import { logIn } from '../domain/log-in.ts'
import { networkOf } from '../domain/network-of.ts'
import { sessionsOf } from '../store/sessions.ts'
import type { CallContext, PortHandlers } from './call.ts'

/** Whether a text answers the picture that this browser was given. */
export const captchaChecker =
  ({ platform, tenant, captcha }: CallContext) =>
  (answer: string): Promise<boolean> =>
    checkCaptcha(tenant, platform.secrets.key('captcha'), captcha, answer)

export const session: PortHandlers<'session'> = {
  captcha: async ({ platform, tenant, giveCaptcha }) => {
    const { answer, png } = await drawCaptcha()
    giveCaptcha(await rememberCaptcha(tenant, platform.secrets.key('captcha'), answer))
    return png.toString('base64')
  },
  login: (context, body) => {
    const { platform, tenant, site, brand, location } = context
    const throttleKey = platform.secrets.key('throttle')
    return logIn(
      {
        tenant,
        site,
        side: brand.config.merchant.side,
        address: networkOf(location.ip),
        throttleKey,
        defaultPassword: platform.defaultPassword,
        checkCaptcha: captchaChecker(context),
      },
      body,
    )
  },
  freePlay: ({ tenant, site }) => startFreePlay(tenant, site),
  logout: async ({ tenant, member }) => {
    await sessionsOf(tenant).revoke(member.tokenHash)
    return null
  },
}
