import type { MemberRegisterBody } from '../../generated/api.ts'

/** What is sent: the cleaned values, and where the registration comes from. The address goes without its parameters, which may hold secrets. */
export function registerBody(
  values: Readonly<Record<string, string>>,
  page: Pick<Location, 'hostname' | 'origin' | 'pathname'>,
): MemberRegisterBody {
  const { username = '', password = '', countryDialingCode, mobileNum, ...rest } = values
  const phone = mobileNum === undefined ? {} : { mobileNum, ...(countryDialingCode !== undefined && { countryDialingCode }) }
  return {
    ...rest,
    ...phone,
    username,
    password,
    login: true,
    registerMethod: 'WEB',
    ageConsent: true,
    domain: page.hostname,
    registerUrl: `${page.origin}${page.pathname}`.slice(0, 2048),
  }
}
