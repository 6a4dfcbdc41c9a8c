import { type ApiContext, type ApiHandlers, ApiError } from '../api-context/index.ts'
import { parseAccountForm, createPasswordContextFactory } from '../identity/index.ts'
import { createSenderFactory } from '../messages/index.ts'
import {
  type SessionDeps,
  createKnownNetworkCheck,
  createNewAccountRecorder,
  createLoginCompleter,
  type SocialContext,
  prepareSocialRegistration,
  createProviderClient,
} from '../session/index.ts'
import { createAffiliateStore } from './store/affiliates.ts'
import { createCaptchaChecker, exchangeCodeForToken, sendPhoneCode, consumeSliderResult } from '../verification/index.ts'
import { startFreePlay } from './free-play.ts'
import { getRegisterForm } from './validate-registration.ts'
import { registerDownline } from './register-downline.ts'
import { addRegisterLink, changeRegisterLink, listRegisterLinks } from './register-links.ts'
import {
  type RegisterContext,
  isOneClickOffered,
  registerByClick,
  registerByMobile,
  registerMember,
  registerSocial,
} from './register-member.ts'

type RegistrationEndpoint =
  | `session.${'ways' | 'oneClick' | 'freePlay'}`
  | `member.${'register' | 'registerMobile' | 'registerSocial'}`
  | `verification.${'smsRegister' | 'smsConfirm'}`
  | `agent.${'affiliate' | 'register' | 'registerLinks' | 'addRegisterLink' | 'changeRegisterLink'}`

/** Handlers of the endpoints that create accounts, and of the other endpoints that a registration form uses. */
export const createRegistrationHandlers = (deps: SessionDeps): ApiHandlers<RegistrationEndpoint> => ({
  ...createMethodHandlers(deps),
  ...createPhoneHandlers(deps),
})

function createMethodHandlers(deps: SessionDeps): ApiHandlers<Exclude<RegistrationEndpoint, `verification.${string}`>> {
  const [recordNewAccount, completeLogin] = [createNewAccountRecorder(deps), createLoginCompleter(deps)]
  const toRegisterContext = createRegisterContextFactory(deps)
  const toLinkContext = ({ tenant, brand }: ApiContext) => ({ tenant, config: brand.config })
  const toSocialContext = ({ brand, tenant }: ApiContext): SocialContext => ({ deps, brand, tenant })
  return {
    'session.ways': async (context) => ({
      google: createProviderClient(toSocialContext(context), 'google') !== undefined,
      facebook: createProviderClient(toSocialContext(context), 'facebook') !== undefined,
      oneClick: isOneClickOffered(toRegisterContext(context)),
    }),
    'session.oneClick': async (context, body) => {
      const result = await registerByClick(toRegisterContext(context), body)
      await completeLogin(context, result.login, false)
      return result
    },
    'session.freePlay': ({ tenant, site }) => startFreePlay(tenant, site),
    'member.register': async (context, body) => recordNewAccount(context, await registerMember(toRegisterContext(context), body)),
    'member.registerMobile': async (context, body) => recordNewAccount(context, await registerByMobile(toRegisterContext(context), body)),
    'member.registerSocial': async (context, body) => {
      const { link, remember } = await prepareSocialRegistration(toSocialContext(context), context.pendingSocialLoginId)
      const login = await registerSocial(toRegisterContext(context), body, link)
      context.setSocialLoginCookie(undefined)
      await completeLogin(context, login, remember)
      return login
    },
    'agent.affiliate': async ({ tenant, host }, { code, domain }) => {
      if (domain.toLowerCase() !== host) throw new ApiError('domain_invalid')
      return { valid: (await createAffiliateStore(tenant).findByCode(code)) !== undefined }
    },
    'agent.register': (context, body) => registerDownline(toRegisterContext(context), context.member.account, body),
    'agent.registerLinks': (context) => listRegisterLinks(toLinkContext(context), context.member.account),
    'agent.addRegisterLink': (context, body) => addRegisterLink(toLinkContext(context), context.member.account, body),
    'agent.changeRegisterLink': (context, body) => changeRegisterLink(toLinkContext(context), context.member.account, body),
  }
}

function createPhoneHandlers(deps: SessionDeps): ApiHandlers<Extract<RegistrationEndpoint, `verification.${string}`>> {
  const [createSender, toPasswordContext] = [createSenderFactory(deps), createPasswordContextFactory(deps)]
  return {
    'verification.smsRegister': async (context, { mobileNo, sliderResult, ...body }) => {
      if (!hasCodeField(context)) throw new ApiError('method_disabled')
      const { mobileNum = '', countryDialingCode = '' } = parseAccountForm(toPasswordContext(context), 'code', {
        ...body,
        mobileNum: mobileNo,
      })
      if (context.brand.config.settings.sliderCheck.smsRegister) await consumeSliderResult(context.tenant, sliderResult)
      return sendPhoneCode(createSender(context), { countryDialingCode, mobileNum }, 'register')
    },
    'verification.smsConfirm': async (context, { countryDialingCode, mobileNo: mobileNum, code }) => {
      if (!hasCodeField(context) || !context.brand.config.registration.socialSms.enabled) throw new ApiError('method_disabled')
      return exchangeCodeForToken(createSender(context), { countryDialingCode, mobileNum }, code)
    },
  }
}

/** Creates the function that returns the registration context of a request. */
function createRegisterContextFactory(deps: SessionDeps) {
  const [createCaptchaCheck, createNetworkCheck] = [createCaptchaChecker(deps), createKnownNetworkCheck(deps)]
  return (context: ApiContext): RegisterContext => ({
    tenant: context.tenant,
    site: context.site,
    config: context.brand.config,
    key: deps.secrets.deriveKey('throttle'),
    host: context.host,
    checkCaptcha: createCaptchaCheck(context),
    isKnownNetwork: createNetworkCheck(context),
  })
}

/** Whether the form of any registration method has a field for a verification code. */
function hasCodeField({ site, brand }: ApiContext): boolean {
  const { methods, fields } = getRegisterForm(site, brand.config.registration)
  return methods.some((method) => fields[method].some(({ name }) => name === 'verificationCode'))
}
