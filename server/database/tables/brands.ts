import type { Generated } from 'kysely'

/** The last good revision of each brand, with which a server starts where the brand's folder has mistakes. */
export interface BrandTables {
  brand_revisions: BrandRevisionTable
  /** The files of a revision, with those of the merchants that it extends. */
  brand_revision_files: { merchant: string; folder: string; path: string; digest: string }
  /** Contents of files by their SHA-256, of all brands: what many extend is stored once. */
  brand_files: { digest: string; content: Buffer }
}

interface BrandRevisionTable {
  merchant: string
  /** The brand's folder. */
  folder: string
  /** Changes with every change of a file that took part. */
  version: string
  domains: string[]
  saved_at: Generated<Date>
}
