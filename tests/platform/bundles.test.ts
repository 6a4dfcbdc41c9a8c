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
import { minimalPasswordCost, testPayloadKey, testSecretKey } from './with-platform.ts'

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
const running = new Set<RunningServer>()
let root: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let first: TestServer
let second: TestServer

const createDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-data-'))
  folders.push(folder)
  return folder
}
const writeNamedBrand = (id: string, name: string): void =>
  writeBrand(root, id, { merchant: { name, code: id.toUpperCase(), domains: [`${id}.test`] }, platform: {} })
const create = () => createBundle(root, { privateKey, createdAt: new Date(), build: undefined })
/** Creates a bundle of the brands folder and publishes it. */
async function publish(): Promise<Buffer> {
  const bundle = await create()
  host.publish(bundle)
  return bundle
}

async function start(dataDir = createDataDir(), env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
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
  running.add(server)
  return { server, lines, dataDir }
}
async function stop({ server }: TestServer): Promise<void> {
  running.delete(server)
  await server.stop()
}

const fetchReadiness = async ({ server }: TestServer) => {
  const { status, text } = await send(server.port, 'GET', '/_livery/ready', { host: '10.0.0.1' })
  return { status, brands: (JSON.parse(text) as { brands: { revision: string; current: number; lastGood: number } }).brands }
}
const fetchRevision = async (one: TestServer): Promise<string> => (await fetchReadiness(one)).brands.revision
const findBrandName = ({ server }: TestServer, domain: string) => server.platform.brands.byHost(domain)?.config.merchant.name
const waitForName = (one: TestServer, domain: string, name: string) => expect.poll(() => findBrandName(one, domain)).toBe(name)
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
  first = await start()
  second = await start()
})
afterAll(async () => {
  for (const server of running) await server.stop()
  await database.drop()
  await host.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('servers with MERCHANTS_URL', () => {
  let oldBundle: Buffer

  it('serve the brands of the bundle, and report the same revision', async () => {
    oldBundle = host.content
    for (const one of [first, second]) {
      const { status } = await callServer(one.server.port, one.server.platform.publicKey, 'system.whitelabel', undefined, {
        host: 'one.test',
      })
      expect([findBrandName(one, 'one.test'), findBrandName(one, 'two.test'), status]).toEqual(['One', 'Two', 200])
      expect(await fetchReadiness(one)).toMatchObject({ status: 200, brands: { current: 3, lastGood: 0 } })
    }
    expect(await fetchRevision(first)).toMatch(/^[0-9a-f]{64}$/)
    expect(await fetchRevision(second)).toBe(await fetchRevision(first))
    expect(first.lines.join('\n')).toContain(
      `Brands of MERCHANTS_URL: revision ${(await fetchRevision(first)).slice(0, 12)}, created at 20`,
    )
  })

  it('serve a new revision as soon as it is published, without a restart, and keep files that did not change', async () => {
    const before = await fetchRevision(first)
    for (const name of ['One, better', 'One, best']) {
      writeNamedBrand('one', name)
      await publish()
      for (const one of [first, second]) await waitForName(one, 'one.test', name)
    }
    expect(await fetchRevision(first)).not.toBe(before)
    expect(await fetchRevision(second)).toBe(await fetchRevision(first))
    expect(first.lines).toContain('one: changed, serving the new version')
    host.statuses.length = 0
    await expect.poll(() => host.statuses.filter((status) => status === 304).length).toBeGreaterThan(2)
    expect([await fetchMarkStatus(first), await fetchMarkStatus(second)]).toEqual([200, 200])
    // The brands of the first revision are deleted, except those that are the same in the current one.
    const revisionFolders = readdirSync(join(first.dataDir, 'bundle')).filter((name) => name !== 'brands.bundle')
    expect(revisionFolders.map((name) => readdirSync(join(first.dataDir, 'bundle', name)).join(' ')).toSorted()).toEqual([
      'base one two',
      'base two',
    ])
  })

  it('reject a bundle that was altered or replayed or that they cannot serve, log each rejection once, and stay ready', async () => {
    const revision = await fetchRevision(first)
    const changed = Buffer.from(host.content)
    changed.writeUInt8(changed.readUInt8(changed.length - 9999) ^ 1, changed.length - 9999)
    const attacks: readonly (readonly [Buffer, string])[] = [
      [changed, 'The signature of the bundle is wrong'],
      [changed.subarray(0, -1), 'The bundle is damaged or incomplete'],
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
    for (const [bundle, message] of attacks) {
      host.publish(bundle)
      await waitForLog(first, message)
    }
    host.statuses.length = 0
    await expect.poll(() => host.statuses.length).toBeGreaterThan(1)
    for (const [, message] of attacks) expect(first.lines.filter((line) => line.includes(message))).toHaveLength(1)
    expect(await fetchReadiness(first)).toMatchObject({ status: 200, brands: { revision, current: 3, lastGood: 0 } })
    expect(findBrandName(first, 'one.test')).toBe('One, best')
    const port = Number(/Metrics are served at .*:(\d+)/.exec(first.lines.join('\n'))?.[1])
    const { text } = await send(port, 'GET', '/metrics', { host: '127.0.0.1' })
    expect(text).toContain(`livery_brands_revision_info{revision="${revision}"} 1\n`)
    expect(text).toMatch(/^livery_bundle_fetches_total\{outcome="updated"\} 3$/m)
    expect(text).toMatch(/^livery_bundle_fetches_total\{outcome="refused"\} [5-9]\d*$/m)
  })

  it('serve earlier brands again if a new bundle of them is published', async () => {
    writeNamedBrand('one', 'One')
    await publish()
    for (const one of [first, second]) await waitForName(one, 'one.test', 'One')
    expect(await fetchRevision(second)).toBe(await fetchRevision(first))
  })

  it('start with the newest bundle that they have accepted while MERCHANTS_URL is unreachable, and serve newer ones later', async () => {
    await stop(first)
    host.mode = 'down'
    first = await start(first.dataDir)
    const log = first.lines.join('\n')
    expect(log).toContain('The bundle of MERCHANTS_URL cannot be fetched; using revision')
    expect(log).not.toContain('hidden')
    expect(await fetchRevision(first)).toBe(await fetchRevision(second))
    host.mode = 'up'
    writeNamedBrand('one', 'One, later')
    await publish()
    await waitForName(first, 'one.test', 'One, later')
  })

  it('do not start without a bundle that they can verify, and report the reason', async () => {
    const good = host.content
    const expectRefusal = (dataDir: string, message: string, env = {}) => expect(start(dataDir, env)).rejects.toThrow(message)
    host.publish(good.subarray(0, -7))
    await expectRefusal(createDataDir(), 'MERCHANTS_URL: The bundle is damaged or incomplete')
    host.publish(oldBundle)
    await expectRefusal(createDataDir(), 'before the newest accepted one')
    host.mode = 'down'
    await expectRefusal(createDataDir(), 'There is no earlier bundle in DATA_DIR to start with.')
    await stop(first)
    await expectRefusal(first.dataDir, 'The bundle in DATA_DIR cannot replace it. The bundle is signed with the key', {
      MERCHANTS_PUBLIC_KEY: generateBundleKeys().publicKey,
    })
    host.mode = 'up'
    first = await start(first.dataDir, { MERCHANTS_ALLOW_OLDER: 'on' })
    expect(findBrandName(first, 'one.test')).toBe('One')
  })
})
