import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { generateMerchants } from './generate-merchants.ts'
import { computeMedian } from './median.ts'
import { measureThroughput } from './serve/measure-throughput.ts'
import { type ServerProcess, startProcess } from './serve/start-process.ts'

const brandCount = 1000
const rounds = 60
const warmUpRounds = 6
const measureMs = 400
const connections = 32

/**
 * Request variants. `minShare` is the minimum request rate, as a fraction of the rate of a bare Fastify server that
 * returns the same bytes.
 */
const requestVariants = [
  { description: 'brand pages by host', headers: {}, minShare: 0.9 },
  {
    description: 'the same behind a trusted proxy',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    minShare: 0.8,
  },
] as const
type RequestVariant = (typeof requestVariants)[number]

interface RecordedResponse {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Requests the home pages of a thousand brands from the whole server, without and with the headers of a proxy, and the
 * same bytes from a bare Fastify server, in short alternating measurements, so that other load on the machine affects
 * both. Prints each median share with the required minimum; with `check`, resolves to `false` if one is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const servers: ServerProcess[] = []
  const start = async (...args: Parameters<typeof startProcess>): Promise<ServerProcess> => {
    const server = await startProcess(...args)
    servers.push(server)
    return server
  }
  try {
    const ids = await writeBrands(join(folder, 'merchants'))
    const env = { MERCHANTS_DIR: join(folder, 'merchants'), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' }
    const brandServer = await start('brand-server.ts', [], env)
    console.log(`${brandCount} brands loaded, ${String(brandServer.megabytes)} MB before the first request`)
    const hosts = ids.map((id) => `${id}.localhost`)
    let isWithinTarget = true
    for (const variant of requestVariants) {
      const responses: Record<string, object> = {}
      for (const host of hosts) responses[host] = toBareResponse(await fetchPage(brandServer.port, { host, ...variant.headers }))
      const file = join(folder, 'responses.json')
      writeFileSync(file, JSON.stringify(responses))
      const bareServer = await start('bare-server.ts', [file])
      isWithinTarget = (await measure(brandServer.port, bareServer.port, hosts, variant)) >= variant.minShare && isWithinTarget
      await bareServer.stop()
    }
    return !check || isWithinTarget
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeBrands(root: string): Promise<readonly string[]> {
  const merchants = join(import.meta.dirname, '../../merchants')
  const { config } = await compileMerchant(merchants, 'base')
  if (!config) throw new Error('merchants/base is not valid. Run livery validate base for details.')
  return generateMerchants(root, join(merchants, 'base'), config.theme, brandCount)
}

async function measure(
  brandPort: number,
  barePort: number,
  hosts: readonly string[],
  { description, headers, minShare }: RequestVariant,
): Promise<number> {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = hosts.map((host) =>
    Buffer.from(`GET /index HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n${headerLines.join('')}\r\n`),
  )
  const measureRate = (port: number): Promise<number> => measureThroughput({ port, requests, connections, milliseconds: measureMs })
  const pairs: { readonly brand: number; readonly bare: number }[] = []
  for (let round = -warmUpRounds; round < rounds; round++) {
    const pair =
      round % 2 === 0
        ? { bare: await measureRate(barePort), brand: await measureRate(brandPort) }
        : { brand: await measureRate(brandPort), bare: await measureRate(barePort) }
    if (round >= 0) pairs.push(pair)
  }
  const share = computeMedian(pairs.map((pair) => pair.brand / pair.bare))
  const [bareRate, brandRate] = [computeMedian(pairs.map((pair) => pair.bare)), computeMedian(pairs.map((pair) => pair.brand))]
  console.log(`bare Fastify ${bareRate.toFixed(0)} requests/s, ${description} ${brandRate.toFixed(0)} requests/s`)
  console.log(`share of bare Fastify: ${share.toFixed(3)} (at least ${minShare.toFixed(3)})`)
  return share
}

/** Returns the response for the bare server: the body, and all headers that Node does not add itself. */
function toBareResponse({ headers, body }: RecordedResponse): { readonly headers: object; readonly body: string } {
  const { date: _date, connection: _connection, 'keep-alive': _keep, 'content-length': _length, ...recordedHeaders } = headers
  return { headers: recordedHeaders, body: body.toString('base64') }
}

const fetchPage = (port: number, headers: OutgoingHttpHeaders): Promise<RecordedResponse> =>
  new Promise((resolve, reject) => {
    const clientRequest = get({ host: '127.0.0.1', port, path: '/index', headers: { ...headers, 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          response.statusCode === 200
            ? resolve({ headers: response.headers, body: Buffer.concat(chunks) })
            : reject(new Error(`${String(headers.host)}: ${String(response.statusCode)}`)),
        )
    })
    clientRequest.on('error', reject)
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
