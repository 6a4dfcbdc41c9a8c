/** Identity of members: passwords, reauthentication, authenticator apps, contact details. */

import { fillBounds } from '../../../src/engine/rules/patterns/fill-bounds.ts'
import { ApiError } from '../api-context/index.ts'
import { parseAccountForm, assertNotGuessable } from './change-password.ts'
import type { PasswordCheck } from './assert-password-strength.ts'
import { type BrandContext, AdminApiError } from '../commands/index.ts'

export { verifyAuthenticatorCode } from './authenticator.ts'
export { isCommonPassword } from './common-passwords.ts'
export {
  type PasswordContext,
  parseAccountForm,
  getPersonalWords,
  assertNotDefaultPassword,
  assertNotGuessable,
  notifyOwner,
} from './change-password.ts'
export { findStep, toBase32 } from './one-time-code.ts'
export { type IdentityDeps, createPasswordContextFactory } from './password-context.ts'
export { type Owner, assertPaymentPassword, reauthenticate, assertFreshLogin } from './reauthenticate.ts'
export { type PasswordCheck, assertPasswordStrength } from './assert-password-strength.ts'
export { setPassword } from './set-password.ts'
export { createAuthenticatorStore } from './store/authenticators.ts'
export { beginLoginAttempt, verifyAttempt } from './throttle-login.ts'

/**
 * Asserts that a password set by an operator satisfies the rules for players. The default password is accepted, because
 * it must be changed at the next login.
 * @throws AdminApiError with the violated rule in English
 */
export function assertPasswordAllowed(
  { site, brand, defaultPassword }: BrandContext,
  password: string,
  personalWords: PasswordCheck['personalWords'],
): void {
  if (password === defaultPassword) return
  try {
    parseAccountForm({ site, config: brand.config }, 'change', { newPassword: password, confirmNewPassword: password }, true)
    assertNotGuessable(brand, 'newPassword', password, personalWords)
  } catch (error) {
    const { key = '', values = {} } = (error instanceof ApiError && error.detail.fields?.['newPassword']) || {}
    if (key === '') throw error
    throw new AdminApiError(`The password violates ${key}: ${fillBounds(brand.config.messages['EN']?.[key] ?? key, values)}`)
  }
}
