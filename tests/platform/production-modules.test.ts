import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePayloadKey } from '../../server/modules/secrets/index.ts'
import { spawnServer } from './server-process.ts'
import { type TestDatabase, makeTestDatabase } from './test-database.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'livery-modules-'))
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Starts a server, stops it once it listens, and returns the project files that the process has run, as V8 counts them.
 */
async function listLoadedFiles(name: string, env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const database = await makeTestDatabase()
  databases.push(database)
  const coverage = join(folder, `coverage-${name}`)
  const urls = { DATABASE_URL: database.urls.serve, MIGRATE_DATABASE_URL: database.urls.migrate ?? '' }
  const all = { ...urls, TRUST_PROXY: '127.0.0.1', PASSWORD_COST: '19x2', NODE_V8_COVERAGE: coverage, ...env }
  const { child, output, ended } = spawnServer(join(folder, name), join(root, 'merchants'), all)
  await vi.waitFor(() => expect(output()).toMatch(/lotus\.(?:example|localhost)/), { timeout: 120_000, interval: 200 })
  child.kill('SIGTERM')
  expect(await ended, output()).toEqual({ code: 0, signal: null })
  const urlsRun = readdirSync(coverage).flatMap((file) =>
    (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] }).result.map(({ url }) => url),
  )
  return urlsRun.flatMap((url) => {
    const path = url.startsWith('file:') ? fileURLToPath(new URL(url)) : ''
    return path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : []
  })
}

const isDemo = (file: string): boolean => file.startsWith('demo/')

describe('the files that a server loads', () => {
  let production: readonly string[]
  let demo: readonly string[]
  beforeAll(async () => {
    production = await listLoadedFiles('production', {
      LIVERY_MODE: 'production',
      SECRET_KEY: 'pk8Zq1vN0wXr5sTt7uYyB3cDdE9fGgHh',
      PAYLOAD_KEY: makePayloadKey(),
      CONTROL_TOKEN: 'Qa2Ws3Ed4Rf5Tg6Yh7Uj8Ik9Ol0Pmnbv',
      SMTP_URL: 'none',
      SMS_GATEWAY_URL: 'none',
      VENDOR_ORIGIN: 'https://games.example',
      GATEWAY_URL: 'https://gateway.example',
      GATEWAY_SECRET: 'Zx1Cv2Bn3Mq4We5Rt6Yu7Io8Pa9Sd0Fg',
    })
    demo = await listLoadedFiles('demo', { LIVERY_MODE: 'demo', DEMO_PUBLIC: 'on' })
  }, 400_000)

  it('include nothing of demo/ in production, even with a vendor and a gateway', () => {
    expect(production.length).toBeGreaterThan(400)
    expect(production).toContain('server/start-server.ts')
    expect(production.filter(isDemo)).toEqual([])
  })

  it('include the demo in demo mode', () => {
    expect(demo).toEqual(
      expect.arrayContaining(['demo/index.ts', 'demo/vendor/serve-demo-vendor.ts', 'demo/gateway/serve-demo-gateway.ts']),
    )
  })
})
