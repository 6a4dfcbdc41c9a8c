import { type CallContext, type CallHandlers, CallError } from '../calls/index.ts'
import { validateForm, createPasswordContextOf } from '../identity/index.ts'
import { createSenderOf } from '../messages/index.ts'
import {
  type SessionDeps,
  createKnownNetworkCheck,
  createNewAccountRecorder,
  createLoginCompleter,
  type SocialContext,
  prepareSocialRegistration,
  createProviderClient,
} from '../session/index.ts'
import { affiliatesOf } from './store/affiliates.ts'
import { createCaptchaChecker, exchangeCodeForToken, sendPhoneCode, consumeSliderResult } from '../verification/index.ts'
import { startFreePlay } from './free-play.ts'
import { formOf } from './validate-registration.ts'
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

type RegistrationCall =
  | `session.${'ways' | 'oneClick' | 'freePlay'}`
  | `member.${'register' | 'registerMobile' | 'registerSocial'}`
  | `verification.${'smsRegister' | 'smsConfirm'}`
  | `agent.${'affiliate' | 'register' | 'registerLinks' | 'addRegisterLink' | 'changeRegisterLink'}`

/** Handlers of the endpoints that create accounts, and of those that a registration form calls. */
export const createRegistrationHandlers = (deps: SessionDeps): CallHandlers<RegistrationCall> => ({
  ...createMethodHandlers(deps),
  ...createPhoneHandlers(deps),
})

function createMethodHandlers(deps: SessionDeps): CallHandlers<Exclude<RegistrationCall, `verification.${string}`>> {
  const [recordNewAccount, completeLogin] = [createNewAccountRecorder(deps), createLoginCompleter(deps)]
  const registerContext = createRegisterContext(deps)
  const linkContext = ({ tenant, brand }: CallContext) => ({ tenant, config: brand.config })
  const socialContext = ({ brand, tenant }: CallContext): SocialContext => ({ deps, brand, tenant })
  return {
    'session.ways': async (context) => ({
      google: createProviderClient(socialContext(context), 'google') !== undefined,
      facebook: createProviderClient(socialContext(context), 'facebook') !== undefined,
      oneClick: isOneClickOffered(registerContext(context)),
    }),
    'session.oneClick': async (context, body) => {
      const result = await registerByClick(registerContext(context), body)
      await completeLogin(context, result.login, false)
      return result
    },
    'session.freePlay': ({ tenant, site }) => startFreePlay(tenant, site),
    'member.register': async (context, body) => recordNewAccount(context, await registerMember(registerContext(context), body)),
    'member.registerMobile': async (context, body) => recordNewAccount(context, await registerByMobile(registerContext(context), body)),
    'member.registerSocial': async (context, body) => {
      const { link, remember } = await prepareSocialRegistration(socialContext(context), context.pendingSocialLoginId)
      const login = await registerSocial(registerContext(context), body, link)
      context.setSocialLoginCookie(undefined)
      await completeLogin(context, login, remember)
      return login
    },
    'agent.affiliate': async ({ tenant, host }, { code, domain }) => {
      if (domain.toLowerCase() !== host) throw new CallError('domain_invalid')
      return { valid: (await affiliatesOf(tenant).findByCode(code)) !== undefined }
    },
    'agent.register': (context, body) => registerDownline(registerContext(context), context.member.account, body),
    'agent.registerLinks': (context) => listRegisterLinks(linkContext(context), context.member.account),
    'agent.addRegisterLink': (context, body) => addRegisterLink(linkContext(context), context.member.account, body),
    'agent.changeRegisterLink': (context, body) => changeRegisterLink(linkContext(context), context.member.account, body),
  }
}

function createPhoneHandlers(deps: SessionDeps): CallHandlers<Extract<RegistrationCall, `verification.${string}`>> {
  const [senderOf, passwordContext] = [createSenderOf(deps), createPasswordContextOf(deps)]
  return {
    'verification.smsRegister': async (context, { mobileNo, sliderResult, ...body }) => {
      if (!requiresCode(context)) throw new CallError('method_disabled')
      const { mobileNum = '', countryDialingCode = '' } = validateForm(passwordContext(context), 'code', { ...body, mobileNum: mobileNo })
      if (context.brand.config.settings.sliderCheck.smsRegister) await consumeSliderResult(context.tenant, sliderResult)
      return sendPhoneCode(senderOf(context), { countryDialingCode, mobileNum }, 'register')
    },
    'verification.smsConfirm': async (context, { countryDialingCode, mobileNo: mobileNum, code }) => {
      if (!requiresCode(context) || !context.brand.config.registration.socialSms.enabled) throw new CallError('method_disabled')
      return exchangeCodeForToken(senderOf(context), { countryDialingCode, mobileNum }, code)
    },
  }
}

/** Creates the contexts of registrations. */
function createRegisterContext(deps: SessionDeps) {
  const [captchaChecker, knownNetworkCheck] = [createCaptchaChecker(deps), createKnownNetworkCheck(deps)]
  return (context: CallContext): RegisterContext => ({
    tenant: context.tenant,
    site: context.site,
    config: context.brand.config,
    key: deps.secrets.key('throttle'),
    host: context.host,
    checkCaptcha: captchaChecker(context),
    isKnownNetwork: knownNetworkCheck(context),
  })
}

/** Whether any registration method requires a code. */
function requiresCode({ site, brand }: CallContext): boolean {
  const { methods, fields } = formOf(site, brand.config.registration)
  return methods.some((method) => fields[method].some(({ name }) => name === 'verificationCode'))
}
