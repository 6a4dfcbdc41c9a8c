import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deposit, Permission, Withdrawal } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import type { WalletCall, WalletCalls } from '../../server/integrations/vendor-contract.ts'
import { sendTls, type TlsRequest } from '../deploy/send-tls.ts'
import { getAudience, encrypt } from '../platform/call-server.ts'
import { launch, createVendorClient, type VendorClient } from '../platform/vendor-client.ts'
import type { TestPlatform } from '../platform/test-platform.ts'
import { createWithdrawer, createDailyLimits, paymentPassword, updateWithdrawalSettings } from '../platform/withdrawer.ts'

export const host = 'alpha.localhost'
export const gatewayHost = 'pay.localhost'
/** One in this many players can withdraw, because the setup for withdrawals takes several seconds per player. */
const playersPerWithdrawer = 20
const gameId = 'pgf-jade-tiger'
const vendorCode = 'PGF'

export type ProxyTarget = Pick<TlsRequest, 'port' | 'caCertificate'>

/** Results of the requests of a drill's players. */
export interface DrillLog {
  /** Names of all acknowledged writes, such as `bet/<key>` and `deposit/<id>`. */
  readonly acknowledged: Set<string>
  /** Number of requests by the number of retries that they needed for a response. */
  readonly retries: Map<number, number>
  /** Durations of the attempts that got a response other than a server error, in milliseconds. */
  readonly durations: number[]
  /** Number of requests refused with 409, 422 or 429, by name, status and error code. */
  readonly refusals: Map<string, number>
  /** Requests that got no response or a server error in all attempts, or an unexpected status. */
  readonly failures: string[]
}

interface DrillPlayer {
  readonly username: string
  readonly token: string
  /** Payee of the player's withdrawals; empty for a player who does not withdraw. */
  readonly payee: string
  readonly session: string
  readonly vendorPlayer: string
}

interface DrillLoad extends Pick<PlayOptions, 'proxy' | 'retry' | 'log' | 'isRunning' | 'pauseMilliseconds'> {
  readonly players: number
}

/**
 * Creates players, and lets them bet, deposit and withdraw through the proxy until `isRunning` returns `false`.
 * Resolves, once they have begun, to a function that waits until they have stopped.
 */
export async function startPlaying(platform: TestPlatform, { players: count, ...options }: DrillLoad): Promise<() => Promise<void>> {
  await updateWithdrawalSettings(platform, { coolDownHours: '0', ...createDailyLimits('100000000.00') })
  const players = await createPlayers(platform, count, Math.ceil(count / playersPerWithdrawer))
  const { path } = endpoints['system.status']
  const { body } = await platform.send('GET', `${path}?url=${host}`, { host })
  const { publicKey } = (body.value as Permission).info
  const vendor = await createVendorClient(createProxiedPlatform(platform, options.proxy), vendorCode)
  const playPromise = Promise.all(players.map((player) => play(player, { ...options, publicKey, vendor })))
  return async () => void (await playPromise)
}

/** Creates players with money and an open game. Only the first `withdrawerCount` of them can withdraw. */
async function createPlayers(platform: TestPlatform, count: number, withdrawerCount: number): Promise<readonly DrillPlayer[]> {
  const vendor = await createVendorClient(platform, vendorCode)
  const players: DrillPlayer[] = []
  for (let n = 0; n < count; n++) {
    const setup = n < withdrawerCount ? {} : { password: false, mobile: false, payee: false }
    const { username, token, payee } = await createWithdrawer(platform, setup, { balance: '10000.00' })
    const login = { token, user: { account: username } } as Parameters<typeof launch>[2]
    const { session, player } = await vendor.open(await launch(platform, host, login, { confirmTrans: false }), gameId)
    players.push({ username, token, payee, session, vendorPlayer: player })
  }
  return players
}

/** How clients retry a request without a response, or with a server error. */
export interface RetryPolicy {
  readonly maxAttempts: number
  readonly pauseMilliseconds: number
}

interface PlayOptions {
  readonly proxy: ProxyTarget
  readonly retry: RetryPolicy
  readonly publicKey: Permission['info']['publicKey']
  readonly vendor: VendorClient
  readonly log: DrillLog
  readonly isRunning: () => boolean
  /** Average pause between two actions of a player. */
  readonly pauseMilliseconds: number
}

interface ParsedResponse {
  readonly status: number
  readonly value: unknown
}

/**
 * Performs bets, deposits and withdrawals of a player through the proxy until the drill ends. Requests without a
 * response, or with a server error, are retried.
 */
async function play(
  player: DrillPlayer,
  { proxy, retry, publicKey, vendor, log, isRunning, pauseMilliseconds }: PlayOptions,
): Promise<void> {
  const { token, payee, session } = player
  const sendOnce = async (tlsRequest: Omit<TlsRequest, 'port' | 'caCertificate'>): Promise<ParsedResponse> => {
    const { status, bytes } = await sendTls({ ...proxy, ...tlsRequest })
    const text = bytes.toString()
    return { status, value: text.startsWith('{') ? JSON.parse(text) : undefined }
  }
  /** Sends a request, and retries it according to the retry policy. Returns `undefined` if it is refused or fails. */
  const request = async (name: string, send: () => Promise<ParsedResponse>): Promise<unknown> => {
    for (let retries = 0; retries < retry.maxAttempts; retries++) {
      const sentAt = performance.now()
      const { status, value } = await send().catch(() => ({ status: 0, value: undefined }))
      if (status === 0 || status >= 500) {
        await sleep(retry.pauseMilliseconds)
        continue
      }
      log.durations.push(performance.now() - sentAt)
      log.retries.set(retries, (log.retries.get(retries) ?? 0) + 1)
      if (status < 400) return value ?? {}
      const reason = `${name}: ${String(status)} ${String((value as { readonly code?: string } | undefined)?.code)}`
      if ([409, 422, 429].includes(status)) log.refusals.set(reason, (log.refusals.get(reason) ?? 0) + 1)
      else log.failures.push(reason)
      return undefined
    }
    log.failures.push(`${name}: no response`)
    return undefined
  }
  const call = async <T>(name: EndpointName, input: object): Promise<T | undefined> => {
    const { method, path, encrypted } = endpoints[name]
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await request(name, async () => {
      // Each attempt is encrypted again, as in browsers, because a server accepts a payload only once.
      const body = encrypted ? { payload: await encrypt(input, publicKey, { audience: getAudience(host, name) }) } : input
      return sendOnce({ host, method, path, headers, body: JSON.stringify(body) })
    })
    return (response as { readonly value?: T } | undefined)?.value
  }
  const actions = [
    async (key: string) => {
      const bet = { transaction: key, session, round: key, amount: '10' }
      if (!(await request('bet', () => sendWalletCall(vendor, 'bet', bet)))) return
      log.acknowledged.add(`bet/${key}`)
      const win = { transaction: key, player: player.vendorPlayer, round: key, bet: key, amount: '15' }
      if (await request('win', () => sendWalletCall(vendor, 'win', win))) log.acknowledged.add(`win/${key}`)
    },
    async (key: string) => {
      const deposit = await call<Deposit>('deposit.request', { channel: 'qr', amount: '50.00', key })
      if (!deposit?.payUrl) return
      log.acknowledged.add(`deposit/${deposit.id}`)
      const { pathname: path } = new URL(deposit.payUrl)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      if (await request('payment', () => sendOnce({ host: gatewayHost, method: 'POST', path, headers, body: 'outcome=paid' })))
        log.acknowledged.add(`paid/${deposit.id}`)
    },
    async (key: string) => {
      if (payee === '') return
      const withdrawal = await call<Withdrawal>('withdrawal.request', { amount: '100.00', payee, paymentPassword, key })
      if (withdrawal) log.acknowledged.add(`${withdrawal.reference}/1`)
    },
  ]
  // Players begin at different times, with different actions. Most actions are bets.
  await sleep(pauseMilliseconds * Math.random())
  for (let n = Math.floor(Math.random() * 10); isRunning(); n++) {
    await actions[n % 10 === 3 ? 1 : n % 10 === 7 ? 2 : 0]?.(`drill-${randomUUID()}`)
    await sleep(pauseMilliseconds * (0.5 + Math.random()))
  }
}

async function sendWalletCall<C extends WalletCall>(
  vendor: VendorClient,
  call: C,
  input: WalletCalls[C]['request'],
): Promise<ParsedResponse> {
  const { status, ...value } = await vendor.request(call, input)
  return { status, value }
}

/** Returns a platform with a `send` function that sends the requests of vendor clients through the proxy. */
const createProxiedPlatform = (platform: TestPlatform, proxy: ProxyTarget): TestPlatform => ({
  ...platform,
  send: async (method, path, { headers, body }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await sendTls({
      ...proxy,
      host,
      method,
      path,
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    })
    const responseText = response.bytes.toString()
    return { ...response, text: responseText.startsWith('{') ? responseText : '{}', body: {} }
  },
})
