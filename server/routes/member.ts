import { changePassword, setPaymentPassword } from '../domain/change-password.ts'
import { forgotByEmail, passwordByPhone } from '../domain/forgot-password.ts'
import { memberDetailsOf } from '../domain/member-details.ts'
import { memberInfoOf } from '../domain/member-info.ts'
import { registerByMobile, registerMember, registerSocial } from '../domain/register-member.ts'
import { socialJoin } from '../domain/social-login.ts'
import type { PortHandlers } from './call.ts'
import { passwordContext } from './sender.ts'
import { registerContext, rememberWish } from './session-parts.ts'

export const member: PortHandlers<'member'> = {
  register: (context, body) => registerMember(registerContext(context), body),
  registerMobile: (context, body) => registerByMobile(registerContext(context), body),
  registerSocial: async (context, body) => {
    const { link, remember } = await socialJoin(context, context.social)
    const login = await registerSocial(registerContext(context), body, link)
    context.giveSocial(undefined)
    await rememberWish(context, login, remember)
    return login
  },
  details: async ({ member: { account } }) => memberDetailsOf(account),
  changePassword: (context, body) => changePassword(passwordContext(context), context.member, body),
  setPaymentPassword: (context, body) => setPaymentPassword(passwordContext(context), context.member, body),
  forgotByEmail: (context, body) => forgotByEmail(passwordContext(context), body),
  passwordByPhone: (context, body) => passwordByPhone({ ...passwordContext(context), side: context.brand.config.merchant.side }, body),
  info: async ({ member: { account } }) => memberInfoOf(account),
}
