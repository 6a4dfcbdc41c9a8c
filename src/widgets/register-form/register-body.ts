import type { MemberRegisterBody, MemberRegisterMobileBody, MemberRegisterSocialBody } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'

/**
 * Builds the body of a registration by username: cleaned values, and the URL of the registration page without its query
 * parameters, which may contain secrets.
 */
export function toRegisterBody(values: Readonly<Record<string, string>>, page: PageLocation): MemberRegisterBody {
  const { username = '', password = '', countryDialingCode, mobileNum, ...rest } = values
  const phone = mobileNum === undefined ? {} : { mobileNum, ...(countryDialingCode !== undefined && { countryDialingCode }) }
  return { ...rest, ...phone, username, password, ...createCommonFields(page) }
}

/** Builds the body of a registration by mobile number; the platform generates the username. */
export function toRegisterMobileBody(values: Readonly<Record<string, string>>, page: PageLocation): MemberRegisterMobileBody {
  const { mobileNum = '', countryDialingCode = '', ...rest } = values
  return { ...rest, mobileNum, countryDialingCode, ...createCommonFields(page) }
}

/** Builds the body of a registration after a social login, which has established the identity. */
export function toRegisterSocialBody(values: Readonly<Record<string, string>>, page: PageLocation): MemberRegisterSocialBody {
  const { countryDialingCode, mobileNum, ...rest } = values
  const phone = mobileNum === undefined ? {} : { mobileNum, ...(countryDialingCode !== undefined && { countryDialingCode }) }
  return { ...rest, ...phone, ...createCommonFields(page) }
}

type PageLocation = Pick<Location, 'hostname' | 'origin' | 'pathname'>

function createCommonFields(page: PageLocation) {
  return {
    login: true as const,
    registerMethod: 'WEB' as const,
    ageConsent: true,
    domain: page.hostname,
    registerUrl: `${page.origin}${page.pathname}`.slice(0, maxLengths['member.register'].registerUrl),
  }
}
