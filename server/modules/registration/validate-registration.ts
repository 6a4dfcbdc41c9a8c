import type { MemberRegisterBody, MemberRegisterMobileBody, MemberRegisterSocialBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { RegisterForm } from '../../../src/engine/contract/site.ts'
import { buildRegisterForm } from '../../../src/engine/rules/registration/build-register-form.ts'
import { validateRegistrationFields } from '../../../src/engine/rules/registration/validate-registration-fields.ts'
import { cleanRegistration } from '../../../src/engine/rules/registration/clean-registration.ts'
import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { listRequiredFields } from '../../../src/engine/rules/registration/register-schema.ts'
import type { SiteRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'
import { toRegisterRules } from '../site/index.ts'

/**
 * Registration by username or by mobile number. `social` has only the required fields; it is used after a social login
 * and for one-click accounts.
 */
export type RegisterMethod = 'username' | 'mobile' | 'social'

/**
 * Validates a registration by the same rules as the browser, with the site's current rules. Returns the normalized
 * values of the form's fields; other input is left out.
 * @throws ApiError method_disabled, age_consent_required, register_invalid
 */
export function validateRegistration(
  site: SiteRecord,
  { registration, merchant }: MerchantConfig,
  method: RegisterMethod,
  body: MemberRegisterBody | MemberRegisterMobileBody | MemberRegisterSocialBody,
  now: Date,
): Readonly<Record<string, string>> {
  const form = getRegisterForm(site, registration)
  if (method === 'social' ? form.methods.length === 0 : !form.methods.includes(method)) throw new ApiError('method_disabled')
  if (body.ageConsent !== true)
    throw new ApiError('age_consent_required', { fields: { ageConsent: { key: 'error_age_consent_required' } } })
  const { login: _login, registerMethod: _method, ...values } = body
  const fields = method === 'social' ? listRequiredFields(form) : form.fields[method]
  const errors = validateRegistrationFields(
    { fields, registration, consents: ['ageConsent'], today: getLocalDay(merchant.timeZone, now) },
    values,
  )
  if (Object.keys(errors).length > 0) throw new ApiError('register_invalid', { fields: errors })
  return cleanRegistration(fields, registration, values)
}

/** Builds the registration form from the brand's settings and the site's current rules and flags. */
export function getRegisterForm(site: SiteRecord, registration: MerchantConfig['registration']): RegisterForm {
  const flags = Object.fromEntries(site.flags.map(({ flag, enabled }) => [flag, enabled]))
  return buildRegisterForm({ registration, settings: Object.entries(registration.fields), rules: toRegisterRules(site), flags })
}
