/** Coming in and going out: by password, code, another site, or a browser that is remembered. */

export { type SessionDeps, makeNeighbourCheck, makeNewcomer, makeWelcome } from './login-tools.ts'
export { type SocialContext, endSocial, returnPath, socialJoin, socialSeconds, socialSite } from './social-login.ts'
