import { randomUUID } from 'node:crypto'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import type { LoginResult } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { HttpResponse } from './call-server.ts'
import { type NewBet, insertBet } from './insert-bet.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword } from './test-platform.ts'
import { transferWithPermits } from './transfer-with-permits.ts'

/** A new player of the brand alpha, with functions that make calls as this player. */
export interface NewPlayer {
  readonly username: string
  /** Id of the account. */
  readonly account: string
  readonly token: string
  request(name: EndpointName, input?: object, language?: string): Promise<HttpResponse>
  /**
   * Returns the value of a successful call.
   * @throws Error if the call is rejected
   */
  read<T>(name: EndpointName, input?: object, language?: string): Promise<T>
  /** Inserts a bet with a stake in minor units, settled now by default, without moving money. Returns its id. */
  play(stake: number, overrides?: Partial<NewBet>): Promise<string>
  /** Credits an amount in minor units from the gateway, like a deposit. */
  creditDeposit(amount: number): Promise<void>
}

/**
 * Returns the tenant of the brand alpha on the running server.
 * @throws Error if the brand is not served
 */
export function getAlphaTenant(platform: TestPlatform): Tenant {
  const { brands, sites } = platform.server.platform
  const brand = brands.byHost(alpha)
  if (!brand) throw new Error(`No brand has the host ${alpha}.`)
  return sites.tenant(brand)
}

interface NewPlayerOptions {
  /** The account type; a player by default. */
  readonly type?: number
  /** Local source address of all calls. */
  readonly from?: string
}

/** Creates an account with an admin command, and logs in. */
export async function createPlayer(platform: TestPlatform, { type = 0, from }: NewPlayerOptions = {}): Promise<NewPlayer> {
  const username = `new${randomUUID().slice(0, 8)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type, password: testPassword })
  const login = { username, password: testPassword, type: 'username' } as const
  const { token } = (await platform.call('session.login', login, { host: alpha, from })).body.value as LoginResult
  return toNewPlayer(platform, username, token, from)
}

/** Registers a player as a visitor does, which also logs the player in. */
export async function registerPlayer(platform: TestPlatform, overrides: object = {}): Promise<NewPlayer> {
  const username = `new${randomUUID().slice(0, 8)}`
  const { token } = (await platform.register(alpha, { username, ...overrides })).body.value as LoginResult
  return toNewPlayer(platform, username, token)
}

async function toNewPlayer(platform: TestPlatform, username: string, token: string, from?: string): Promise<NewPlayer> {
  const account = await withDatabaseClient(platform, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
    return rows[0]?.id ?? ''
  })
  const request: NewPlayer['request'] = (name, input = {}, language = 'en-US') =>
    platform.callUnchecked(name, input, { host: alpha, token, from, headers: { 'accept-language': language } })
  return {
    username,
    account,
    token,
    request,
    read: async <T>(name: EndpointName, input?: object, language?: string): Promise<T> => {
      const { body, status, text } = await request(name, input, language)
      if (body.success !== true) throw new Error(`${name} ${String(status)} ${text}`)
      return body.value as T
    },
    play: (stake, overrides = {}) =>
      withDatabaseClient(platform, (client) => insertBet(client, account, { stake, placedAt: new Date().toISOString(), ...overrides })),
    creditDeposit: async (amount) => {
      const lines = [
        { party: { house: 'gateway' }, amount: BigInt(-amount) },
        { party: { player: account }, amount: BigInt(amount) },
      ]
      await withTransaction(getAlphaTenant(platform), (trx) =>
        transferWithPermits(trx, { idempotencyKey: randomUUID(), purpose: 'deposit', currency: 'VND', lines }),
      )
    },
  }
}
