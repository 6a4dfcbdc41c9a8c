import { setTimeout as sleep } from 'node:timers/promises'
import type { Deposit, Permission, Withdrawal } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { callServer, send } from '../platform/call-server.ts'
import { creditByAdjustment } from '../platform/credit-by-adjustment.ts'
import type { ServerProcess } from '../platform/server-process.ts'
import { alpha } from '../platform/small-brands.ts'
import { launch, createVendorClient, type WalletResponse } from '../platform/vendor-client.ts'
import type { SentMessage, TestPlatform } from '../platform/test-platform.ts'
import { createDailyLimits, createWithdrawer, updateWithdrawalSettings, paymentPassword } from '../platform/withdrawer.ts'

export const brand = 'alpha'
/** The demo gateway has no configured origin here, so only brands on a `localhost` name can use it. */
const host = 'alpha.localhost'
const writerCount = 8

/** A player with money and everything required for withdrawals. */
export type Player = Awaited<ReturnType<typeof createFundedPlayer>>

/**
 * Creates a player, and an account `other` for the adjustments of `runMoneyLoad`. Also sets the brand's wallets to
 * `vendor`, and its withdrawal limits.
 */
export async function createFundedPlayer(platform: TestPlatform) {
  await platform.runAdminCommand('set-wallets', { brand, wallets: 'vendor' })
  await platform.runAdminCommand('create-account', { brand, username: 'other', type: 0 })
  await creditByAdjustment(platform, { brand, username: 'other', amount: '100000.00' })
  await updateWithdrawalSettings(platform, { coolDownHours: '0', ...createDailyLimits('100000.00') })
  const { username, token, payee } = await createWithdrawer(platform, {}, { balance: '100000.00' })
  return { username, token, payee }
}

/** Returns the functions of a test platform that send requests, for a server in another process. */
export async function connectToPlatform({ port, runAdminCommand }: ServerProcess): Promise<TestPlatform> {
  const { path } = endpoints['system.status']
  const { body } = await send(port, 'GET', `${path}?url=${host}`, { host })
  const { publicKey } = (body.value as Permission).info
  const fetchNewestMessage = async () => ((await runAdminCommand('outbox', { brand, count: 1 })) as unknown as readonly SentMessage[])[0]
  const platform: Partial<TestPlatform> = {
    port,
    runAdminCommand,
    call: (name, input, options) => callServer(port, publicKey, name, input, { ...options, host }),
    callUnchecked: (name, input, options) => callServer(port, publicKey, name, input, { ...options, host }),
    send: (method, requestPath, request) => send(port, method, requestPath, request),
    readCode: async (_brand, trigger) => {
      const previousMessage = JSON.stringify(await fetchNewestMessage())
      await trigger()
      for (;;) {
        const message = await fetchNewestMessage()
        if (message && JSON.stringify(message) !== previousMessage) return /\b\d{6}\b/.exec(message.text)?.[0] ?? ''
        await sleep(50)
      }
    },
  }
  return platform as TestPlatform
}

/**
 * Performs one or several related writes. Calls `acknowledge` with the name of each write that the server acknowledged.
 */
type MoneyOperation = (key: string, acknowledge: (name: string) => void) => Promise<void>

export interface MoneyLoad {
  /** Prefix of all idempotency keys. */
  readonly keyPrefix: string
  /** The names of all writes that the server acknowledged. */
  readonly acknowledged: Set<string>
  /**
   * Called after each operation, with its error if it failed. Returns whether the writer of the operation continues.
   */
  readonly shouldContinue: (error?: unknown) => Promise<boolean>
}

/** Performs all kinds of operations with concurrent writers, until `shouldContinue` has stopped each of them. */
export async function runMoneyLoad(
  platform: TestPlatform,
  player: Player,
  { keyPrefix, acknowledged, shouldContinue }: MoneyLoad,
): Promise<void> {
  const { token, payee } = player
  const game = await openGame(platform, player).catch(() => undefined)
  const call = async <T>(name: EndpointName, input: object): Promise<T | undefined> => {
    const { status, body, text } = await platform.callUnchecked(name, input, { host, token })
    if (status === 200) return body.value as T
    if ([409, 422, 429].includes(status)) return undefined
    throw new Error(`${String(status)} ${text}`)
  }
  const createAdjustment =
    (command: string): MoneyOperation =>
    async (key, acknowledge) => {
      await platform.runAdminCommand(command, { brand, username: 'other', amount: '1.25', key })
      acknowledge(`operator/${key}`)
    }
  const operations: readonly MoneyOperation[] = [
    createAdjustment('ledger-grant'),
    createAdjustment('ledger-spend'),
    async (key, acknowledge) => {
      const to = Number(key.at(-1)) % 3 === 0 ? 'main' : 'vendor'
      if (await call('wallet.moveFunds', { vassalage: 'PGF', to, amount: '0.75', key })) acknowledge(key)
    },
    async (key, acknowledge) => {
      const deposit = await call<Deposit>('deposit.request', { channel: 'qr', amount: '50.00', key })
      if (!deposit?.payUrl) return
      acknowledge(`deposit/${deposit.id}`)
      const body = `outcome=${['paid', 'repeated', 'unreported'][Number(key.at(-1)) % 3] ?? 'paid'}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await platform.send('POST', new URL(deposit.payUrl).pathname, { host: 'pay.localhost', body, headers })
      if (status < 400) acknowledge(`paid/${deposit.id}`)
    },
    async (key, acknowledge) => {
      const input = { amount: '100.00', payee, paymentPassword, key }
      const withdrawal = await call<Withdrawal>('withdrawal.request', input)
      if (!withdrawal) return
      const { reference } = withdrawal
      acknowledge(`${reference}/1`)
      for (const [index, action] of ['review', 'approve', 'pay'].entries()) {
        await platform.runAdminCommand(`withdrawal-${action}`, { brand, reference })
        acknowledge(`${reference}/${String(index + 2)}`)
      }
    },
    async (key, acknowledge) => {
      if (!game) return
      const bet = { transaction: key, session: game.session, round: key, amount: '10' }
      if (!(await isAccepted(game.vendor.request('bet', bet)))) return
      acknowledge(`bet/${key}`)
      const win = { transaction: key, player: game.player, round: key, bet: key, amount: '15' }
      if (await isAccepted(game.vendor.request('win', win))) acknowledge(`win/${key}`)
    },
  ]
  const runWriter = async (writer: number): Promise<void> => {
    for (let n = writer; ; n++) {
      const key = `${keyPrefix}-${String(writer)}-${String(n)}`
      const failure = await operations[n % operations.length]?.(key, (writeName) => void acknowledged.add(writeName)).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!(await shouldContinue(failure))) return
    }
  }
  await Promise.all(Array.from({ length: writerCount }, (_, writer) => runWriter(writer)))
}

/** Opens a game. Returns a client that acts as its vendor, and the vendor's ids of the session and the player. */
async function openGame(platform: TestPlatform, { username, token }: Player) {
  const vendor = await createVendorClient(platform, 'PGF')
  const login = { token, user: { account: username } } as Parameters<typeof launch>[2]
  const { session, player } = await vendor.open(await launch(platform, alpha, login, { confirmTrans: false }), 'pgf-jade-tiger')
  return { vendor, session, player }
}

/** Whether a vendor's call was accepted rather than refused with 409; throws for any other status. */
async function isAccepted(response: Promise<WalletResponse>): Promise<boolean> {
  const { status, error } = await response
  if (status !== 200 && status !== 409) throw new Error(`${String(status)} ${error ?? ''}`)
  return status === 200
}
