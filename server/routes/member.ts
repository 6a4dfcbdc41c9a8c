import { changePassword, setPaymentPassword } from '../domain/change-password.ts'
import { forgotByEmail, passwordByPhone } from '../domain/forgot-password.ts'
import { memberDetailsOf } from '../domain/member-details.ts'
import { memberInfoOf } from '../domain/member-info.ts'
import { registerByMobile, registerMember } from '../domain/register-member.ts'
import type { CallContext, PortHandlers } from './call.ts'
import { passwordContext } from './sender.ts'
import { captchaChecker } from './session.ts'

export const member: PortHandlers<'member'> = {
  register: (context, body) => registerMember(registerContext(context), body),
  registerMobile: (context, body) => registerByMobile(registerContext(context), body),
  details: async ({ member: { account } }) => memberDetailsOf(account),
  changePassword: (context, body) => changePassword(passwordContext(context), context.member, body),
  setPaymentPassword: (context, body) => setPaymentPassword(passwordContext(context), context.member, body),
  forgotByEmail: (context, body) => forgotByEmail(passwordContext(context), body),
  passwordByPhone: (context, body) => passwordByPhone({ ...passwordContext(context), side: context.brand.config.merchant.side }, body),
  info: async ({ member: { account } }) => memberInfoOf(account),
}

const registerContext = (context: CallContext) => ({
  tenant: context.tenant,
  site: context.site,
  config: context.brand.config,
  key: context.platform.secrets.key('throttle'),
  host: context.host,
  checkCaptcha: captchaChecker(context),
})
