/** Login and logout: by password, code, social login, or a remembered browser. */

export { type SessionDeps, createKnownNetworkCheck, createNewAccountRecorder, createCompleteLogin } from './login-tools.ts'
export { type AuthorizationState, createAuthorizationState, createOpenIdClient as openIdSite } from './social-provider-clients.ts'
export {
  type SocialContext,
  handleSocialRedirect as endSocial,
  returnPath,
  prepareSocialRegistration as socialJoin,
  socialSeconds,
  createProviderClient as socialSite,
} from './social-login.ts'
