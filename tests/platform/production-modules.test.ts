import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { query } from './query-database.ts'
import { spawnServer } from './server-process.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'livery-modules-'))
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface StartResult {
  /** The project files that the process has executed, from V8 coverage. */
  readonly files: readonly string[]
  /** The demo tables in its database. */
  readonly demoTables: readonly string[]
}

/** Starts a server on an empty database and stops it once it listens. */
async function startOnce(name: string, env: Readonly<Record<string, string>>): Promise<StartResult> {
  const database = await createTestDatabase({ tables: false })
  databases.push(database)
  const coverage = join(folder, `coverage-${name}`)
  const urls = { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '' }
  const allEnv = { ...urls, TRUST_PROXY: '127.0.0.1', PASSWORD_COST: '19x2', NODE_V8_COVERAGE: coverage, ...env }
  const { child, output, ended } = spawnServer(join(folder, name), join(root, 'merchants'), allEnv, 'server/main.ts')
  await vi.waitFor(() => expect(output()).toMatch(/lotus\.(?:example|localhost)/), { timeout: 120_000, interval: 200 })
  child.kill('SIGTERM')
  expect(await ended, output()).toEqual({ code: 0, signal: null })
  const executedUrls = readdirSync(coverage).flatMap((file) =>
    (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] }).result.map(({ url }) => url),
  )
  const files = executedUrls.flatMap((url) => {
    const path = url.startsWith('file:') ? fileURLToPath(new URL(url)) : ''
    return path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : []
  })
  const { rows } = await query(
    { databaseUrl: database.url },
    `select relname as name from pg_class where relkind = 'r' and relname ~ 'demo_' order by 1`,
  )
  return { files, demoTables: rows.map(({ name }) => String(name)) }
}

describe('a server in a separate process', () => {
  let production: StartResult
  let demo: StartResult
  beforeAll(async () => {
    production = await startOnce('production', {
      LIVERY_MODE: 'production',
      SECRET_KEY: 'pk8Zq1vN0wXr5sTt7uYyB3cDdE9fGgHh',
      PAYLOAD_KEY: createPayloadKey(),
      ADMIN_API_TOKEN: 'Qa2Ws3Ed4Rf5Tg6Yh7Uj8Ik9Ol0Pmnbv',
      SMTP_URL: 'none',
      SMS_GATEWAY_URL: 'none',
      GATEWAY_URL: 'https://gateway.example',
      GATEWAY_SECRET: 'Zx1Cv2Bn3Mq4We5Rt6Yu7Io8Pa9Sd0Fg',
    })
    demo = await startOnce('demo', { LIVERY_MODE: 'demo', DEMO_PUBLIC: 'on' })
  }, 400_000)

  it('loads nothing from demo/ in production and has none of its tables, even with a payment gateway', () => {
    expect(production.files.length).toBeGreaterThan(400)
    expect(production.files).toContain('server/start-server.ts')
    expect(production.files.filter((file) => file.startsWith('demo/'))).toEqual([])
    expect(production.demoTables).toEqual([])
  })

  it('loads the demo and creates its tables in demo mode', () => {
    expect(demo.files).toEqual(
      expect.arrayContaining(['demo/index.ts', 'demo/vendor/serve-demo-vendor.ts', 'demo/gateway/serve-demo-gateway.ts']),
    )
    expect(demo.demoTables).toEqual([
      'demo_draws',
      'demo_messages',
      'demo_notices',
      'demo_orders',
      'demo_rounds',
      'demo_seeds',
      'demo_sessions',
      'demo_tickets',
      'demo_wallets',
      'kysely_demo_migration',
      'kysely_demo_migration_lock',
    ])
  })
})
