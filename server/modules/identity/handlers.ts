import { assertRealAccount, deriveAvatar, toMemberInfo } from '../accounts/index.ts'
import type { ApiContext, ApiHandlers } from '../api-context/index.ts'
import { findRankLabel } from '../content/index.ts'
import { drawAvatar } from './draw-avatar.ts'
import { beginAuthenticatorSetup, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { changePassword, setPaymentPassword } from './change-password.ts'
import { getMemberDetails, sendContactCode, setContact } from './contact.ts'
import { type IdentityDeps, createPasswordContextFactory } from './password-context.ts'

type IdentityEndpoint =
  | 'member.info'
  | 'member.details'
  | 'member.icon'
  | 'member.avatar'
  | 'member.changePassword'
  | 'member.setPaymentPassword'
  | 'member.authenticator'
  | 'member.confirmAuthenticator'
  | 'member.removeAuthenticator'
  | 'member.contactCode'
  | 'member.setContact'

/** Handlers of the endpoints for a member's identity and the security of the account. */
export function createIdentityHandlers(deps: IdentityDeps): ApiHandlers<IdentityEndpoint> {
  const createPasswordContext = createPasswordContextFactory(deps)
  const createAuthenticatorContext = (context: ApiContext) => ({
    ...createPasswordContext(context),
    secretKey: deps.secrets.deriveKey('authenticators'),
  })
  return {
    'member.info': async (context) => toMemberInfo(context.member.account, await findRankLabel(context, context.member.account)),
    'member.details': async ({ tenant, member: { account } }) => {
      assertRealAccount(account)
      return getMemberDetails(tenant, account)
    },
    'member.icon': async ({ member: { account } }) => ({ avatarType: 'STATIC', avatar: deriveAvatar(account.id) }),
    'member.avatar': async (_context, { avatar }) => ({ image: (await drawAvatar(avatar)).toString('base64') }),
    'member.changePassword': (context, body) => changePassword(createPasswordContext(context), context.member, body),
    'member.setPaymentPassword': (context, body) => setPaymentPassword(createPasswordContext(context), context.member, body),
    'member.contactCode': (context, body) => sendContactCode(createPasswordContext(context), context.member.account, body),
    'member.setContact': (context, body) => setContact(createPasswordContext(context), context.member, body),
    'member.authenticator': (context) => beginAuthenticatorSetup(createAuthenticatorContext(context), context.member.account),
    'member.confirmAuthenticator': (context, body) => confirmAuthenticator(createAuthenticatorContext(context), context.member, body),
    'member.removeAuthenticator': (context, { password }) => removeAuthenticator(createPasswordContext(context), context.member, password),
  }
}
