import type { ApiContext, ApiHandlers, Member } from '../api-context/index.ts'
import { getBrandCatalogue, type Catalogue } from '../games/index.ts'
import { getAccountMovements } from './account-record.ts'
import { getBets } from './bet-record.ts'
import { getBonuses } from './bonus-record.ts'
import { getProfitReport } from './profit-report.ts'
import type { RecordContext } from './record-context.ts'

type RecordEndpoint = `record.${'movements' | 'bets' | 'profit' | 'bonuses'}`

/** Handlers of the record endpoints. */
export function createRecordHandlers({ catalogue }: { readonly catalogue: Catalogue }): ApiHandlers<RecordEndpoint> {
  const toRecordContext = ({ tenant, site, brand, language, member }: ApiContext & { readonly member: Member }): RecordContext => ({
    tenant,
    site,
    timeZone: brand.config.merchant.timeZone,
    account: member.account.id,
    catalogue: getBrandCatalogue(catalogue, site),
    language: brand.config.languages.catalogue[language]?.tag ?? 'en',
  })
  return {
    'record.movements': (context, query) => getAccountMovements(toRecordContext(context), query),
    'record.bets': (context, query) => getBets(toRecordContext(context), query),
    'record.profit': (context, query) => getProfitReport(toRecordContext(context), query),
    'record.bonuses': (context, query) => getBonuses(toRecordContext(context), query),
  }
}
