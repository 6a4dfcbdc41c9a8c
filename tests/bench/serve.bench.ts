import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { generateMerchants } from './generate-merchants.ts'

const brands = 1000
const rounds = 5
const seconds = 4
const connections = 32
/** Brand pages by host must reach this share of the requests a second of a bare Fastify that returns the same bytes. */
const leastShare = 0.9

interface Helper {
  readonly child: ChildProcess
  readonly port: number
  readonly megabytes?: number
}

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Asks the whole server for the home pages of a thousand brands by their hosts, and a bare Fastify for the same bytes, in turns. Prints the
 * ratio of medians beside its floor; with `check` it resolves to false where it is not reached.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const helpers: Helper[] = []
  const start = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Helper> => {
    const helper = await startHelper(file, args, env)
    helpers.push(helper)
    return helper
  }
  try {
    const ids = await writeBrands(join(folder, 'merchants'))
    const brandServer = await start('brand-server.ts', [], { MERCHANTS_DIR: join(folder, 'merchants'), DATA_DIR: join(folder, 'data') })
    const hosts = ids.map((id) => `${id}.localhost`)
    for (const host of hosts) await ask(brandServer.port, host)
    const sample = join(folder, 'answer.json')
    writeFileSync(sample, JSON.stringify(sampleOf(await ask(brandServer.port, hosts[0] ?? ''))))
    const bareServer = await start('bare-server.ts', [sample], {})
    console.log(`${brands} brands loaded, ${String(brandServer.megabytes)} MB before the first request`)
    const share = await measure(brandServer.port, bareServer.port, hosts)
    return !check || share >= leastShare
  } finally {
    await Promise.all(helpers.map(stopHelper))
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
  const rates = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const pair = { bare: await load(bare, hosts), ours: await load(ours, hosts) }
    if (round === 0) continue
    rates.ours.push(pair.ours)
    rates.bare.push(pair.bare)
  }
  const share = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? NaN)))
  console.log(`bare Fastify ${median(rates.bare).toFixed(0)} requests/s, brand pages by host ${median(rates.ours).toFixed(0)} requests/s`)
  console.log(`share of bare Fastify: ${share.toFixed(3)} (at least ${leastShare.toFixed(3)})`)
  return share
}

async function load(port: number, hosts: readonly string[]): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: hosts.map((host) => ({ method: 'GET', path: '/index', headers: { host, 'accept-encoding': 'br' } })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`)
  return result.requests.average
}

/** What the bare server has to return: all that was answered but what Node writes by itself. */
function sampleOf({ headers, body }: Answer): { readonly headers: object; readonly body: string } {
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

const startHelper = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Helper> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'serve', file), args, {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...env, NODE_ENV: 'production' },
    })
    child
      .once('message', (said: Omit<Helper, 'child'>) => resolve({ child, ...said }))
      .once('exit', (code) => reject(new Error(`${file} ended with ${String(code)}`)))
  })

const stopHelper = ({ child }: Helper): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (child.exitCode !== null || !child.connected) return resolve()
    child.send('stop')
  })

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
