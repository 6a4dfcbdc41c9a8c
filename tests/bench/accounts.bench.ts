import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scrypt } from '@noble/hashes/scrypt.js'
import { sql } from 'kysely'
import { readSettings } from '../../server/config.ts'
import { ApiError } from '../../server/modules/api-context/api-error.ts'
import { type Requester, recordRequest, recordProof } from '../../server/modules/verification/demand.ts'
import { startServer } from '../../server/start-server.ts'
import { computeMedian } from './median.ts'

const accountCount = 1000
/** Number of requests that registering an account takes if its captcha is solved at the first attempt. */
const requestsPerAccount = 2
/** Number of hashes of a proof of work at the base difficulty. */
const minHashes = 16
/** Number of accounts after which the clock is advanced by the CPU time of their hashes. */
const accountsPerAdvance = 20
/** Minimum duration of the attack in hours, by the source of its requests. */
const minHours = { 'one address': 4, 'one network of 256': 0.5 }

interface AttackCost {
  readonly hashes: number
  readonly hours: number
  readonly rejections: number
}

/**
 * Measures how many hashes, and how many hours on one core, a program that solves every captcha needs to create a
 * thousand accounts: from one address, from one network, and from one network per account. The rate limits are those of
 * the platform on a real database, the duration of a hash is measured, and the database clock is advanced instead of
 * waiting. With `check`, resolves to `false` if the accounts are created too fast.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const root = join(import.meta.dirname, '../..')
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: folder, PRERENDER_GAME_PICTURES: 'off' }, root), {
    log: () => undefined,
    dist: join(root, 'dist'),
  })
  try {
    const { platform } = server
    const brand = platform.brands.byId('base')
    if (brand === undefined) throw new Error('The brand base is missing.')
    const tenant = platform.sites.tenant(brand)
    const baseRequester = {
      tenant,
      key: platform.secrets.deriveKey('demand'),
      isProofOfWorkExempt: false,
      normalBrandProofs: brand.config.settings.proofOfWork.expectedPerHalfHour,
    }
    const milliseconds = { program: measureHashMs(hashNatively), browser: measureHashMs(hashInJavaScript) }
    console.log(
      `a hash: ${milliseconds.program.toFixed(2)} ms natively, ${milliseconds.browser.toFixed(2)} ms in JavaScript as in browsers`,
    )
    console.log(`proof of work of a first-time visitor: ${(minHashes * milliseconds.browser).toFixed(0)} ms on this machine`)
    const addressSources = {
      'one address': () => '203.0.113.7',
      'one network of 256': (n: number) => `203.0.113.${String(n % 256)}`,
      'one network per account': (n: number) => `10.${String(n >> 8)}.${String(n & 255)}.7`,
    }
    let isExpensive = true
    for (const [sourceName, getAddress] of Object.entries(addressSources)) {
      await tenant.db.deleteFrom('demand').execute()
      const cost = await measureCost({ ...baseRequester, address: '' }, getAddress, milliseconds.program / 3_600_000)
      const seconds = (cost.hashes * milliseconds.program) / 1000
      console.log(
        `${String(accountCount)} accounts from ${sourceName}: ${String(Math.round(cost.hashes))} hashes, ${seconds.toFixed(0)} CPU seconds, ${cost.hours.toFixed(2)} hours, rejected ${String(cost.rejections)} times`,
      )
      isExpensive &&= cost.hours >= (minHours[sourceName as keyof typeof minHours] ?? 0)
    }
    return !check || isExpensive
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Counts the requests and proofs of work of the accounts, without creating them: one account after the other on one
 * core, each request as soon as the rate limit allows.
 */
async function measureCost(requester: Requester, getAddress: (account: number) => string, hoursPerHash: number): Promise<AttackCost> {
  let [hashes, hours, rejections, cpuHours] = [0, 0, 0, 0]
  const advanceClock = async (addedHours: number): Promise<void> => {
    await requester.tenant.db
      .updateTable('demand')
      .set({ counted_at: sql<Date>`counted_at - make_interval(secs => ${addedHours * 3600})` })
      .execute()
    hours += addedHours
  }
  for (let account = 0; account < accountCount; account += 1) {
    for (let requestCount = 0; requestCount < requestsPerAccount;) {
      const attempt = { ...requester, address: getAddress(account) }
      const factorOrError = await recordRequest(attempt, 1).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        return error
      })
      if (typeof factorOrError !== 'number') {
        rejections += 1
        await advanceClock((factorOrError.detail.retryAfterSeconds ?? 1) / 3600)
        continue
      }
      hashes += minHashes * factorOrError
      cpuHours += minHashes * factorOrError * hoursPerHash
      await recordProof(attempt)
      requestCount += 1
    }
    if (account % accountsPerAdvance < accountsPerAdvance - 1) continue
    await advanceClock(cpuHours)
    cpuHours = 0
  }
  return { hashes, hours, rejections }
}

const hashNatively = (text: string): unknown => scryptSync(text, 'salt', 4, { N: 1024, r: 8, p: 1 })
const hashInJavaScript = (text: string): unknown => scrypt(text, 'salt', { N: 1024, r: 8, p: 1, dkLen: 4 })

/** Returns the median CPU time of one hash in milliseconds, which does not depend on other load on the machine. */
function measureHashMs(hash: (text: string) => unknown): number {
  const costs = Array.from({ length: 9 }, (_, round) => {
    const startUsage = process.cpuUsage()
    for (let n = 0; n < 20; n += 1) hash(`${String(round)} ${String(n)}`)
    const { user, system } = process.cpuUsage(startUsage)
    return (user + system) / 20_000
  })
  return computeMedian(costs.slice(1))
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
