import { CallError } from '../../modules/calls/call-error.ts'
import { readContractInfo } from '../../modules/contracts/contract-access.ts'
import { listContracts } from '../../modules/contracts/list-contracts.ts'
import { listDownlines } from '../../modules/agents/list-downlines.ts'
import { offerContract } from '../../modules/contracts/offer-contract.ts'
import { registerDownline } from '../../modules/registration/register-downline.ts'
import { stepContract } from '../../modules/contracts/step-contract.ts'
import { teamOverview, teamStatement } from '../../modules/agents/team-reports.ts'
import { siteOf } from '../../modules/site/store/site.ts'
import type { CallContext, PortHandlers } from '../../modules/calls/call.ts'
import { registerContext } from '../session-parts.ts'

export const agent: PortHandlers<'agent'> = {
  affiliate: async ({ tenant, host }, { code, domain }) => {
    if (domain.toLowerCase() !== host) throw new CallError('domain_invalid')
    return { valid: (await siteOf(tenant).affiliateAgent(code)) !== undefined }
  },
  register: (context, body) => registerDownline(registerContext(context), context.member.account, body),
  downlines: ({ tenant, member: { account } }, query) => listDownlines(tenant, account, query),
  contractInfo: (context) => readContractInfo(context, context.member.account),
  contracts: (context, query) => listContracts(context, context.member.account, query),
  dividendRequest: (context, body) => offerContract(context, context.member.account, 'dividend', { ...body }),
  dailySalaryContract: (context, body) => offerContract(context, context.member.account, 'dailySalary', { ...body }),
  hourlySalary: (context, body) => offerContract(context, context.member.account, 'hourlySalary', { ...body }),
  realtimeSalaryContract: (context, body) => offerContract(context, context.member.account, 'realtimeSalary', { ...body }),
  contractStep: (context, body) => stepContract(context, context.member.account, body),
  overview: (context, query) => teamOverview(reportContext(context), context.member.account, query),
  statement: (context, query) => teamStatement(reportContext(context), context.member.account, query),
}

const reportContext = ({ tenant, site, brand }: CallContext) => ({ tenant, site, timeZone: brand.config.merchant.timeZone })
