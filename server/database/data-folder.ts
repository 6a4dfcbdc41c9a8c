import { randomBytes } from 'node:crypto'
import { access, chmod, constants, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './errors.ts'

/** The folder that everything lives in that a server keeps. */
export interface DataFolder {
  readonly path: string
  /** What stands in a file, or `undefined` where there is none. */
  read(name: string): Promise<string | undefined>
  /** Replaces a file in one step; only its owner can read it. */
  write(name: string, text: string): Promise<void>
  /**
   * What stands in the file; where there is none, what `make` gives, written first. Two servers at once agree on one.
   */
  keep(name: string, make: () => string | Promise<string>): Promise<string>
}

/**
 * Opens the data folder, and makes it where it does not stand.
 * @throws StartError where it cannot be made or written to
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await makeFolder(path)
  const at = (name: string): string => join(path, name)
  const read = (name: string): Promise<string | undefined> => readFile(at(name), 'utf8').catch(absent)
  const draft = async (name: string, text: string): Promise<string> => {
    const file = at(`.${name}.${randomBytes(6).toString('hex')}`)
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    return file
  }
  return {
    path,
    read,
    write: async (name, text) => rename(await draft(name, text), at(name)),
    keep: async (name, make) => {
      const found = await read(name)
      if (found !== undefined) {
        await chmod(at(name), 0o600)
        return found
      }
      const file = await draft(name, await make())
      await link(file, at(name)).catch(exists)
      await rm(file)
      return readFile(at(name), 'utf8')
    },
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    // Others may pass through, not look in: PostgreSQL runs as a user of its own where the server is root.
    await mkdir(path, { recursive: true, mode: 0o711 })
    await access(path, constants.W_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR is "${path}": the server cannot write there (${code}). Choose a folder that its user may write to.`)
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function exists(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error
}
