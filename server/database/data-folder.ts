import { randomBytes } from 'node:crypto'
import { access, chmod, constants, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './errors.ts'

/** Folder with all persistent files of a server. */
export interface DataFolder {
  readonly path: string
  /** Returns the text of a file; `undefined` if it does not exist. */
  read(name: string): Promise<string | undefined>
  /** Replaces a file atomically; only its owner can read it. */
  write(name: string, text: string): Promise<void>
  /**
   * Returns the text of a file, and makes it readable only by its owner. If the file does not exist, creates it with
   * the text of `create`; if several servers create it at once, all of them return the text of the first.
   */
  readOrCreate(name: string, create: () => string | Promise<string>): Promise<string>
}

/**
 * Opens the data folder, creating it if needed.
 * @throws StartupError if it cannot be created or written to
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await createFolder(path)
  const getFilePath = (name: string): string => join(path, name)
  const read = (name: string): Promise<string | undefined> => readFile(getFilePath(name), 'utf8').catch(ignoreMissing)
  const writeTemporary = async (name: string, text: string): Promise<string> => {
    const file = getFilePath(`.${name}.${randomBytes(6).toString('hex')}`)
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    return file
  }
  return {
    path,
    read,
    write: async (name, text) => rename(await writeTemporary(name, text), getFilePath(name)),
    readOrCreate: async (name, create) => {
      const existing = await read(name)
      if (existing !== undefined) {
        await chmod(getFilePath(name), 0o600)
        return existing
      }
      const file = await writeTemporary(name, await create())
      await link(file, getFilePath(name)).catch(ignoreExisting)
      await rm(file)
      return readFile(getFilePath(name), 'utf8')
    },
  }
}

async function createFolder(path: string): Promise<void> {
  try {
    // Others may traverse the folder but not list it: PostgreSQL runs as a separate user if the server runs as root.
    await mkdir(path, { recursive: true, mode: 0o711 })
    await access(path, constants.W_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new StartupError(`DATA_DIR is "${path}": the server cannot write there (${code}). Choose a folder that its user may write to.`)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function ignoreExisting(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error
}
