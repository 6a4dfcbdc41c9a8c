import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandError, type Io } from './command.ts'

/** A login, as `livery login` stores it. */
export interface Credential {
  readonly token: string
  /** ISO 8601. */
  readonly expiresAt: string
  readonly name: string
}

type Credentials = Readonly<Record<string, Credential>>

/** Returns the path of the user's credentials file; `undefined` if neither XDG_CONFIG_HOME nor HOME is set. */
function findCredentialsPath(env: Io['env']): string | undefined {
  const configFolder = env['XDG_CONFIG_HOME'] || (env['HOME'] && join(env['HOME'], '.config'))
  return configFolder ? join(configFolder, 'livery', 'credentials.json') : undefined
}

/**
 * Returns the path of the user's credentials file.
 * @throws CommandError if neither XDG_CONFIG_HOME nor HOME is set
 */
export function requireCredentialsPath(env: Io['env']): string {
  const file = findCredentialsPath(env)
  if (file === undefined) throw new CommandError('the login cannot be stored: set HOME or XDG_CONFIG_HOME.')
  return file
}

/** @throws CommandError if the file is not JSON */
async function readCredentials(file: string | undefined): Promise<Credentials> {
  if (file === undefined) return {}
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Credentials
  } catch {
    throw new CommandError(`the file with your logins, ${file}, is not valid JSON. Repair it, or delete it and log in again.`)
  }
}

/**
 * Returns the user's login at a server; `undefined` if there is none.
 * @throws CommandError if the file of the logins is not JSON
 */
export const findCredential = async (env: Io['env'], serverKey: string): Promise<Credential | undefined> =>
  (await readCredentials(findCredentialsPath(env)))[serverKey]

/**
 * Stores the user's login at a server, or removes it if `credential` is `undefined`. Only the user can read the file.
 * Returns its path.
 * @throws CommandError if neither XDG_CONFIG_HOME nor HOME is set, or if the file is not JSON
 */
export async function storeCredential(env: Io['env'], serverKey: string, credential: Credential | undefined): Promise<string> {
  const file = requireCredentialsPath(env)
  const { [serverKey]: _, ...others } = await readCredentials(file)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const temporaryFile = `${file}.${String(process.pid)}`
  await writeFile(temporaryFile, `${JSON.stringify({ ...others, ...(credential && { [serverKey]: credential }) }, null, 2)}\n`, {
    mode: 0o600,
  })
  await chmod(temporaryFile, 0o600)
  await rename(temporaryFile, file)
  return file
}
