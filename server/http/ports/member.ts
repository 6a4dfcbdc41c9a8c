import type { LoginResult } from '../../../src/generated/api.ts'
import { requireTrueAccount } from '../../modules/accounts/account-types.ts'
import { avatarOf, drawAvatar } from '../../modules/accounts/avatars.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '../../modules/identity/authenticator.ts'
import { changePassword, setPaymentPassword } from '../../modules/identity/change-password.ts'
import { learnNetwork } from '../../modules/session/extra-verification.ts'
import { forgotByEmail, passwordByPhone } from '../../modules/session/forgot-password.ts'
import { memberDetailsOf } from '../../modules/accounts/member-details.ts'
import { memberInfoOf } from '../../modules/accounts/member-info.ts'
import { registerByMobile, registerMember, registerSocial } from '../../modules/registration/register-member.ts'
import { socialJoin } from '../../modules/session/social-login.ts'
import { authenticatorsOf } from '../../modules/identity/store/extra-verification.ts'
import type { CallContext, PortHandlers } from '../../modules/calls/call.ts'
import { passwordContext } from '../../modules/messages/make-sender.ts'
import { extraContext, holder, registerContext, welcome } from '../session-parts.ts'

export const member: PortHandlers<'member'> = {
  register: async (context, body) => come(context, await registerMember(registerContext(context), body)),
  registerMobile: async (context, body) => come(context, await registerByMobile(registerContext(context), body)),
  registerSocial: async (context, body) => {
    const { link, remember } = await socialJoin(context, context.social)
    const login = await registerSocial(registerContext(context), body, link)
    context.giveSocial(undefined)
    await welcome(context, login, remember)
    return login
  },
  details: async ({ tenant, member: { account } }) => {
    requireTrueAccount(account)
    const authenticator = (await authenticatorsOf(tenant).read(account.id, true)) !== undefined
    return { ...memberDetailsOf(account), byPassword: account.password_own, authenticator }
  },
  changePassword: (context, body) => changePassword(passwordContext(context), context.member, body),
  setPaymentPassword: (context, body) => setPaymentPassword(passwordContext(context), context.member, body),
  forgotByEmail: (context, body) => forgotByEmail(passwordContext(context), body),
  passwordByPhone: (context, body) => {
    const { side } = context.brand.config.merchant
    return passwordByPhone({ ...passwordContext(context), side, hold: holder(context, false) }, body)
  },
  authenticator: (context) => beginAuthenticator(authenticatorContext(context), context.member.account),
  confirmAuthenticator: (context, body) => confirmAuthenticator(authenticatorContext(context), context.member, body),
  removeAuthenticator: (context, { password }) => removeAuthenticator(passwordContext(context), context.member, password),
  icon: async ({ member: { account } }) => ({ avatarType: 'STATIC', avatar: avatarOf(account.id) }),
  avatar: async (_context, { avatar }) => ({ image: (await drawAvatar(avatar)).toString('base64') }),
  info: async ({ member: { account } }) => memberInfoOf(account),
}

const authenticatorContext = (context: CallContext) => ({ ...passwordContext(context), secretKey: extraContext(context).secretKey })

/** Who has registered is known from there. */
async function come(context: CallContext, login: LoginResult): Promise<LoginResult> {
  await learnNetwork(extraContext(context), login.user.id, context.location.country)
  return login
}
