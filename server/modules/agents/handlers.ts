import type { CallContext, CallHandlers } from '../calls/index.ts'
import { listDownlines } from './list-downlines.ts'
import { teamOverview, teamStatement } from './team-reports.ts'

/** Answers the calls about who stands below an agent, and what their play comes to. */
export const makeAgentHandlers = (): CallHandlers<`agent.${'downlines' | 'overview' | 'statement'}`> => ({
  'agent.downlines': ({ tenant, member: { account } }, query) => listDownlines(tenant, account, query),
  'agent.overview': (context, query) => teamOverview(reportContext(context), context.member.account, query),
  'agent.statement': (context, query) => teamStatement(reportContext(context), context.member.account, query),
})

const reportContext = ({ tenant, site, brand }: CallContext) => ({ tenant, site, timeZone: brand.config.merchant.timeZone })
