/** Login and logout: by password, code, social login, or a remembered browser. */

export {
  type SessionDeps,
  createKnownNetworkCheck as createNeighbourCheck,
  createNewAccountRecorder as createNewcomer,
  createCompleteLogin as createWelcome,
} from './login-tools.ts'
export { type AuthorizationState, createAuthorizationState, openIdSite } from './social-sites.ts'
export { type SocialContext, endSocial, returnPath, socialJoin, socialSeconds, socialSite } from './social-login.ts'
