/** Accounts, and the access granted to them. */

import metadata from 'libphonenumber-js/min/metadata'
import { parseInternationalPhone, type PhoneNumber } from '../../../src/engine/rules/phone/phone-number.ts'

export { accountTypes, isAgent, assertAgent, assertTrueAccount, sideOf } from './account-types.ts'
export { avatarOf, avatars, memberInfoOf } from './member-info.ts'
export { revokeAccess, revokeAccessWithin } from './revoke-access.ts'
export { getAccount, getAgent } from './get-account.ts'
export { idleCutoff, type PasswordState, openSession } from './open-session.ts'
export { maskName, memberDetailsOf, maskField, maskPhone } from './member-details.ts'
export { emailKey, numberKey, phoneKey } from './store/contact-keys.ts'
export { withEncryptedCallSlot } from './password-slots.ts'
export {
  type PasswordCost,
  hashPassword,
  needsRehash,
  minPasswordCost,
  platformSlotOwner,
  setPasswordCost,
  defaultPasswordCost,
  verifyPassword,
} from './passwords.ts'
export {
  MobileTakenError,
  type NewAccount,
  type VerifiedContact,
  UsernameTakenError,
  accountsOf,
  lockAccounts,
  usernameKey,
} from './store/accounts.ts'
export { downlinesOf } from './store/downlines.ts'
export { rememberedLoginsOf } from './store/remembered-logins.ts'
export { sessionsOf } from './store/sessions.ts'
export { unclaimedOf } from './store/unclaimed.ts'

/** Parses a number of any country that begins with a plus and the country's code. `undefined` if it is not one. */
export const parseAnyPhone = (text: string): PhoneNumber | undefined => parseInternationalPhone(metadata, text)
