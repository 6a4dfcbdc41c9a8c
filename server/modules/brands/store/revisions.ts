import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** A stored revision of a brand, without its files. */
export interface StoredRevision {
  /** The brand's code. */
  readonly merchant: string
  readonly folder: string
  readonly version: string
  readonly domains: readonly string[]
  readonly saved_at: Date
}

/** A file of a revision: its merchant folder, and its path in that folder. */
export interface RevisionFile {
  readonly folder: string
  readonly path: string
  /** SHA-256 of the content, in hexadecimal. */
  readonly digest: string
}

export const listRevisions = (db: Database): Promise<readonly StoredRevision[]> =>
  db.selectFrom('brand_revisions').select(['merchant', 'folder', 'version', 'domains', 'saved_at']).execute()

/** Returns the digests whose contents are not stored yet. */
export async function findMissingDigests(db: Database, digests: readonly string[]): Promise<ReadonlySet<string>> {
  const storedFiles = await db
    .selectFrom('brand_files')
    .select('digest')
    .where('digest', '=', sql<string>`any(${[...digests]}::text[])`)
    .execute()
  const stored = new Set(storedFiles.map(({ digest }) => digest))
  return new Set(digests.filter((digest) => !stored.has(digest)))
}

/** Replaces a brand's revision atomically. `contents` are the file contents that are not stored yet, by digest. */
export async function replaceRevision(
  db: Database,
  revision: Omit<StoredRevision, 'saved_at'>,
  files: readonly RevisionFile[],
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { merchant, folder, version } = revision
  const domains = [...revision.domains]
  await db.transaction().execute(async (trx) => {
    for (const [digest, content] of contents)
      await trx
        .insertInto('brand_files')
        .values({ digest, content })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await trx
      .insertInto('brand_revisions')
      .values({ merchant, folder, version, domains })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ folder, version, domains, saved_at: sql`excluded.saved_at` }))
      .execute()
    await trx.deleteFrom('brand_revision_files').where('merchant', '=', merchant).execute()
    await trx
      .insertInto('brand_revision_files')
      .values(files.map((file) => ({ merchant, ...file })))
      .execute()
  })
}

/** Lists the files of a brand's revision, with their contents. */
export const listRevisionFiles = (db: Database, merchant: string) =>
  db
    .selectFrom('brand_revision_files as listed')
    .innerJoin('brand_files as stored', 'stored.digest', 'listed.digest')
    .select(['listed.folder', 'listed.path', 'stored.content'])
    .where('listed.merchant', '=', merchant)
    .execute()

/** Deletes contents that no revision refers to. */
export async function purgeContents(db: Database): Promise<void> {
  await sql`delete from brand_files where digest not in (select digest from brand_revision_files)`.execute(db)
}
