import type { LoginResult, SessionLoginBody } from '../../../src/generated/api.ts'
import { createAccountStore, createSessionStore } from '../accounts/index.ts'
import { ApiError, type ApiContext, type ApiHandlers, getNetwork } from '../api-context/index.ts'
import { parseAccountForm, createPasswordContextFactory } from '../identity/index.ts'
import { createSenderFactory } from '../messages/index.ts'
import { isFlagOn } from '../site/index.ts'
import { createCaptchaChecker, sendPhoneCode, consumeSliderResult } from '../verification/index.ts'
import { requestPasswordByEmail, setPasswordByPhone } from './forgot-password.ts'
import { logInByCode } from './log-in-by-code.ts'
import { logIn } from './log-in.ts'
import { type SessionDeps, toBaseLoginContext, forgetRememberedLogin, createLoginChallenger, createLoginCompleter } from './login-tools.ts'
import { resumeLogin } from './remember-login.ts'

type LoginEndpoint =
  `session.${'login' | 'loginV2' | 'firstLogin' | 'logout'}` | 'member.forgotByEmail' | 'member.passwordByPhone' | 'verification.smsNoLogin'

/** Flags of the features for which visitors who are not logged in request codes. If all are off, no code is sent. */
const codeLoginFlags = ['CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3'] as const

/** Handlers of the endpoints for login, logout and forgotten passwords. */
export function createSessionHandlers(deps: SessionDeps): ApiHandlers<LoginEndpoint> {
  const createSender = createSenderFactory(deps)
  const toPasswordContext = createPasswordContextFactory(deps)
  const [createChallengeLogin, completeLogin] = [createLoginChallenger(deps), createLoginCompleter(deps)]
  const logInByPassword = createLogInByPassword(deps)
  const logInByPhoneCode = (context: ApiContext, body: SessionLoginBody): Promise<LoginResult> =>
    logInByCode({ ...toBaseLoginContext(context), sender: createSender(context), config: context.brand.config }, body)

  return {
    'session.login': async (context, body) => {
      const result = await (body.type === 'sms' ? logInByPhoneCode(context, body) : logInByPassword(context, body))
      await completeLogin(context, result, body.remember === true)
      return result
    },
    'session.loginV2': async (context) => {
      try {
        return await resumeLogin(toBaseLoginContext(context), context.rememberedLoginToken)
      } catch (error) {
        context.setRememberedLoginCookie(undefined)
        throw error
      }
    },
    'session.firstLogin': async ({ tenant, member }) => {
      await createAccountStore(tenant).updateFirstLogin(member.account.id)
      return null
    },
    'session.logout': async (context) => {
      await createSessionStore(context.tenant).revoke(context.member.tokenHash)
      await forgetRememberedLogin(context)
      return null
    },
    'member.forgotByEmail': (context, body) => requestPasswordByEmail(toPasswordContext(context), deps.jobs, body),
    'member.passwordByPhone': (context, body) => {
      const { side } = context.brand.config.merchant
      return setPasswordByPhone({ ...toPasswordContext(context), side, challengeLogin: createChallengeLogin(context, false) }, body)
    },
    'verification.smsNoLogin': async (context, body) => {
      if (!codeLoginFlags.some((flag) => isFlagOn(context.site, flag))) throw new ApiError('method_disabled')
      const { mobileNum = '', countryDialingCode = '' } = parseAccountForm(toPasswordContext(context), 'code', { ...body })
      return sendPhoneCode(createSender(context), { countryDialingCode, mobileNum })
    },
  }
}

function createLogInByPassword(deps: SessionDeps) {
  const [createCaptchaCheck, createChallengeLogin] = [createCaptchaChecker(deps), createLoginChallenger(deps)]
  return async (context: ApiContext, body: SessionLoginBody): Promise<LoginResult> => {
    if (context.brand.config.settings.sliderCheck.login) await consumeSliderResult(context.tenant, body.sliderResult)
    return logIn(
      {
        ...toBaseLoginContext(context),
        address: getNetwork(context.location.ip),
        throttleKey: deps.secrets.deriveKey('throttle'),
        defaultPassword: deps.defaultPassword,
        phone: context.brand.config.registration.phone,
        checkCaptcha: createCaptchaCheck(context),
        challengeLogin: createChallengeLogin(context, body.remember === true),
      },
      body,
    )
  }
}
