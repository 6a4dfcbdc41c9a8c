import { fileStart, type Diagnostic } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../brands/index.ts'
import type { SeedError } from './seed-error.ts'

/** Where the rows of a table are written. */
const tablePointers: Readonly<Record<string, string>> = {
  flags: '/platform/flags',
  register_rules: '/platform/registerRules',
  restricted_countries: '/platform/countries',
  vendors: '/platform/vendors',
  resources: '/platform/resources',
  customer_services: '/platform/customerService',
  affiliate_codes: '/platform/affiliateCodes',
  wins: '/platform/wins',
  accounts: '/platform/accounts',
  announcements: '/content/announcements',
  help_topics: '/content/help',
  vip_ranks: '/content/vipRanks',
}

/**
 * Says which part of a brand's files its start fails for, as near as the database says it. The words are the
 * database's, for the operator's log alone.
 */
export function toSeedDiagnostic({ id, provenance }: ServedMerchant, { part, cause }: SeedError): Diagnostic {
  const table = cause instanceof Error && 'table' in cause && typeof cause.table === 'string' ? cause.table : ''
  const pointer = tablePointers[table] ?? `/${part}`
  const origin = provenance.originsOf(pointer).at(-1) ?? provenance.originsOf(`/${part}`).at(-1)
  const { file, line, column, endLine, endColumn, pointer: at } = origin ?? { ...fileStart, file: id, pointer: '' }
  const words = cause instanceof Error ? cause.message : String(cause)
  return {
    code: 'seed-refused',
    severity: 'error',
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer: at,
    message: `The platform cannot start the brand with this: ${words}.`,
    remedy: 'Write it so that the platform can keep it.',
  }
}
