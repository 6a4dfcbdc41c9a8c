import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send } from './call-server.ts'

const root = join(import.meta.dirname, '../..')

/** A server in a separate process, as in production. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  /** Returns all output of the server so far. */
  output(): string
  /**
   * Runs an admin command with the machine token; the parameter `by` is ignored. Throws if the command or request
   * fails.
   */
  runAdminCommand(command: string, body: object): Promise<Record<string, unknown>>
  /** Sends a signal, and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

/**
 * Starts a server on a data folder, and waits until it serves the brand `base`. `checkout` is the folder of another
 * version of the project, from whose sources the server is started. Rejects with the output if the server exits first.
 */
export async function startProcess(
  dataDir: string,
  merchantsDir: string,
  env: Readonly<Record<string, string>> = {},
  checkout?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(dataDir, merchantsDir, env, checkout === undefined ? 'bundle' : 'server/main.ts', checkout)
  const port = await new Promise<number>((resolve, reject) => {
    const detectPort = (): void => {
      const match = /http:\/\/base\.localhost:(\d+)/.exec(output())
      if (match) resolve(Number(match[1]))
    }
    child.stdout?.on('data', detectPort)
    void ended.then(({ code }) => reject(new Error(`The server exited with code ${String(code)}:\n${output()}`)))
  })
  return {
    child,
    port,
    output,
    runAdminCommand: async (command, parameters) => {
      const { by: _, ...body } = parameters as { readonly by?: string }
      const authorization = `Bearer ${readFileSync(join(dataDir, 'admin-api-token'), 'utf8')}`
      const response = await send(port, 'POST', `/_livery/admin/${command}`, { host: 'localhost', body, headers: { authorization } })
      if (response.body.success !== true) throw new Error(response.text)
      return response.body.value as Record<string, unknown>
    },
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/**
 * Starts a server without waiting until it is listening. By default, it runs from the bundle of the test run
 * (`LIVERY_TEST_SERVER`) if there is one, else from the source; a source file as `program` always runs from the source.
 */
export function spawnServer(
  dataDir: string,
  merchantsDir: string,
  env: Readonly<Record<string, string>> = {},
  program: 'bundle' | 'server/main.ts' | 'scripts/start.ts' = 'bundle',
  cwd = root,
) {
  const childEnv = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    MERCHANTS_DIR: merchantsDir,
    DATABASE_URL: '',
    PRERENDER_GAME_PICTURES: 'off',
    PASSWORD_COST: '19x2',
    LOG_FORMAT: 'text',
    ...env,
  }
  const bundle = process.env['LIVERY_TEST_SERVER'] ?? ''
  const source = program === 'bundle' ? 'server/main.ts' : program
  const args = program === 'bundle' && bundle !== '' ? [bundle] : ['--import', 'tsx', source]
  const child = spawn(process.execPath, args, { cwd, env: childEnv, stdio: ['ignore', 'pipe', 'pipe'] })
  let outputText = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (outputText += chunk.toString()))
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  return { child, ended, output: () => outputText }
}
