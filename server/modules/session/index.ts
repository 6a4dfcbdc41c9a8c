/** Coming in and going out: by password, code, another site, or a browser that is remembered. */

export { makeAccessHandlers } from './access-handlers.ts'
export { makeResetWork } from './forgot-password.ts'
export { makeSessionHandlers } from './handlers.ts'
export { type SessionParts, makeNeighbourCheck, makeNewcomer, makeWelcome } from './login-tools.ts'
export { type SocialContext, endSocial, returnPath, socialJoin, socialSeconds, socialSite } from './social-login.ts'
export { sweepSession } from './store/sweep.ts'
