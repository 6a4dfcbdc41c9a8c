import type { MemberRegisterBody, MemberRegisterMobileBody, MemberRegisterSocialBody } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'

/**
 * Builds the body of a registration by username: cleaned values, and the URL of the registration page without its query
 * parameters, which may contain secrets.
 */
export function toRegisterBody(values: Readonly<Record<string, string>>, page: Page): MemberRegisterBody {
  const { username = '', password = '', countryDialingCode, mobileNum, ...rest } = values
  const phone = mobileNum === undefined ? {} : { mobileNum, ...(countryDialingCode !== undefined && { countryDialingCode }) }
  return { ...rest, ...phone, username, password, ...createCommonFields(page) }
}

/** Builds the body of a registration by mobile number; the platform generates the username. */
export function toRegisterMobileBody(values: Readonly<Record<string, string>>, page: Page): MemberRegisterMobileBody {
  const { mobileNum = '', countryDialingCode = '', ...rest } = values
  return { ...rest, mobileNum, countryDialingCode, ...createCommonFields(page) }
}

/** Builds the body of a registration after a social login, which has established the identity. */
export function toRegisterSocialBody(values: Readonly<Record<string, string>>, page: Page): MemberRegisterSocialBody {
  const { countryDialingCode, mobileNum, ...rest } = values
  const phone = mobileNum === undefined ? {} : { mobileNum, ...(countryDialingCode !== undefined && { countryDialingCode }) }
  return { ...rest, ...phone, ...createCommonFields(page) }
}

type Page = Pick<Location, 'hostname' | 'origin' | 'pathname'>

function createCommonFields(page: Page) {
  return {
    login: true as const,
    registerMethod: 'WEB' as const,
    ageConsent: true,
    domain: page.hostname,
    registerUrl: `${page.origin}${page.pathname}`.slice(0, maxLengths['member.register'].registerUrl),
  }
}
