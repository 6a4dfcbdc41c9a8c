/** Login and logout: by password, code, social login, or a remembered login. */

export { type SessionDeps, createKnownNetworkCheck, createNewAccountRecorder, createLoginCompleter } from './login-tools.ts'
export { type AuthorizationState, createAuthorizationState, createOpenIdClient } from './social-provider-clients.ts'
export {
  type SocialContext,
  createProviderClient,
  handleSocialRedirect,
  prepareSocialRegistration,
  socialRedirectPath,
  socialLoginSeconds,
} from './social-login.ts'
