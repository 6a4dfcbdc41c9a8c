import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, get } from 'node:http'
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
/** Brand pages by host must reach this share of the requests a second of a bare Fastify that returns the same bytes. */
const leastShare = 0.9

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Asks the whole server for the home pages of a thousand brands by their hosts, and a bare Fastify that answers the same bytes to the same hosts,
 * in short turns, so that what else the machine does falls on both. Prints the median ratio beside its floor; with `check` it resolves to false where
 * that is not reached.
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
    const brandServer = await start('brand-server.ts', [], { MERCHANTS_DIR: join(folder, 'merchants'), DATA_DIR: join(folder, 'data') })
    const hosts = ids.map((id) => `${id}.localhost`)
    const answers: Record<string, object> = {}
    for (const host of hosts) answers[host] = forBare(await ask(brandServer.port, host))
    const file = join(folder, 'answers.json')
    writeFileSync(file, JSON.stringify(answers))
    const bareServer = await start('bare-server.ts', [file])
    console.log(`${brands} brands loaded, ${String(brandServer.megabytes)} MB before the first request`)
    const share = await measure(brandServer.port, bareServer.port, hosts)
    return !check || share >= leastShare
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeBrands(root: string): Promise<readonly string[]> {
  const merchants = join(import.meta.dirname, '../../merchants')
  const { config } = await compileMerchant(merchants, 'base')
  if (!config) throw new Error('merchants/base is not valid: livery validate says why')
  return generateMerchants(root, join(merchants, 'base'), config.theme, brands)
}

async function measure(ours: number, bare: number, hosts: readonly string[]): Promise<number> {
  const requests = hosts.map((host) => Buffer.from(`GET /index HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`))
  const rate = (port: number): Promise<number> => load({ port, requests, connections, milliseconds })
  const pairs: { readonly ours: number; readonly bare: number }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const pair = round % 2 === 0 ? { bare: await rate(bare), ours: await rate(ours) } : { ours: await rate(ours), bare: await rate(bare) }
    if (round >= 0) pairs.push(pair)
  }
  const share = median(pairs.map((pair) => pair.ours / pair.bare))
  const [bareRate, ourRate] = [median(pairs.map((pair) => pair.bare)), median(pairs.map((pair) => pair.ours))]
  console.log(`bare Fastify ${bareRate.toFixed(0)} requests/s, brand pages by host ${ourRate.toFixed(0)} requests/s`)
  console.log(`share of bare Fastify: ${share.toFixed(3)} (at least ${leastShare.toFixed(3)})`)
  return share
}

/** What the bare server has to return: all that was answered but what Node writes by itself. */
function forBare({ headers, body }: Answer): { readonly headers: object; readonly body: string } {
  const { date: _date, connection: _connection, 'keep-alive': _keep, 'content-length': _length, ...own } = headers
  return { headers: own, body: body.toString('base64') }
}

const ask = (port: number, host: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path: '/index', headers: { host, 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          answer.statusCode === 200
            ? resolve({ headers: answer.headers, body: Buffer.concat(parts) })
            : reject(new Error(`${host}: ${String(answer.statusCode)}`)),
        )
    })
    sent.on('error', reject)
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
