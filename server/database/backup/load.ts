import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError, type CopiedTable, type Manifest } from './backup-format.ts'
import { listForeignKeys, listTables } from './catalog.ts'
import { beginCopyTransaction, copyRows, countLedger } from './dump.ts'
import { type ContentVisitor, type BackupSummary, readContent } from './read-content.ts'

/**
 * Loads the content of a backup into tables with the same migrations, in one transaction as their owner: without
 * triggers, and with foreign keys that are validated at the end. Rows that migrations have inserted are replaced. Each
 * table is read back and compared with the backup before the transaction commits.
 * @throws BackupError if the content is damaged, or if the tables differ from it
 */
export async function loadContent(client: pg.ClientBase, source: AsyncIterable<Buffer>): Promise<BackupSummary> {
  await beginCopyTransaction(client)
  const tables = await listTables(client)
  const names = tables.map(({ name }) => name)
  const foreignKeys = await listForeignKeys(client)
  for (const { drop } of foreignKeys) await client.query(drop)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  const content = await readContent(source, createLoadVisitor(client, tables))
  for (const { add } of foreignKeys) await client.query(add)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  await verifyLedger(client, content.manifest)
  await client.query('commit')
  return content
}

function createLoadVisitor(client: pg.ClientBase, tables: readonly CopiedTable[]): ContentVisitor {
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  return {
    onManifest: (manifest) => {
      const difference = findDifference(
        manifest.tables,
        tables.map(({ name }) => name),
      )
      if (difference !== undefined) throw createMismatchError(`the table ${difference}`)
    },
    onTable: async (table, rows) => {
      if (columns.get(table.name) !== table.columns) throw createMismatchError(`the columns of ${table.name}`)
      const copy = client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`))
      await pipeline(Readable.from(rows), copy)
    },
    onTableVerified: async (table, { sha256 }) => {
      const hash = createHash('sha256')
      for await (const part of copyRows(client, table)) hash.update(part)
      if (hash.digest('hex') !== sha256)
        throw new BackupError(`The rows of ${table.name} in PostgreSQL differ from those of the backup. Nothing was restored.`)
    },
    onSequence: async (statement) => {
      if (!/^select setval\('[^';]*', \d+, (?:true|false)\);$/.test(statement)) throw createMismatchError('a sequence')
      await client.query(statement)
    },
  }
}

/** Returns a name that only one of the lists has; `undefined` if both have the same names. */
const findDifference = (names: readonly string[], otherNames: readonly string[]): string | undefined =>
  names.find((name) => !otherNames.includes(name)) ?? otherNames.find((name) => !names.includes(name))

const createMismatchError = (subject: string): BackupError =>
  new BackupError(`The backup and this version differ in ${subject}. Restore it with the version that made it, and upgrade afterwards.`)

async function verifyLedger(client: pg.ClientBase, { ledger }: Manifest): Promise<void> {
  const loadedLedger = await countLedger(client)
  if (JSON.stringify(loadedLedger) !== JSON.stringify(ledger))
    throw new BackupError(
      `The restored ledger has ${JSON.stringify(loadedLedger)}, and the backup's has ${JSON.stringify(ledger)}. Nothing was restored.`,
    )
}
