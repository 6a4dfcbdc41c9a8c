import { memberInfoOf } from '../domain/member-info.ts'
import { registerMember } from '../domain/register-member.ts'
import type { PortHandlers } from './call.ts'
import { captchaChecker } from './session.ts'

export const member: PortHandlers<'member'> = {
  register: (context, body) => {
    const { tenant, site, brand, host } = context
    return registerMember({ tenant, site, config: brand.config, host, checkCaptcha: captchaChecker(context) }, body)
  },
  info: async ({ member: { account } }) => memberInfoOf(account),
}
