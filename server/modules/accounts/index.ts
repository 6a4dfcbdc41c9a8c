/** Who has an account, and the access that was granted to it. */

export { accountTypes, isAgent, requireAgent, requireTrueAccount, sideOf } from './account-types.ts'
export { avatarOf, avatars, memberInfoOf } from './member-info.ts'
export { endAccess, endAccessWithin } from './end-access.ts'
export { findAccount, findAgent } from './find-account.ts'
export { parseAnyPhone } from './parse-any-phone.ts'
export { idleCutoff, type PasswordState, openSession } from './open-session.ts'
export { maskName, memberDetailsOf, veil, veilPhone } from './member-details.ts'
export { emailKey, numberKey, phoneKey } from './store/contact-keys.ts'
export { inEncryptedCallTurn } from './password-turns.ts'
export {
  type PasswordCost,
  hashPassword,
  isOutdated,
  leastCost,
  platformItself,
  setPasswordCost,
  usualCost,
  verifyPassword,
} from './passwords.ts'
export {
  MobileTakenError,
  type NewAccount,
  type ProvenContact,
  UsernameTakenError,
  accountsOf,
  lockAccounts,
  usernameKey,
} from './store/accounts.ts'
export { downlinesOf } from './store/downlines.ts'
export { rememberedLoginsOf } from './store/remembered-logins.ts'
export { sessionsOf } from './store/sessions.ts'
export { unclaimedOf } from './store/unclaimed.ts'
