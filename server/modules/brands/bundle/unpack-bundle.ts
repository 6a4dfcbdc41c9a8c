import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from './bundle-format.ts'
import { readArchive } from './read-archive.ts'

/**
 * Unpacks a verified archive into a new folder, which appears once every file has been verified and written.
 * @throws BundleError
 */
export async function unpackArchive(archive: Buffer, manifest: Manifest, folder: string): Promise<void> {
  const temporaryFolder = `${folder}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(temporaryFolder, { recursive: true, mode: 0o700 })
    for await (const { path, content } of readArchive(archive, manifest)) {
      const file = join(temporaryFolder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content, { flag: 'wx' })
    }
    await rename(temporaryFolder, folder)
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true })
    throw error
  }
}
