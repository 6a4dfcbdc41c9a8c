import type { CallContext, CallHandlers } from '../calls/index.ts'
import { getBrandCatalogue, type Catalogue } from '../games/index.ts'
import { freezeDownline } from './freeze-downline.ts'
import { listDownlines } from './list-downlines.ts'
import { listTeamBets, type TeamContext, listTeamMovements } from './team-records.ts'
import { getTeamOverview, getTeamStatement } from './team-reports.ts'

/** Handlers of the endpoints for an agent's downline, its activity and its results. */
export function createAgentHandlers({
  catalogue,
  secrets,
}: {
  readonly catalogue: Catalogue
  readonly secrets: { key(purpose: 'audit'): Buffer }
}): CallHandlers<`agent.${'downlines' | 'freezeDownline' | 'overview' | 'statement' | 'teamBets' | 'teamMovements'}`> {
  const teamContextOf = ({ tenant, site, brand, language }: CallContext): TeamContext => ({
    tenant,
    site,
    timeZone: brand.config.merchant.timeZone,
    catalogue: getBrandCatalogue(catalogue, site),
    language: brand.config.languages.catalogue[language]?.tag ?? 'en',
  })
  return {
    'agent.downlines': (context, query) => listDownlines(context, context.member.account, query),
    'agent.freezeDownline': ({ tenant, member: { account } }, body) => freezeDownline({ tenant, key: secrets.key('audit') }, account, body),
    'agent.overview': (context, query) => getTeamOverview(teamContextOf(context), context.member.account, query),
    'agent.statement': (context, query) => getTeamStatement(teamContextOf(context), context.member.account, query),
    'agent.teamBets': (context, query) => listTeamBets(teamContextOf(context), context.member.account, query),
    'agent.teamMovements': (context, query) => listTeamMovements(teamContextOf(context), context.member.account, query),
  }
}
