import type { CallContext, CallHandlers, Member } from '../calls/index.ts'
import { brandCatalogue, type Catalogue } from '../games/index.ts'
import { accountRecord } from './account-record.ts'
import { betRecord } from './bet-record.ts'
import { bonusRecord } from './bonus-record.ts'
import { profitReport } from './profit-report.ts'
import type { RecordContext } from './record-context.ts'

type RecordCalls = `record.${'movements' | 'bets' | 'profit' | 'bonuses'}`

/** Handlers of the endpoints about a player's money. */
export function createRecordHandlers({ catalogue }: { readonly catalogue: Catalogue }): CallHandlers<RecordCalls> {
  const recordContext = ({ tenant, site, brand, language, member }: CallContext & { readonly member: Member }): RecordContext => ({
    tenant,
    site,
    timeZone: brand.config.merchant.timeZone,
    account: member.account.id,
    catalogue: brandCatalogue(catalogue, site),
    language: brand.config.languages.catalogue[language]?.tag ?? 'en',
  })
  return {
    'record.movements': (context, query) => accountRecord(recordContext(context), query),
    'record.bets': (context, query) => betRecord(recordContext(context), query),
    'record.profit': (context, query) => profitReport(recordContext(context), query),
    'record.bonuses': (context, query) => bonusRecord(recordContext(context), query),
  }
}
