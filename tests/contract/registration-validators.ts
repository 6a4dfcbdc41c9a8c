import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils'
import { ApiError } from '../../server/modules/api-context/api-error.ts'
import { validateRegistration } from '../../server/modules/registration/validate-registration.ts'
import { toRegisterRules, toWhitelabelDto } from '../../server/modules/site/permission.ts'
import type { SiteRecord } from '../../server/database/records.ts'
import { smallConfig, smallPermission } from '../../src/engine/testing/small-site.ts'
import { resolveRegisterForm } from '../../src/engine/resolve/register-form.ts'
import type { FieldError } from '../../src/engine/contract/port.ts'
import { resolveFlags } from '../../src/engine/resolve/flags.ts'
import {
  validateRegistrationFields,
  cleanRegistration,
  getLocalDay,
  buildRegisterSchema,
} from '../../src/engine/rules/registration/registration.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { createValidator, type FormValues } from '../../src/widgets/register-form/create-validator.ts'
import { toRegisterBody, toRegisterMobileBody } from '../../src/widgets/register-form/register-body.ts'

const smallSite = smallConfig()
const nationality = {
  label: 'field_nationality',
  input: 'select',
  options: { VN: { label: 'a', order: 10 }, TH: { label: 'b', order: 20 } },
  order: 80,
} as const
const config = { ...smallSite, registration: { ...smallSite.registration, fields: { ...smallSite.registration.fields, nationality } } }
const merchant = { registration: config.registration, merchant: config.merchant } as unknown as MerchantConfig
const now = new Date('2026-11-21T20:00:00Z')

/** Returns the errors that the browser displays, by field, and the request body that it would send. */
export function validateInBrowser(site: SiteRecord, method: 'username' | 'mobile', formValues: FormValues) {
  const permission = smallPermission({ rules: toRegisterRules(site) })
  const form = resolveRegisterForm(config, permission, resolveFlags(toWhitelabelDto(site)))
  const { registration, merchant: brand } = config
  const consents = ['ageConsent'] as const
  const formRules = { fields: form.fields[method], registration, consents, today: getLocalDay(brand.timeZone, now) }
  const schema = buildRegisterSchema(formRules.fields, consents) as unknown as RJSFSchema
  const { errors } = createValidator(schema, (values) => validateRegistrationFields(formRules, values)).validateFormData(formValues, schema)
  const cleanedValues = cleanRegistration(formRules.fields, registration, formValues)
  const pageUrl = new URL('https://tiny.example/register')
  return {
    errors: toFieldErrors(errors),
    body: method === 'mobile' ? toRegisterMobileBody(cleanedValues, pageUrl) : toRegisterBody(cleanedValues, pageUrl),
  }
}

const toFieldErrors = (errors: readonly RJSFValidationError[]): Record<string, FieldError> =>
  Object.fromEntries(
    errors.map(({ property = '', message: key = '', params: values }) => [
      property.slice(1),
      { key, ...(Object.keys(values).length > 0 && { values }) },
    ]),
  )

/** Returns the server's errors by field, or the code of an error that concerns no field; `{}` if the body is valid. */
export function validateOnServer(
  site: SiteRecord,
  method: 'username' | 'mobile',
  body: ReturnType<typeof validateInBrowser>['body'],
): unknown {
  try {
    validateRegistration(site, merchant, method, JSON.parse(JSON.stringify(body)) as typeof body, now)
    return {}
  } catch (error) {
    if (error instanceof ApiError) return error.detail.fields ?? error.code
    throw error
  }
}

/** Returns a site that requires usernames to match the given pattern. */
export function createSiteWithPattern(pattern: string): SiteRecord {
  const rule = { field: 'username', enabled: true, required: true, pattern: '*', accepted_pattern: pattern, min_length: 1, max_length: 255 }
  return { flags: [{ flag: 'USERNAMEREG3', enabled: true }], rules: [rule] } as unknown as SiteRecord
}
