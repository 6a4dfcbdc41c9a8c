import { randomUUID } from 'node:crypto'
import { type Tenant, inTransaction } from '../../server/database/tenant.ts'
import type { LoginResult } from '../../src/generated/api.ts'
import type { CallName } from '../../src/generated/endpoints.ts'
import type { Answer } from './call-server.ts'
import { type NewBet, insertBet } from './insert-bet.ts'
import { queryDatabase } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword } from './with-platform.ts'
import { transferPermitted } from './transfer-permitted.ts'

/** Somebody of the brand alpha who has just come, and the calls in their name. */
export interface NewPlayer {
  readonly username: string
  readonly account: string
  readonly token: string
  request(name: CallName, input?: object, language?: string): Promise<Answer>
  /**
   * What a call answers.
   * @throws Error where it is refused
   */
  read<T>(name: CallName, input?: object, language?: string): Promise<T>
  /** Stakes so many minor units, settled at once; now where no moment is said. The bet's id. */
  play(stake: number, more?: Partial<NewBet>): Promise<string>
  /** So many minor units come from the gateway, as when a deposit is credited. */
  payIn(amount: number): Promise<void>
}

/** The brand alpha, as the server knows it. */
export function alphaOf(platform: TestPlatform): Tenant {
  const { brands, sites } = platform.server.platform
  const brand = brands.byHost(alpha)
  if (!brand) throw new Error(alpha)
  return sites.tenant(brand)
}

interface NewPlayerOptions {
  /** A player where it is not given. */
  readonly type?: number
  /** The address that all calls come from. */
  readonly from?: string
}

/** Makes an account by the operator's command, and logs in. */
export async function makePlayer(platform: TestPlatform, { type = 0, from }: NewPlayerOptions = {}): Promise<NewPlayer> {
  const username = `new${randomUUID().slice(0, 8)}`
  await platform.control('create-account', { brand: 'alpha', username, type, password: testPassword })
  const login = { username, password: testPassword, type: 'username' } as const
  const { token } = (await platform.call('session.login', login, { host: alpha, from })).body.value as LoginResult
  return actAs(platform, username, token, from)
}

/** Registers as a visitor does. */
export async function registerPlayer(platform: TestPlatform, more: object = {}): Promise<NewPlayer> {
  const username = `new${randomUUID().slice(0, 8)}`
  const { token } = (await platform.register(alpha, { username, ...more })).body.value as LoginResult
  return actAs(platform, username, token)
}

async function actAs(platform: TestPlatform, username: string, token: string, from?: string): Promise<NewPlayer> {
  const account = await queryDatabase(platform, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
    return rows[0]?.id ?? ''
  })
  const request: NewPlayer['request'] = (name, input = {}, language = 'en-US') =>
    platform.callWrongly(name, input, { host: alpha, token, from, headers: { 'accept-language': language } })
  return {
    username,
    account,
    token,
    request,
    read: async <T>(name: CallName, input?: object, language?: string): Promise<T> => {
      const { body, status, text } = await request(name, input, language)
      if (body.success !== true) throw new Error(`${name} ${String(status)} ${text}`)
      return body.value as T
    },
    play: (stake, more = {}) =>
      queryDatabase(platform, (client) => insertBet(client, account, { stake, placed: new Date().toISOString(), ...more })),
    payIn: async (amount) => {
      const lines = [
        { party: { house: 'gateway' }, amount: BigInt(-amount) },
        { party: { player: account }, amount: BigInt(amount) },
      ]
      await inTransaction(alphaOf(platform), (trx) =>
        transferPermitted(trx, { idempotencyKey: randomUUID(), purpose: 'deposit', currency: 'VND', lines }),
      )
    },
  }
}
