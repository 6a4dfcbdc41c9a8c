import { CallError } from '../domain/call-error.ts'
import { listDownlines } from '../domain/list-downlines.ts'
import { registerDownline } from '../domain/register-downline.ts'
import { siteOf } from '../store/site.ts'
import type { PortHandlers } from './call.ts'
import { registerContext } from './session-parts.ts'

export const agent: PortHandlers<'agent'> = {
  affiliate: async ({ tenant, host }, { code, domain }) => {
    if (domain.toLowerCase() !== host) throw new CallError('domain_invalid')
    return { valid: (await siteOf(tenant).affiliateAgent(code)) !== undefined }
  },
  register: (context, body) => registerDownline(registerContext(context), context.member.account, body),
  downlines: ({ tenant, member: { account } }, query) => listDownlines(tenant, account, query),
}
