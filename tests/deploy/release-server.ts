import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { buildIfStale } from '../../scripts/tools/build-app.ts'
import { buildRelease } from '../../scripts/release/build-release.ts'
import type { Permission } from '../../src/generated/api.ts'
import { callServer, type RequestOptions, type HttpResponse, send } from '../platform/call-server.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { productionSettings } from './production-settings.ts'

/** A release installed outside the repository, with an empty working directory and an empty database. */
export interface InstalledRelease {
  /** The folder of the release. */
  readonly folder: string
  readonly database: TestDatabase
  /** Runs a program of the release with Node. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): ReleaseProcess
  remove(): Promise<void>
}

export interface ReleaseProcess {
  /** Returns the output so far. */
  getOutput(): string
  kill(signal: NodeJS.Signals): void
  /** Resolves to the exit code when the process ends; to `null` if a signal ended it. */
  readonly exitCode: Promise<number | null>
}

/** Builds the release, as the successor of `previousRelease` if given, and installs it in a temporary directory. */
export async function installRelease(previousRelease?: string): Promise<InstalledRelease> {
  await buildIfStale()
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'livery-release-'))
  const folder = join(temporaryFolder, 'livery')
  cpSync(await buildRelease(previousRelease), folder, { recursive: true, verbatimSymlinks: true })
  const cwd = join(temporaryFolder, 'empty')
  mkdirSync(cwd)
  const database = await createTestDatabase({ tables: false })
  const settings = {
    ...productionSettings,
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: database.urls.appUrl,
    DATA_DIR: join(temporaryFolder, 'data'),
    MERCHANTS_DIR: join(folder, 'merchants'),
    PORT: '0',
  }
  return {
    folder,
    database,
    run: (args, env = {}) => {
      const child = spawn(process.execPath, args, { cwd, env: { ...settings, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      return {
        getOutput: () => output,
        kill: (signal) => child.kill(signal),
        exitCode: new Promise((resolve) => child.once('close', resolve)),
      }
    },
    remove: async () => {
      await database.drop()
      rmSync(temporaryFolder, { recursive: true, force: true })
    },
  }
}

/** Waits until a production server listens, and resolves to its port. */
export const waitForPort = (server: ReleaseProcess): Promise<number> =>
  vi.waitFor(
    () => {
      const [, port] = /Production, listening on http:\/\/[^ ]+:(\d+)\./.exec(server.getOutput()) ?? []
      if (port === undefined) throw new Error(`The server does not listen:\n${server.getOutput()}`)
      return Number(port)
    },
    { timeout: 120_000, interval: 200 },
  )

/** Returns a function that calls endpoints of a server, with the public key that the server announces. */
export async function createApiClient(port: number, host: string) {
  const { info } = (await send(port, 'GET', `/wps/system/status?url=${host}`, { host })).body.value as Permission
  return (name: Parameters<typeof callServer>[2], input: unknown, options: Partial<RequestOptions> = {}): Promise<HttpResponse> =>
    callServer(port, info.publicKey, name, input, { host, ...options })
}
