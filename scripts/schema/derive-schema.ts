import type { Kysely } from 'kysely'
import { format } from 'prettier'
import { wrapComments } from '../tools/wrap-comments.ts'
import { describeSchema } from './describe-schema.ts'
import { deriveTableTypes } from './derive-table-types.ts'

/** Derives the files that describe the database, by path from the project's root. */
export async function deriveSchema(db: Kysely<unknown>): Promise<Readonly<Record<string, string>>> {
  const tables = 'server/database/tables.ts'
  return {
    'server/database/schema.sql': await describeSchema(db),
    [tables]: await format(wrapComments(tables, await deriveTableTypes(db)), {
      parser: 'typescript',
      semi: false,
      singleQuote: true,
      printWidth: 140,
    }),
  }
}
