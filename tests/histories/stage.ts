import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Random } from '../../src/engine/testing/random.ts'
import type { AccountRecord } from '../../server/database/records.ts'
import { accountsOf } from '../../server/modules/accounts/index.ts'
import { findVendorContext } from '../../server/modules/bets/answer-vendor.ts'
import { Refused } from '../../server/modules/bets/parse-call.ts'
import type { VendorContext } from '../../server/modules/bets/vendor-context.ts'
import { CallError } from '../../server/modules/calls/index.ts'
import { ControlError } from '../../server/modules/commands/index.ts'
import { makeSenderOf, type Sender } from '../../server/modules/messages/index.ts'
import { DebtError, IdempotencyError, OverdraftError } from '../../server/modules/wallet/index.ts'
import { WithdrawalMovedError } from '../../server/modules/withdrawals/move-withdrawal.ts'
import { alpha } from '../platform/small-brands.ts'
import { launch, makeVendorClient } from '../platform/vendor-client.ts'
import type { TestPlatform } from '../platform/with-platform.ts'
import { dailyLimits, makeWithdrawer, setWithdrawals } from '../platform/withdrawer.ts'

export const currency = 'VND'
/** Vendors whose bets end with their win, and with the close of their round; with a game of each. */
export const games = { PGF: 'pgf-jade-tiger', EVG: 'evg-aurora-baccarat' } as const
export const vendors = Object.keys(games)

/** What a player has opened with a vendor. */
interface VendorSession {
  readonly vendorContext: VendorContext
  readonly session: string
}

export interface Player {
  readonly account: AccountRecord
  /** One with each vendor. */
  readonly vendorSessions: readonly VendorSession[]
  /** Where the player's money goes when it is taken out. */
  readonly payee: string
}

/** What histories are played on. */
export interface Stage {
  readonly platform: TestPlatform
  readonly vendorContext: VendorContext
  readonly sender: Sender
  readonly players: readonly Player[]
  /** The upline of all of them. */
  readonly agent: AccountRecord
  readonly client: pg.Pool
}

/** One thing that is asked, and what it does to the money of the players together where it is done. */
export interface Step {
  readonly net: bigint
  run(): Promise<'done' | 'refused' | 'repeated'>
}

/**
 * Things that belong together: whatever came of them in whichever order, what stands afterwards has to fit what was
 * acknowledged.
 */
export interface Act {
  /** What comes before all others, where something does. */
  readonly first?: () => Promise<unknown>
  readonly steps: readonly Step[]
  /** Judges what stands; what it did to the money of the players beside what the steps say themselves. */
  readonly settle?: () => Promise<bigint>
}

/** What acts are made from: who does it, a name that is nobody else's, and an amount in minor units. */
export interface Cast {
  readonly stage: Stage
  readonly random: Random
  readonly player: Player
  readonly name: string
  readonly amount: bigint
}

/** A step that says nothing of its own about money: that is read from what stands. */
export const step = (run: () => Promise<unknown>): Step => ({
  net: 0n,
  run: async () => ((await run()) === 'refused' ? 'refused' : 'done'),
})

export const formatAmount = (minor: bigint): string => `${String(minor / 100n)}.${String(minor % 100n).padStart(2, '0')}`

/** What a pool says where too many wait for a connection, before anything was done. */
const tooManyConnections = '53300'

/** What may be refused; anything else is a fault. */
export function expectAllowedRefusal(error: unknown): 'refused' {
  const may = [OverdraftError, IdempotencyError, CallError, ControlError, DebtError, Refused, WithdrawalMovedError]
  if (may.some((kind) => error instanceof kind) || (error as { code?: unknown }).code === tooManyConnections) return 'refused'
  throw error
}

/**
 * Makes players who are logged in, have opened a game, and have all that it takes to take money out; and their agent.
 */
export async function openStage(platform: TestPlatform, client: pg.Pool, count: number): Promise<Stage> {
  const vendorContexts = (await Promise.all(vendors.map((code) => findVendorContext(platform.server.platform, 'ALPHA1', code)))).filter(
    (found) => found !== undefined,
  )
  const [vendorContext] = vendorContexts
  if (!vendorContext || vendorContexts.length < vendors.length) throw new Error('A vendor to play with is missing.')
  await setWithdrawals(platform, { coolDownHours: '0', least: '1.00', feeFixed: '0.50', ...dailyLimits('1000000.00') })
  await platform.control('set-deposit-channel', { brand: 'alpha', channel: 'voucher', change: { hours: 'none' } })
  const getAccount = async (username: string): Promise<AccountRecord> => {
    const account = await accountsOf(vendorContext.tenant).byUsername(username)
    if (!account) throw new Error(`${username} is not there.`)
    return account
  }
  const agent = await getAccount((await makeWithdrawer(platform, {}, { type: 1 })).username)
  const clients = await Promise.all(
    vendorContexts.map(async (at) => ({ vendorContext: at, vendor: await makeVendorClient(platform, at.vendor) })),
  )
  const players: Player[] = []
  for (let n = 0; n < count; n++) {
    const { username, token, payee } = await makeWithdrawer(platform, {}, { balance: '500.00', upline: agent.username })
    const account = await getAccount(username)
    const login = { token, user: { account: username } } as Parameters<typeof launch>[2]
    const vendorSessions: VendorSession[] = []
    for (const { vendorContext: at, vendor } of clients) {
      const gameId = games[at.vendor as keyof typeof games]
      const opened = await vendor.open(await launch(platform, alpha, login, { vassalage: at.vendor, gameId, confirmTrans: false }), gameId)
      vendorSessions.push({ vendorContext: at, session: opened.session })
    }
    players.push({ account, vendorSessions, payee })
  }
  const location = { ip: '127.9.9.9', country: 'VN' }
  const sender = makeSenderOf(platform.server.platform)({
    tenant: vendorContext.tenant,
    brand: vendorContext.brand,
    location,
    language: 'EN',
  })
  return { platform, vendorContext, sender, players, agent, client }
}

/** A key as players make them. */
export const newKey = (name: string): string => `${name}-${randomUUID()}`
