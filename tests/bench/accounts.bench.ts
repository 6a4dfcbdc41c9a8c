import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scrypt } from '@noble/hashes/scrypt.js'
import { sql } from 'kysely'
import { readSettings } from '../../server/config.ts'
import { CallError } from '../../server/modules/calls/call-error.ts'
import { type Requester, countRequest, countProof } from '../../server/modules/verification/demand.ts'
import { startServer } from '../../server/start-server.ts'
import { median } from './median.ts'

const accounts = 1000
/** The requests to register an account with a captcha that is solved at once. */
const requestsPerAccount = 2
const minHashes = 16
/** Number of accounts between two moves of the clock. */
const stride = 20
/** Minimum cost in hours: what an attacker has to buy is addresses. */
const minHours = { 'one address': 4, 'one network of 256': 0.5 }

interface AttackCost {
  readonly hashes: number
  readonly hours: number
  readonly refused: number
}

/**
 * Cost of a thousand accounts for a program that solves every captcha: hashes, and hours on one core, from one address,
 * from one network and from many. Rate limits are the platform's own on a real database, the cost of a hash is
 * measured; time is advanced in the database instead of waiting. With `check`, resolves to `false` if the accounts are
 * created too fast.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const root = join(import.meta.dirname, '../..')
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: folder, DRAW_AHEAD: 'off' }, root), {
    log: () => undefined,
    dist: join(root, 'dist'),
  })
  try {
    const { platform } = server
    const brand = platform.brands.byId('base')
    if (brand === undefined) throw new Error('The brand base is missing.')
    const tenant = platform.sites.tenant(brand)
    const common = { tenant, key: platform.secrets.key('demand'), uncounted: false, brandQuiet: brand.config.settings.proofOfWork.quiet }
    const milliseconds = { program: hashCost(hashNatively), browser: hashCost(hashInBrowser) }
    console.log(
      `a hash: ${milliseconds.program.toFixed(2)} ms by the machine's scrypt, ${milliseconds.browser.toFixed(2)} ms as browsers do it`,
    )
    console.log(`a first visitor's work: ${(minHashes * milliseconds.browser).toFixed(0)} ms here`)
    const ways = {
      'one address': () => '203.0.113.7',
      'one network of 256': (n: number) => `203.0.113.${String(n % 256)}`,
      'a network for each': (n: number) => `10.${String(n >> 8)}.${String(n & 255)}.7`,
    }
    let holds = true
    for (const [way, addressOf] of Object.entries(ways)) {
      await tenant.db.deleteFrom('demand').execute()
      const bill = await measureCost({ ...common, address: '' }, addressOf, milliseconds.program / 3_600_000)
      const seconds = (bill.hashes * milliseconds.program) / 1000
      console.log(
        `${String(accounts)} accounts from ${way}: ${String(Math.round(bill.hashes))} hashes, ${seconds.toFixed(0)} CPU seconds, ${bill.hours.toFixed(2)} hours, refused ${String(bill.refused)} times`,
      )
      holds &&= bill.hours >= (minHours[way as keyof typeof minHours] ?? 0)
    }
    return !check || holds
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates the accounts one after the other on one core, each as soon as work is available. */
async function measureCost(requester: Requester, addressOf: (account: number) => string, hoursEach: number): Promise<AttackCost> {
  let [hashes, hours, refused, passed] = [0, 0, 0, 0]
  const pass = async (time: number): Promise<void> => {
    await requester.tenant.db
      .updateTable('demand')
      .set({ counted_at: sql<Date>`counted_at - make_interval(secs => ${time * 3600})` })
      .execute()
    hours += time
  }
  for (let account = 0; account < accounts; account += 1) {
    for (let requestCount = 0; requestCount < requestsPerAccount;) {
      const one = { ...requester, address: addressOf(account) }
      const times = await countRequest(one, 1).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        return error
      })
      if (typeof times !== 'number') {
        refused += 1
        await pass((times.detail.retryAfterSeconds ?? 1) / 3600)
        continue
      }
      hashes += minHashes * times
      passed += minHashes * times * hoursEach
      await countProof(one)
      requestCount += 1
    }
    if (account % stride < stride - 1) continue
    await pass(passed)
    passed = 0
  }
  return { hashes, hours, refused }
}

const hashNatively = (text: string): unknown => scryptSync(text, 'salt', 4, { N: 1024, r: 8, p: 1 })
const hashInBrowser = (text: string): unknown => scrypt(text, 'salt', { N: 1024, r: 8, p: 1, dkLen: 4 })

/** Milliseconds of CPU time, independent of other load on the machine. */
function hashCost(hash: (text: string) => unknown): number {
  const costs = Array.from({ length: 9 }, (_, round) => {
    const before = process.cpuUsage()
    for (let n = 0; n < 20; n += 1) hash(`${String(round)} ${String(n)}`)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 20_000
  })
  return median(costs.slice(1))
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
