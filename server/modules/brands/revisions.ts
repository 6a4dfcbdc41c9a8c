import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type AssetFile, compileMerchant, type CompiledMerchant, readAsset } from '../../../src/engine/compile/index.ts'
import type { Database } from '../../database/database.ts'
import { listBrandFiles } from './brand-files.ts'
import { computeDigest } from './bundle/bundle-format.ts'
import type { ServedMerchant } from './served-merchant.ts'
import {
  listRevisions,
  findMissingDigests,
  listRevisionFiles,
  replaceRevision,
  type RevisionFile,
  type StoredRevision,
} from './store/revisions.ts'

/**
 * The last good revision of each brand, stored in the database. A server that starts while a brand's folder is invalid
 * serves this revision.
 */
export interface Revisions {
  list(): readonly StoredRevision[]
  /**
   * Stores the served version of a brand, unless it is already stored. Stores nothing if a file has changed since it
   * was compiled, because the changed version is compiled next.
   */
  save(merchant: ServedMerchant): Promise<void>
  /** Compiles the stored revision of a folder from its stored files; `undefined` if none is stored. */
  restore(folder: string): Promise<{ readonly compiled: CompiledMerchant; readonly savedAt: Date } | undefined>
}

interface RevisionDeps {
  readonly database: Database
  /** The folder that restored files are written to. */
  readonly folder: string
}

type ContentFile = RevisionFile & { readonly read: () => Promise<Buffer | undefined> }

export async function openRevisions({ database, folder: root }: RevisionDeps): Promise<Revisions> {
  const storedRevisions = new Map((await listRevisions(database)).map((revision) => [revision.merchant, revision]))
  const digests = new WeakMap<AssetFile, string>()

  /** Returns the digest of an asset as it was compiled; `undefined` if the file has changed since. */
  async function findAssetDigest(asset: AssetFile): Promise<string | undefined> {
    const knownDigest = digests.get(asset)
    if (knownDigest !== undefined) return knownDigest
    const content = await readAsset(asset)
    if (content) digests.set(asset, computeDigest(content))
    return digests.get(asset)
  }

  async function findContentFiles({ folders }: ServedMerchant): Promise<readonly ContentFile[] | undefined> {
    const contents: ContentFile[] = []
    for (const { folder, path, asset, read, digest: knownDigest } of listBrandFiles(folders)) {
      const digest = asset ? await findAssetDigest(asset) : knownDigest
      if (digest === undefined) return undefined
      contents.push({ folder, path, digest, read })
    }
    return contents
  }

  return {
    list: () => [...storedRevisions.values()],
    save: async (merchant) => {
      const { code, domains } = merchant.config.merchant
      const revision = { merchant: code, folder: merchant.id, version: merchant.version, domains }
      const storedRevision = storedRevisions.get(code)
      if (storedRevision?.version === revision.version && storedRevision.folder === revision.folder) return
      const contents = await findContentFiles(merchant)
      const newContents = contents && (await readNewContents(database, contents))
      if (!contents || !newContents) return
      const files = contents.map(({ folder, path, digest }) => ({ folder, path, digest }))
      await replaceRevision(database, revision, files, newContents)
      storedRevisions.set(code, { ...revision, saved_at: new Date() })
    },
    restore: async (id) => {
      const revision = [...storedRevisions.values()].find(({ folder }) => folder === id)
      if (!revision) return undefined
      const copyFolder = join(root, id)
      await rm(copyFolder, { recursive: true, force: true })
      for (const { folder, path, content } of await listRevisionFiles(database, revision.merchant)) {
        const file = join(copyFolder, folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
      return { compiled: await compileMerchant(copyFolder, id), savedAt: revision.saved_at }
    },
  }
}

/** Reads the contents that are not stored yet, keyed by digest; `undefined` if a file has changed since compilation. */
async function readNewContents(database: Database, contents: readonly ContentFile[]): Promise<ReadonlyMap<string, Buffer> | undefined> {
  const missingDigests = await findMissingDigests(database, [...new Set(contents.map(({ digest }) => digest))])
  const newContents = new Map<string, Buffer>()
  for (const { digest, read } of contents) {
    if (!missingDigests.has(digest) || newContents.has(digest)) continue
    const content = await read()
    if (content === undefined || computeDigest(content) !== digest) return undefined
    newContents.set(digest, content)
  }
  return newContents
}
