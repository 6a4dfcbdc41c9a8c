import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/database/database.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { transferDatabaseOwnership, createRoles } from '../server/database/roles.ts'
import { root } from './tools/paths.ts'
import { deriveSchema } from './schema/derive-schema.ts'

/**
 * `npm run schema`, after adding a migration: runs all migrations on an empty database and writes the resulting
 * schema to `server/database/schema.sql` and `server/database/tables.ts`.
 */
const folder = mkdtempSync(join(tmpdir(), 'livery-schema-'))
const postgres = await startEmbedded(folder, randomBytes(16).toString('hex'), () => undefined)
try {
  const urls = await createRoles(postgres.url)
  await transferDatabaseOwnership(postgres.url)
  const database = await openDatabase(urls, console.error)
  for (const [path, text] of Object.entries(await deriveSchema(database.forApplication<unknown>('schema')))) {
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
  await database.destroy()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
