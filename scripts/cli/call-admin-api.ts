import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Arguments, CannotRun, type Io } from './command.ts'

export interface ServerLocation {
  readonly dataFolder: string
  /** The token, if it is not stored in the data folder. */
  readonly token: string | undefined
}

/**
 * Sends a command to the server that uses a data folder, with the folder's token.
 * @throws CannotRun if no server runs, or if the server rejects the command, with its message
 */
export async function callAdminApi({ dataFolder, token: given }: ServerLocation, command: string, body: object): Promise<unknown> {
  const folder = resolve(dataFolder)
  const address = await readAddress(folder)
  const token = given ?? (await readFile(join(folder, 'control-token'), 'utf8').catch(() => undefined))
  if (token === undefined) throw new CannotRun(`the control token in ${folder} cannot be read: run this as the user that runs the server.`)
  const response = await fetch(`${address}/_livery/control/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token.trim()}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CannotRun(notRunning(folder))
  })
  const answer = (await response.json()) as { success: boolean; value?: unknown; message?: string }
  if (!answer.success) throw new CannotRun(answer.message ?? 'the server rejected the command without a reason.')
  return answer.value
}

/** Returns the port of the server of a data folder. */
export const portOf = async ({ dataFolder }: ServerLocation): Promise<string> =>
  new URL(await readAddress(resolve(dataFolder))).port || '80'

/**
 * Reads the server's address from the lock file of its folder. A server that listens on all addresses is called on the
 * loopback address.
 */
async function readAddress(folder: string): Promise<string> {
  const lock = await readFile(join(folder, 'server.lock'), 'utf8').catch(() => '{}')
  const { address } = JSON.parse(lock) as { address?: string }
  if (address === undefined) throw new CannotRun(notRunning(folder))
  const { hostname, port } = new URL(address)
  return `http://${hostname === '[::1]' ? hostname : '127.0.0.1'}:${port || '80'}`
}

const notRunning = (folder: string): string => `no server runs on ${folder}. Start it with npm start, or name its data folder with --data.`

/** Returns the server location from the options and the environment of a command. */
export function serverLocation({ values }: Arguments, { env }: Io): ServerLocation {
  return {
    dataFolder: typeof values['data'] === 'string' ? values['data'] : env['DATA_DIR'] || 'data',
    token: env['CONTROL_TOKEN'] || undefined,
  }
}
