import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Random } from '../../src/engine/testing/random.ts'
import type { AccountRecord } from '../../server/database/records.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { WalletCallError } from '../../server/modules/bets/parse-call.ts'
import type { VendorContext } from '../../server/modules/bets/vendor-context.ts'
import { ApiError } from '../../server/modules/api-context/index.ts'
import { AdminApiError } from '../../server/modules/commands/index.ts'
import { createSenderFactory, type Sender } from '../../server/modules/messages/index.ts'
import { DebtError, IdempotencyError, OverdraftError } from '../../server/modules/wallet/index.ts'
import { WithdrawalTransitionError } from '../../server/modules/withdrawals/transition-withdrawal.ts'
import { alpha } from '../platform/small-brands.ts'
import { launch, createVendorClient } from '../platform/vendor-client.ts'
import type { TestPlatform } from '../platform/test-platform.ts'
import { createDailyLimits, createWithdrawer, updateWithdrawalSettings } from '../platform/withdrawer.ts'

export const currency = 'VND'
/** One game of each vendor. Bets with PGF end with their win, bets with EVG with the close of their round. */
export const games = { PGF: 'pgf-jade-tiger', EVG: 'evg-aurora-baccarat' } as const
export const vendors = Object.keys(games)

/** A player's session with a vendor. */
interface VendorSession {
  readonly vendorContext: VendorContext
  readonly session: string
}

export interface Player {
  readonly account: AccountRecord
  /** One session per vendor. */
  readonly vendorSessions: readonly VendorSession[]
  /** The payee of the player's withdrawals. */
  readonly payee: string
}

/** The platform, players and agent of a random money history (`runHistory`). */
export interface Environment {
  readonly platform: TestPlatform
  readonly vendorContext: VendorContext
  readonly sender: Sender
  readonly players: readonly Player[]
  /** The agent of all players. */
  readonly agent: AccountRecord
  readonly client: pg.Pool
}

/** An operation; `netChange` is its effect on the players' total money if it is accepted, in minor units. */
export interface Step {
  readonly netChange: bigint
  run(): Promise<'done' | 'refused' | 'repeated'>
}

/**
 * Related operations. Whatever their order and results, the stored state must match what was acknowledged.
 */
export interface Scenario {
  /** Runs before all other operations. */
  readonly prepare?: () => Promise<unknown>
  readonly steps: readonly Step[]
  /** Checks the stored state; returns the effect on the players' money that the steps do not report themselves. */
  readonly verify?: () => Promise<bigint>
}

/** The input of a scenario: its player, a unique name, and an amount in minor units. */
export interface ScenarioInput {
  readonly environment: Environment
  readonly random: Random
  readonly player: Player
  readonly name: string
  readonly amount: bigint
}

/** Creates a step that reports no effect on money, because `verify` reads the effect from the stored state. */
export const createStepWithoutNetChange = (run: () => Promise<unknown>): Step => ({
  netChange: 0n,
  run: async () => ((await run()) === 'refused' ? 'refused' : 'done'),
})

export const formatAmount = (minorUnits: bigint): string => `${String(minorUnits / 100n)}.${String(minorUnits % 100n).padStart(2, '0')}`

/** PostgreSQL's error for too many connections, raised before anything was done. */
const tooManyConnections = '53300'

/** Returns `refused` for an error with which a valid operation may be refused; throws any other error. */
export function requireAllowedRefusal(error: unknown): 'refused' {
  const allowedErrors = [OverdraftError, IdempotencyError, ApiError, AdminApiError, DebtError, WalletCallError, WithdrawalTransitionError]
  if (allowedErrors.some((errorClass) => error instanceof errorClass) || (error as { code?: unknown }).code === tooManyConnections)
    return 'refused'
  throw error
}

/**
 * Creates an agent and logged-in downline players, who have an open game per vendor and everything required for
 * withdrawals. Also sets the brand's withdrawal limits and fee, and removes the opening hours of the voucher channel.
 */
export async function createEnvironment(platform: TestPlatform, client: pg.Pool, count: number): Promise<Environment> {
  const vendorContexts = (await Promise.all(vendors.map((code) => findVendorContext(platform.server.platform, 'ALPHA1', code)))).filter(
    (found) => found !== undefined,
  )
  const [vendorContext] = vendorContexts
  if (!vendorContext || vendorContexts.length < vendors.length)
    throw new Error(`Only ${String(vendorContexts.length)} of the vendors ${vendors.join(', ')} were found.`)
  await updateWithdrawalSettings(platform, { coolDownHours: '0', min: '1.00', feeFixed: '0.50', ...createDailyLimits('1000000.00') })
  await platform.runAdminCommand('set-deposit-channel', { brand: 'alpha', channel: 'voucher', change: { hours: 'none' } })
  const getAccount = async (username: string): Promise<AccountRecord> => {
    const account = await createAccountStore(vendorContext.tenant).findByUsername(username)
    if (!account) throw new Error(`The account ${username} does not exist.`)
    return account
  }
  const agent = await getAccount((await createWithdrawer(platform, {}, { type: 1 })).username)
  const vendorClients = await Promise.all(
    vendorContexts.map(async (context) => ({ vendorContext: context, vendor: await createVendorClient(platform, context.vendor) })),
  )
  const players: Player[] = []
  for (let n = 0; n < count; n++) {
    const { username, token, payee } = await createWithdrawer(platform, {}, { balance: '500.00', upline: agent.username })
    const account = await getAccount(username)
    const login = { token, user: { account: username } } as Parameters<typeof launch>[2]
    const vendorSessions: VendorSession[] = []
    for (const { vendorContext: context, vendor } of vendorClients) {
      const gameId = games[context.vendor as keyof typeof games]
      const vendorSession = await vendor.open(
        await launch(platform, alpha, login, { vassalage: context.vendor, gameId, confirmTrans: false }),
        gameId,
      )
      vendorSessions.push({ vendorContext: context, session: vendorSession.session })
    }
    players.push({ account, vendorSessions, payee })
  }
  const location = { ip: '127.9.9.9', country: 'VN' }
  const sender = createSenderFactory(platform.server.platform)({
    tenant: vendorContext.tenant,
    brand: vendorContext.brand,
    location,
    language: 'EN',
  })
  return { platform, vendorContext, sender, players, agent, client }
}

/** Creates a random idempotency key that starts with a name. */
export const createIdempotencyKey = (name: string): string => `${name}-${randomUUID()}`
