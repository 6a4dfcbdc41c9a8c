import type { Arguments, Io } from './command.ts'
import type { ServerPlace } from './call-control.ts'

/** Where the server is that a command asks, from its options and the environment. */
export function serverPlace({ values }: Arguments, { env }: Io): ServerPlace {
  return {
    dataFolder: typeof values['data'] === 'string' ? values['data'] : env['DATA_DIR'] || 'data',
    token: env['CONTROL_TOKEN'] || undefined,
  }
}
