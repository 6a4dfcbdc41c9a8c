import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../server/config.ts'
import { createBundle, generateBundleKeys, parseBundlePrivateKey } from '../../server/modules/brands/index.ts'
import { packBundle } from '../../server/modules/brands/bundle/pack-bundle.ts'
import { type RunningServer, startServer } from '../../server/start-server.ts'
import { callServer, send } from './call-server.ts'
import { writeBase, writeBrand } from './small-brands.ts'
import { createTestDatabase } from './test-database.ts'
import { minimalPasswordCost, testPayloadKey, testSecretKey } from './test-platform.ts'

/** Serves a bundle like a static file server, with ETags. */
class BundleHost {
  content: Buffer = Buffer.alloc(0)
  #revision = 0
  mode: 'up' | 'down' = 'up'
  readonly statuses: number[] = []
  readonly #server = createServer((request, response) => {
    const respond = (status: number, headers: Record<string, string> = {}, body?: Buffer): void => {
      this.statuses.push(status)
      response.writeHead(status, headers).end(body)
    }
    const etag = `"${String(this.#revision)}"`
    if (this.mode === 'down') request.socket.destroy()
    else if (request.headers['if-none-match'] === etag) respond(304, { etag })
    else respond(200, { etag }, this.content)
  })

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/brands.bundle?token=hidden`
  }

  publish(content: Buffer): void {
    this.content = content
    this.#revision++
  }

  listen = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => this.#server.closeAllConnections() ?? this.#server.close(resolve))
}

interface TestServer {
  readonly server: RunningServer
  readonly lines: readonly string[]
  readonly dataDir: string
}

const host = new BundleHost()
const keys = generateBundleKeys()
const privateKey = parseBundlePrivateKey(keys.privateKey) as NonNullable<ReturnType<typeof parseBundlePrivateKey>>
const folders: string[] = []
const runningServers = new Set<RunningServer>()
let root: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let firstServer: TestServer
let secondServer: TestServer

const createDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-data-'))
  folders.push(folder)
  return folder
}
const writeNamedBrand = (id: string, name: string): void =>
  writeBrand(root, id, { merchant: { name, code: id.toUpperCase(), domains: [`${id}.test`] }, platform: {} })
const createCurrentBundle = () => createBundle(root, { privateKey, createdAt: new Date(), build: undefined })
/** Creates a bundle of the brands folder and publishes it. */
async function publish(): Promise<Buffer> {
  const bundle = await createCurrentBundle()
  host.publish(bundle)
  return bundle
}

async function startTestServer(dataDir = createDataDir(), env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const lines: string[] = []
  const settings = readSettings(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      MERCHANTS_URL: host.url,
      MERCHANTS_PUBLIC_KEY: keys.publicKey,
      MERCHANTS_POLL_SECONDS: '1',
      DATABASE_URL: database.url,
      SECRET_KEY: testSecretKey,
      PAYLOAD_KEY: testPayloadKey,
      DEMO_PASSWORD: 'Fjordpassword1',
      PRERENDER_GAME_PICTURES: 'off',
      METRICS_PORT: '0',
      ...env,
    },
    process.cwd(),
  )
  const server = await startServer(
    { ...settings, passwordCost: minimalPasswordCost },
    { log: (line) => void lines.push(line), dist: join(dataDir, 'no-build') },
  )
  runningServers.add(server)
  return { server, lines, dataDir }
}
async function stopTestServer({ server }: TestServer): Promise<void> {
  runningServers.delete(server)
  await server.stop()
}

const fetchReadiness = async ({ server }: TestServer) => {
  const { status, text } = await send(server.port, 'GET', '/_livery/ready', { host: '10.0.0.1' })
  return { status, brands: (JSON.parse(text) as { brands: { revision: string; current: number; lastGood: number } }).brands }
}
const fetchRevision = async (testServer: TestServer): Promise<string> => (await fetchReadiness(testServer)).brands.revision
const findBrandName = ({ server }: TestServer, domain: string) => server.platform.brands.byHost(domain)?.config.merchant.name
const waitForName = (testServer: TestServer, domain: string, name: string) =>
  expect.poll(() => findBrandName(testServer, domain)).toBe(name)
const waitForLog = ({ lines }: TestServer, text: string) => expect.poll(() => lines.join('\n')).toContain(text)
async function fetchMarkStatus({ server }: TestServer): Promise<number> {
  const hash =
    (server.platform.brands.byHost('two.test') as unknown as { assets: Map<string, { hash: string }> }).assets.get('brand/mark.svg')
      ?.hash ?? ''
  return (await send(server.port, 'GET', `/_livery/brand/two/${hash}/brand/mark.svg`, { host: 'two.test' })).status
}

beforeAll(async () => {
  await host.listen()
  database = await createTestDatabase()
  root = writeBase()
  folders.push(root)
  writeNamedBrand('one', 'One')
  writeNamedBrand('two', 'Two')
  mkdirSync(join(root, 'two/assets/brand'), { recursive: true })
  writeFileSync(
    join(root, 'two/assets/brand/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  )
  await publish()
  firstServer = await startTestServer()
  secondServer = await startTestServer()
})
afterAll(async () => {
  for (const server of runningServers) await server.stop()
  await database.drop()
  await host.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('servers with MERCHANTS_URL', () => {
  let oldBundle: Buffer

  it('serve the brands of the bundle, and report the same revision', async () => {
    oldBundle = host.content
    for (const testServer of [firstServer, secondServer]) {
      const { status } = await callServer(testServer.server.port, testServer.server.platform.publicKey, 'system.whitelabel', undefined, {
        host: 'one.test',
      })
      expect([findBrandName(testServer, 'one.test'), findBrandName(testServer, 'two.test'), status]).toEqual(['One', 'Two', 200])
      expect(await fetchReadiness(testServer)).toMatchObject({ status: 200, brands: { current: 3, lastGood: 0 } })
    }
    expect(await fetchRevision(firstServer)).toMatch(/^[0-9a-f]{64}$/)
    expect(await fetchRevision(secondServer)).toBe(await fetchRevision(firstServer))
    expect(firstServer.lines.join('\n')).toContain(
      `Brands of MERCHANTS_URL: revision ${(await fetchRevision(firstServer)).slice(0, 12)}, created at 20`,
    )
  })

  it('serve a new revision as soon as it is published, without a restart, and keep files that did not change', async () => {
    const firstRevision = await fetchRevision(firstServer)
    for (const name of ['One, better', 'One, best']) {
      writeNamedBrand('one', name)
      await publish()
      for (const testServer of [firstServer, secondServer]) await waitForName(testServer, 'one.test', name)
    }
    expect(await fetchRevision(firstServer)).not.toBe(firstRevision)
    expect(await fetchRevision(secondServer)).toBe(await fetchRevision(firstServer))
    expect(firstServer.lines).toContain('one: changed, serving the new version')
    host.statuses.length = 0
    await expect.poll(() => host.statuses.filter((status) => status === 304).length).toBeGreaterThan(2)
    expect([await fetchMarkStatus(firstServer), await fetchMarkStatus(secondServer)]).toEqual([200, 200])
    // Unchanged brands are still served from the folder of the first revision. Unused folders of brands are deleted.
    const revisionFolders = readdirSync(join(firstServer.dataDir, 'bundle')).filter((name) => name !== 'brands.bundle')
    expect(revisionFolders.map((name) => readdirSync(join(firstServer.dataDir, 'bundle', name)).join(' ')).toSorted()).toEqual([
      'base one two',
      'base two',
    ])
  })

  it('reject a bundle that was altered or replayed or that they cannot serve, log each rejection once, and stay ready', async () => {
    const revision = await fetchRevision(firstServer)
    const alteredBundle = Buffer.from(host.content)
    alteredBundle.writeUInt8(alteredBundle.readUInt8(alteredBundle.length - 9999) ^ 1, alteredBundle.length - 9999)
    const invalidBundles: readonly (readonly [Buffer, string])[] = [
      [alteredBundle, 'The signature of the bundle is wrong'],
      [alteredBundle.subarray(0, -1), 'The bundle is damaged or incomplete'],
      [oldBundle, 'before the newest accepted one'],
      [
        await createBundle(root, {
          privateKey: parseBundlePrivateKey(generateBundleKeys().privateKey) ?? privateKey,
          createdAt: new Date(),
          build: undefined,
        }),
        'The bundle is signed with the key',
      ],
      [
        await packBundle(new Map([['base/merchant.json', Buffer.from('{"colour":"red"}')]]), {
          privateKey,
          createdAt: new Date(),
          build: undefined,
        }),
        'This server finds errors in its brands: base/merchant.json:1:1 ',
      ],
    ]
    for (const [bundle, message] of invalidBundles) {
      host.publish(bundle)
      await waitForLog(firstServer, message)
    }
    host.statuses.length = 0
    await expect.poll(() => host.statuses.length).toBeGreaterThan(1)
    for (const [, message] of invalidBundles) expect(firstServer.lines.filter((line) => line.includes(message))).toHaveLength(1)
    expect(await fetchReadiness(firstServer)).toMatchObject({ status: 200, brands: { revision, current: 3, lastGood: 0 } })
    expect(findBrandName(firstServer, 'one.test')).toBe('One, best')
    const port = Number(/Metrics are served at .*:(\d+)/.exec(firstServer.lines.join('\n'))?.[1])
    const { text } = await send(port, 'GET', '/metrics', { host: '127.0.0.1' })
    expect(text).toContain(`livery_brands_revision_info{revision="${revision}"} 1\n`)
    expect(text).toMatch(/^livery_bundle_fetches_total\{outcome="updated"\} 3$/m)
    expect(text).toMatch(/^livery_bundle_fetches_total\{outcome="refused"\} [5-9]\d*$/m)
  })

  it('download a bundle that is dated in the future only once', async () => {
    const createdAt = new Date(Date.now() + 2 * 3_600_000)
    host.publish(await createBundle(root, { privateKey, createdAt, build: undefined }))
    for (const testServer of [firstServer, secondServer]) await waitForLog(testServer, 'which is in the future')
    host.statuses.length = 0
    await expect.poll(() => host.statuses.length).toBeGreaterThan(3)
    expect(new Set(host.statuses)).toEqual(new Set([304]))
  })

  it('serve the earlier brands again if they are published in a new bundle', async () => {
    writeNamedBrand('one', 'One')
    await publish()
    for (const testServer of [firstServer, secondServer]) await waitForName(testServer, 'one.test', 'One')
    expect(await fetchRevision(secondServer)).toBe(await fetchRevision(firstServer))
  })

  it('start with the newest bundle that they have accepted while MERCHANTS_URL is unreachable, and serve newer ones later', async () => {
    await stopTestServer(firstServer)
    host.mode = 'down'
    firstServer = await startTestServer(firstServer.dataDir)
    const log = firstServer.lines.join('\n')
    expect(log).toContain('The bundle of MERCHANTS_URL could not be updated; using revision')
    expect(log).not.toContain('hidden')
    expect(await fetchRevision(firstServer)).toBe(await fetchRevision(secondServer))
    host.mode = 'up'
    writeNamedBrand('one', 'One, later')
    await publish()
    await waitForName(firstServer, 'one.test', 'One, later')
  })

  it('do not start without a bundle that they can verify, and report the reason', async () => {
    const validBundle = host.content
    const expectStartFailure = (dataDir: string, message: string, env = {}) =>
      expect(startTestServer(dataDir, env)).rejects.toThrow(message)
    host.publish(validBundle.subarray(0, -7))
    await expectStartFailure(createDataDir(), 'MERCHANTS_URL: The bundle is damaged or incomplete')
    host.publish(oldBundle)
    await expectStartFailure(createDataDir(), 'before the newest accepted one')
    host.mode = 'down'
    await expectStartFailure(createDataDir(), 'There is no earlier bundle in DATA_DIR to start with.')
    await stopTestServer(firstServer)
    await expectStartFailure(firstServer.dataDir, 'The bundle in DATA_DIR cannot replace it. The bundle is signed with the key', {
      MERCHANTS_PUBLIC_KEY: generateBundleKeys().publicKey,
    })
    host.mode = 'up'
    firstServer = await startTestServer(firstServer.dataDir, { MERCHANTS_ALLOW_OLDER: 'on' })
    expect(findBrandName(firstServer, 'one.test')).toBe('One')
  })
})
