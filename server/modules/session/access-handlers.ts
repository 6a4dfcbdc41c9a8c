import type { ApiContext, ApiHandlers } from '../api-context/index.ts'
import { assertFreshLogin } from '../identity/index.ts'
import { getAccountAccess, endDeviceSessions, forgetLocation } from './account-access.ts'
import { confirmLogin, listVerificationMethods, sendVerificationCode } from './extra-verification.ts'
import { getLoginHistory } from './login-history.ts'
import { type SessionDeps, createExtraVerificationContextFactory, createLoginCompleter } from './login-tools.ts'
import {
  type SocialContext,
  startSocialLogin,
  linkSocialIdentity,
  resumeSocialLogin,
  socialRedirectPath,
  socialLoginSeconds,
} from './social-login.ts'

type AccessEndpoint = `session.${
  'socialStart' | 'social' | 'socialLink' | 'devices' | 'history' | 'endDevice' | 'forgetLocation' | 'extra' | 'extraSend' | 'extraCheck'}`

/** Handlers of the endpoints for social logins, extra verification, and an account's devices, logins and locations. */
export function createAccessHandlers(deps: SessionDeps): ApiHandlers<AccessEndpoint> {
  const [toExtraContext, completeLogin] = [createExtraVerificationContextFactory(deps), createLoginCompleter(deps)]
  const toSocialContext = ({ brand, tenant }: ApiContext): SocialContext => ({ deps, brand, tenant })
  return {
    'session.socialStart': async (context, { provider, remember = false, back = '/' }) => {
      const { id, url } = await startSocialLogin(toSocialContext(context), {
        provider,
        remember,
        back,
        redirect: context.origin + socialRedirectPath,
      })
      context.setSocialLoginCookie(id, socialLoginSeconds.atProvider)
      return { url }
    },
    'session.social': async (context) => {
      const { result, remember } = await resumeSocialLogin(toSocialContext(context), context.pendingSocialLoginId)
      if (result.login === undefined) return result
      context.setSocialLoginCookie(undefined)
      await completeLogin(context, result.login, remember)
      return result
    },
    'session.socialLink': async (context) => {
      await assertFreshLogin(context.tenant, context.member.tokenHash)
      await linkSocialIdentity(toSocialContext(context), context.member.account, context.pendingSocialLoginId)
      context.setSocialLoginCookie(undefined)
      return null
    },
    'session.devices': (context) => getAccountAccess(toExtraContext(context), context.member),
    'session.history': ({ tenant, member }) => getLoginHistory(tenant, member.account),
    'session.endDevice': (context, body) => endDeviceSessions(toExtraContext(context), context.member, body, context.rememberedLoginToken),
    'session.forgetLocation': (context, { id }) => forgetLocation(toExtraContext(context), context.member, id),
    'session.extra': (context) => listVerificationMethods(toExtraContext(context), context.pendingLoginId),
    'session.extraSend': (context, { method }) => sendVerificationCode(toExtraContext(context), context.pendingLoginId, method),
    'session.extraCheck': async (context, body) => {
      const { login, remember } = await confirmLogin(toExtraContext(context), context.pendingLoginId, body)
      context.setPendingLoginCookie(undefined)
      await completeLogin(context, login, remember)
      return login
    },
  }
}
