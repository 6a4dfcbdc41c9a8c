import type { FastifyInstance } from 'fastify'
import { type Settings } from './config.ts'
import { SettingsError } from './settings-error.ts'

/**
 * Listens on the host and port of the settings, and returns the URL.
 * @throws SettingsError if the address is in use, not permitted or not an address of this machine
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const reason = messageByErrorCode.get((error as NodeJS.ErrnoException).code)
    throw reason ? new SettingsError(reason(host, String(port))) : error
  }
}

type FormatListenError = (host: string, port: string) => string

const formatAddressUnavailable: FormatListenError = (host) => `HOST is "${host}": it is not an address of this machine.`

const messageByErrorCode: ReadonlyMap<string | undefined, FormatListenError> = new Map<string | undefined, FormatListenError>([
  ['EADDRINUSE', (host, port) => `PORT is ${port}: another program already listens on ${host}:${port}. Stop it, or choose another port.`],
  ['EACCES', (host, port) => `PORT is ${port}: this user may not listen on ${host}:${port}. Choose a port from 1024 to 65535.`],
  ['EADDRNOTAVAIL', formatAddressUnavailable],
  ['ENOTFOUND', formatAddressUnavailable],
  ['EAI_AGAIN', formatAddressUnavailable],
])
