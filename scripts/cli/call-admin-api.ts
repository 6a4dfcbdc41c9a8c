import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Arguments, CommandError, type Io } from './command.ts'
import { findCredential } from './credentials.ts'

/** The server does not accept the token of a request. */
export class UnauthenticatedError extends CommandError {}

/** A server, and how requests to its admin API are authenticated. */
export interface ServerLocation {
  readonly dataFolder: string
  /** The origin of the admin API, if it is on another machine. */
  readonly url: string | undefined
  /** The machine's token from the environment. Default: the one in the data folder. */
  readonly token: string | undefined
  /** The secret of a service, which is exchanged for an access token. */
  readonly serviceSecret: string | undefined
  readonly env: Io['env']
}

/** The options that name a server. */
export const serverOptions = { data: { type: 'string' }, url: { type: 'string' } } as const

export const serverHelp = `  --data DIR   the data folder of a server on this machine; default: DATA_DIR or ./data
  --url URL    the admin API of a server elsewhere; default: LIVERY_URL, or the server on this machine`

/** Parses the location of the server from the options and the environment of a command. */
export function parseServerLocation({ values }: Arguments, { env }: Io): ServerLocation {
  const url = typeof values['url'] === 'string' ? values['url'] : env['LIVERY_URL'] || undefined
  if (url !== undefined && !URL.canParse(url)) throw new CommandError(`"${url}" is not a URL.`)
  return {
    dataFolder: typeof values['data'] === 'string' ? values['data'] : env['DATA_DIR'] || 'data',
    url: url === undefined ? undefined : new URL(url).origin,
    token: env['ADMIN_API_TOKEN'] || undefined,
    serviceSecret: env['LIVERY_SERVICE_SECRET'] || undefined,
    env,
  }
}

/** Returns the key of a server in the credentials file. */
export const getServerKey = ({ url, dataFolder }: ServerLocation): string => url ?? resolve(dataFolder)

/**
 * Runs an admin command: as the service whose secret is set, otherwise as the operator who is logged in, otherwise as
 * this machine, with the token of its data folder.
 * @throws CommandError if there is no valid token (see `getToken`), if no server answers, or if the server refuses the
 * command, with its message
 */
export const callAdminApi = async (location: ServerLocation, command: string, body: object): Promise<unknown> =>
  (await runAdminCommand(location, command, body)).value

/** The response to an admin command. */
export interface AdminResponse {
  readonly value?: unknown
  /** Age of the value in seconds, if a replica answered. */
  readonly staleSeconds?: number
}

/** Like `callAdminApi`, with the age of the value. */
export const runAdminCommand = async (location: ServerLocation, command: string, body: object): Promise<AdminResponse> =>
  fetchAdminResponse(location, `/_livery/admin/${command}`, { body, token: await getToken(location) })

/** Like `callAdminApi`, but always as the machine, even if an operator is logged in. */
export async function callAsMachine(location: ServerLocation, command: string, body: object): Promise<unknown> {
  return requestAdminApi(location, `/_livery/admin/${command}`, { body, token: await getMachineToken(location) })
}

interface AdminRequest {
  /** The body of a POST request; a request without a body is a GET. */
  readonly body?: object
  readonly token?: string
}

/**
 * @throws UnauthenticatedError if the server does not accept the token
 * @throws CommandError if no server answers, or with the message of a server that refuses the request
 */
export const requestAdminApi = async (location: ServerLocation, path: string, request: AdminRequest): Promise<unknown> =>
  (await fetchAdminResponse(location, path, request)).value

async function fetchAdminResponse(location: ServerLocation, path: string, { body, token }: AdminRequest): Promise<AdminResponse> {
  const address = location.url ?? (await readAddress(resolve(location.dataFolder)))
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CommandError(
      location.url === undefined ? formatNotRunningMessage(resolve(location.dataFolder)) : `${address} does not answer.`,
    )
  })
  const content = (await response.json().catch(() => ({}))) as AdminResponse & { success?: boolean; code?: string; message?: string }
  if (content.success === true) return content
  const message = content.message ?? `${address} is not the admin API of a server: it answered with status ${String(response.status)}.`
  throw content.code === 'unauthenticated' ? new UnauthenticatedError(message) : new CommandError(message)
}

/**
 * Returns the access token for admin commands: of the service, the operator or the machine.
 * @throws CommandError if the service's secret is refused, the login is missing or has expired, no server runs on this
 * machine, or the machine's token cannot be read
 */
export async function getToken(location: ServerLocation): Promise<string> {
  if (location.serviceSecret !== undefined) {
    const value = await requestAdminApi(location, '/_livery/operator/service', { body: { secret: location.serviceSecret } })
    return (value as { readonly token: string }).token
  }
  const login = await findCredential(location.env, getServerKey(location))
  if (login && Date.parse(login.expiresAt) > Date.now()) return login.token
  if (login)
    throw new CommandError(
      `the login of ${login.name} has expired. Run livery login again${location.url === undefined ? ', or livery logout to act as this machine' : ''}.`,
    )
  if (location.url !== undefined) throw new CommandError(`you are not logged in. Run livery login --url ${location.url}.`)
  return getMachineToken(location)
}

async function getMachineToken({ dataFolder, token: configuredToken, url }: ServerLocation): Promise<string> {
  if (url !== undefined) throw new CommandError('this command runs only on the machine of the server: omit --url.')
  const folder = resolve(dataFolder)
  await readAddress(folder)
  const token = configuredToken ?? (await readFile(join(folder, 'admin-api-token'), 'utf8').catch(() => undefined))
  if (token === undefined)
    throw new CommandError(`the admin API token in ${folder} cannot be read: run this as the user that runs the server.`)
  return token.trim()
}

/**
 * Returns the port of the server of a data folder.
 * @throws CommandError if no server runs on it
 */
export const getServerPort = async ({ dataFolder }: ServerLocation): Promise<string> =>
  new URL(await readAddress(resolve(dataFolder))).port || '80'

/**
 * Reads the server's address from the lock file of its folder. Its host is the loopback address, whatever address the
 * server listens on.
 */
async function readAddress(folder: string): Promise<string> {
  const lock = await readFile(join(folder, 'server.lock'), 'utf8').catch(() => '{}')
  const { address } = JSON.parse(lock) as { address?: string }
  if (address === undefined) throw new CommandError(formatNotRunningMessage(folder))
  const { hostname, port } = new URL(address)
  return `http://${hostname === '[::1]' ? hostname : '127.0.0.1'}:${port || '80'}`
}

const formatNotRunningMessage = (folder: string): string =>
  `no server runs on ${folder}. Start it with npm start, or name its data folder with --data.`
