/** Accounts, and the access granted to them. */

import metadata from 'libphonenumber-js/min/metadata'
import { parseInternationalPhone, type PhoneNumber } from '../../../src/engine/rules/phone/phone-number.ts'

export { accountTypes, isAgent, assertAgent, assertRealAccount, getDefaultSide } from './account-types.ts'
export { deriveAvatar, avatars, toMemberInfo } from './member-info.ts'
export { revokeAccess, revokeAccessWithin } from './revoke-access.ts'
export { getAccount, getAgent } from './get-account.ts'
export { getIdleCutoff, type PasswordState, openSession } from './open-session.ts'
export { maskName, toMemberDetails, maskField, maskPhone } from './member-details.ts'
export { normalizeEmail, normalizePhoneDigits, normalizePhone } from './store/contact-keys.ts'
export { withEncryptedCallSlot } from './password-slots.ts'
export {
  type PasswordCost,
  hashPassword,
  needsRehash,
  minPasswordCost,
  platformRequester,
  setPasswordCost,
  defaultPasswordCost,
  verifyPassword,
} from './passwords.ts'
export {
  MobileTakenError,
  type NewAccount,
  type VerifiedContact,
  UsernameTakenError,
  createAccountStore,
  lockAccounts,
  normalizeUsername,
} from './store/accounts.ts'
export { createDownlineStore } from './store/downlines.ts'
export { createRememberedLoginStore } from './store/remembered-logins.ts'
export { createSessionStore } from './store/sessions.ts'
export { createUnclaimedAccountStore } from './store/unclaimed.ts'

/**
 * Parses a phone number that begins with a plus and the code of any country; `undefined` for any other text. The result
 * has `valid: false` if the country has no such number.
 */
export const parseAnyPhone = (text: string): PhoneNumber | undefined => parseInternationalPhone(metadata, text)
