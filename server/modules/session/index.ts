/** Login and logout: by password, code, social login, or a remembered browser. */

export { type SessionDeps, createKnownNetworkCheck, createNewAccountRecorder, createCompleteLogin } from './login-tools.ts'
export { type AuthorizationState, createAuthorizationState, createOpenIdClient } from './social-provider-clients.ts'
export {
  type SocialContext,
  createProviderClient,
  handleSocialRedirect,
  prepareSocialRegistration,
  returnPath,
  socialSeconds,
} from './social-login.ts'
