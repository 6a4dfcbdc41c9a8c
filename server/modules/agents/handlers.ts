import type { ApiContext, ApiHandlers } from '../api-context/index.ts'
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
  readonly secrets: { deriveKey(purpose: 'audit'): Buffer }
}): ApiHandlers<`agent.${'downlines' | 'freezeDownline' | 'overview' | 'statement' | 'teamBets' | 'teamMovements'}`> {
  const toTeamContext = ({ tenant, site, brand, language }: ApiContext): TeamContext => ({
    tenant,
    site,
    timeZone: brand.config.merchant.timeZone,
    catalogue: getBrandCatalogue(catalogue, site),
    language: brand.config.languages.catalogue[language]?.tag ?? 'en',
  })
  return {
    'agent.downlines': (context, query) => listDownlines(context, context.member.account, query),
    'agent.freezeDownline': ({ tenant, member: { account } }, body) =>
      freezeDownline({ tenant, key: secrets.deriveKey('audit') }, account, body),
    'agent.overview': (context, query) => getTeamOverview(toTeamContext(context), context.member.account, query),
    'agent.statement': (context, query) => getTeamStatement(toTeamContext(context), context.member.account, query),
    'agent.teamBets': (context, query) => listTeamBets(toTeamContext(context), context.member.account, query),
    'agent.teamMovements': (context, query) => listTeamMovements(toTeamContext(context), context.member.account, query),
  }
}
