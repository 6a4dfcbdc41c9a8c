import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { type RunningServer, startServer } from '../../server/start-server.ts'
import { minimalPasswordCost } from './test-platform.ts'

interface BrandsServerOptions {
  /** Folder with the brands. */
  readonly merchantsDir: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** Receives the lines of the log. */
  readonly lines: string[]
}

/** Starts a server without a build, for the brands in a folder. */
export function startBrandsServer({ merchantsDir, dataDir, databaseUrl, lines }: BrandsServerOptions): Promise<RunningServer> {
  const env = { PORT: '0', DATA_DIR: dataDir, MERCHANTS_DIR: merchantsDir, DATABASE_URL: databaseUrl, PRERENDER_GAME_PICTURES: 'off' }
  return startServer(
    { ...readSettings(env, process.cwd()), passwordCost: minimalPasswordCost },
    { log: (line) => void lines.push(...line.split('\n')), dist: join(dataDir, 'no-build') },
  )
}
