import { findErrorTable, getDatabaseMessage } from '../../database/errors.ts'
import { fileStart, type Diagnostic } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../brands/index.ts'
import type { SeedError } from './seed-error.ts'

/** Pointers into a brand's files by the table that their values are written to. */
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
 * Returns the diagnostic for a brand that cannot be created in the database, located at the values of the table that
 * the database error names. It contains the database's message, for the operator's log only.
 */
export function toSeedDiagnostic({ id, provenance }: ServedMerchant, { section, cause }: SeedError): Diagnostic {
  const pointer = tablePointers[findErrorTable(cause) ?? ''] ?? `/${section}`
  const origin = provenance.listOrigins(pointer).at(-1) ?? provenance.listOrigins(`/${section}`).at(-1)
  const { file, line, column, endLine, endColumn, pointer: originPointer } = origin ?? { ...fileStart, file: id, pointer: '' }
  const reason = cause instanceof Error ? getDatabaseMessage(cause) : String(cause)
  return {
    code: 'seed-rejected',
    severity: 'error',
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer: originPointer,
    message: `The platform cannot create the brand with this value: ${reason}.`,
    remedy: 'Change it to a value that the database can store.',
  }
}
