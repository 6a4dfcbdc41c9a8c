import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { generateMerchants } from './generate-merchants.ts'
import { median } from './median.ts'
import { load } from './serve/load.ts'
import { type ServerProcess, startProcess } from './serve/start-process.ts'

const brands = 1000
const rounds = 60
const warmUp = 6
const milliseconds = 400
const connections = 32

/**
 * Request variants, and the minimum rate of each as a share of that of a bare Fastify server that returns the same
 * bytes.
 */
const ways = [
  { what: 'brand pages by host', headers: {}, minShare: 0.9 },
  {
    what: 'the same behind a proxy that is believed',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    minShare: 0.8,
  },
] as const
type Way = (typeof ways)[number]

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Requests the home pages of a thousand brands from the whole server, without a proxy and with the headers of one, and
 * the same bytes from a bare Fastify server, in short alternating turns, so that other load on the machine affects
 * both. Prints the median shares with their minimums; with `check`, resolves to `false` if one is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const servers: ServerProcess[] = []
  const start = async (...given: Parameters<typeof startProcess>): Promise<ServerProcess> => {
    const server = await startProcess(...given)
    servers.push(server)
    return server
  }
  try {
    const ids = await writeBrands(join(folder, 'merchants'))
    const env = { MERCHANTS_DIR: join(folder, 'merchants'), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' }
    const brandServer = await start('brand-server.ts', [], env)
    console.log(`${brands} brands loaded, ${String(brandServer.megabytes)} MB before the first request`)
    const hosts = ids.map((id) => `${id}.localhost`)
    let reached = true
    for (const way of ways) {
      const answers: Record<string, object> = {}
      for (const host of hosts) answers[host] = forBare(await request(brandServer.port, { host, ...way.headers }))
      const file = join(folder, 'answers.json')
      writeFileSync(file, JSON.stringify(answers))
      const bareServer = await start('bare-server.ts', [file])
      reached = (await measure(brandServer.port, bareServer.port, hosts, way)) >= way.minShare && reached
      await bareServer.stop()
    }
    return !check || reached
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeBrands(root: string): Promise<readonly string[]> {
  const merchants = join(import.meta.dirname, '../../merchants')
  const { config } = await compileMerchant(merchants, 'base')
  if (!config) throw new Error('merchants/base is not valid. Run livery validate base for details.')
  return generateMerchants(root, join(merchants, 'base'), config.theme, brands)
}

async function measure(ours: number, bare: number, hosts: readonly string[], { what, headers, minShare }: Way): Promise<number> {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = hosts.map((host) => Buffer.from(`GET /index HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n${more.join('')}\r\n`))
  const rate = (port: number): Promise<number> => load({ port, requests, connections, milliseconds })
  const pairs: { readonly ours: number; readonly bare: number }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const pair = round % 2 === 0 ? { bare: await rate(bare), ours: await rate(ours) } : { ours: await rate(ours), bare: await rate(bare) }
    if (round >= 0) pairs.push(pair)
  }
  const share = median(pairs.map((pair) => pair.ours / pair.bare))
  const [bareRate, ourRate] = [median(pairs.map((pair) => pair.bare)), median(pairs.map((pair) => pair.ours))]
  console.log(`bare Fastify ${bareRate.toFixed(0)} requests/s, ${what} ${ourRate.toFixed(0)} requests/s`)
  console.log(`share of bare Fastify: ${share.toFixed(3)} (at least ${minShare.toFixed(3)})`)
  return share
}

/** The bytes that the bare server has to return: the whole response except for what Node adds itself. */
function forBare({ headers, body }: Answer): { readonly headers: object; readonly body: string } {
  const { date: _date, connection: _connection, 'keep-alive': _keep, 'content-length': _length, ...own } = headers
  return { headers: own, body: body.toString('base64') }
}

const request = (port: number, headers: OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path: '/index', headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer
        .on('data', (part: Buffer) => chunks.push(part))
        .on('end', () =>
          answer.statusCode === 200
            ? resolve({ headers: answer.headers, body: Buffer.concat(chunks) })
            : reject(new Error(`${String(headers.host)}: ${String(answer.statusCode)}`)),
        )
    })
    sent.on('error', reject)
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
