import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './bundle-format.ts'
import { unpackArchive } from './unpack-bundle.ts'

/** The newest accepted bundle, and the folders of unpacked ones, in the data folder. */
export interface BundleStore {
  /** Returns the newest accepted bundle, which has to be verified again; `undefined` if there is none. */
  read(): Promise<Buffer | undefined>
  /** Replaces the newest accepted bundle atomically. */
  write(content: Buffer): Promise<void>
  /** Unpacks a verified archive into a new folder of brands, and returns the folder. */
  unpack(archive: Buffer, manifest: Manifest): Promise<string>
  delete(folder: string): Promise<void>
  /** Deletes the merchant folders of previous bundles, except those in `usedFolders`. */
  deleteUnused(currentFolder: string, usedFolders: ReadonlySet<string>): Promise<void>
}

const bundleName = 'brands.bundle'

/** Opens the store in a data folder, and deletes everything in it except the newest accepted bundle. */
export async function openBundleStore(dataDir: string): Promise<BundleStore> {
  const root = join(dataDir, 'bundle')
  const file = join(root, bundleName)
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root)) if (name !== bundleName) await rm(join(root, name), { recursive: true, force: true })
  return {
    read: () => readFile(file).catch(ignoreMissing),
    write: async (content) => {
      const temporaryFile = `${file}.${createSuffix()}`
      await writeFile(temporaryFile, content, { mode: 0o600 })
      await rename(temporaryFile, file)
    },
    unpack: async (archive, manifest) => {
      // Folders of the same revision may still be in use if it is published a second time.
      const folder = join(root, `${manifest.revision.slice(0, 12)}-${createSuffix()}`)
      await unpackArchive(archive, manifest, folder)
      return folder
    },
    delete: (folder) => rm(folder, { recursive: true, force: true }),
    deleteUnused: async (currentFolder, usedFolders) => {
      const folders = (await readdir(root, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(root, name))
      for (const folder of folders) {
        if (folder === currentFolder) continue
        for (const id of await readdir(folder))
          if (!usedFolders.has(join(folder, id))) await rm(join(folder, id), { recursive: true, force: true })
        if ((await readdir(folder)).length === 0) await rmdir(folder)
      }
    },
  }
}

const createSuffix = (): string => randomBytes(6).toString('hex')

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
