import { startData, notifySite } from './start.ts'
import type { TextKey } from './texts.ts'

/** A round as the server returns it after it was played. */
export interface Round<O> {
  readonly id: string
  readonly stake: number
  readonly win: number
  readonly outcome: O
  readonly seed: string
  readonly playerSeed: string
  readonly credits: number
  readonly nextHash: string
  readonly freeSpins?: FreeSpins
}

/** Free spins that the operator has granted. */
export interface FreeSpins {
  readonly grant: string
  readonly left: number
  /** Stake of each spin, in credits. */
  readonly stake: number
}

export interface PastRound {
  readonly id: string
  readonly stake: number
  readonly win: number
  readonly seed: string
  readonly hash: string
  readonly playerSeed: string
  readonly bet: unknown
  readonly outcome: unknown
  readonly at: string
}

/** Thrown if a request fails or the server refuses it. `key` is the key of the text that explains it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(readonly key: TextKey) {
    super(key)
  }
}

const errorKeys: readonly TextKey[] = [
  'no_credits',
  'not_enough',
  'no_free_spin',
  'stake_rejected',
  'stake_refunded',
  'session_ended',
  'bad_bet',
  'too_many',
  'closed',
]

async function request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(startData.key !== undefined && { authorization: `Bearer ${startData.key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new ApiError('failed')
  })
  const result: unknown = await response.json().catch(() => ({}))
  if (response.ok) return result as T
  const { error } = result as { error?: string }
  const key = errorKeys.find((errorKey) => errorKey === error) ?? 'failed'
  if (key === 'session_ended') notifySite('ended')
  throw new ApiError(key)
}

export const fetchWallet = (): Promise<{ credits: number; nextHash: string; freeSpins?: FreeSpins }> => request('GET', '/session')
export const refillWallet = (): Promise<{ credits: number }> => request('POST', '/session/fill')
export const fetchRounds = async (): Promise<readonly PastRound[]> =>
  (await request<{ rounds: PastRound[] }>('GET', '/session/rounds')).rounds

let pendingRequest: { readonly key: string; readonly id: string } | undefined

/**
 * Plays a round. After a request with an unknown outcome, the next call with the same input repeats its id, so that the
 * round is played only once. With `grant`, the round uses one of the free spins and is played at their stake.
 */
export async function playRound<O>(bet: object, playerSeed: string, grant?: string): Promise<Round<O>> {
  const key = JSON.stringify([bet, playerSeed, grant])
  const { id } = pendingRequest?.key === key ? pendingRequest : { id: crypto.randomUUID() }
  pendingRequest = { key, id }
  const round = await request<Round<O>>('POST', '/session/round', { id, playerSeed, bet, grant }).catch((error: unknown) => {
    if (error instanceof ApiError && error.key !== 'failed') pendingRequest = undefined
    throw error
  })
  pendingRequest = undefined
  return round
}

/** The public state of a scheduled game. Times are in milliseconds since 1970. */
export interface DrawsState<K, O> {
  /** The server's time. */
  readonly now: number
  readonly period: number
  /** Time of the period's result. */
  readonly drawsAt: number
  /** Time at which betting on the period closes. */
  readonly closesAt: number
  /** Public information about the period before its result, such as its fixtures. */
  readonly known: K
  /** Hash of the seed of the period's result. */
  readonly hash: string
  readonly past: readonly {
    readonly period: number
    readonly known: K
    readonly outcome: O
    readonly seed: string
    readonly hash: string
  }[]
}

/** The state of a scheduled game for a player. */
export interface ScheduledGameState<K, O> extends DrawsState<K, O> {
  readonly tickets: readonly Ticket[]
  readonly credits: number
}

interface Ticket {
  readonly id: string
  readonly period: number
  readonly bet: Readonly<Record<string, unknown>>
  readonly stake: number
  /** `null` until the result is available. */
  readonly win: number | null
}

/** The public state of all lotteries: the time of the earliest next draw, and the last result of each lottery. */
export interface LobbyState {
  readonly now: number
  readonly drawsAt: number
  readonly last: Readonly<Record<string, { readonly period: number; readonly outcome: readonly number[] } | null>>
}

export const fetchLobby = (): Promise<LobbyState> => request('GET', '/draws')
export const fetchDraws = <K, O>(lottery: string): Promise<DrawsState<K, O>> => request('GET', `/draws/${lottery}`)
export const fetchScheduledGame = <K, O>(game: string): Promise<ScheduledGameState<K, O>> =>
  request('GET', `/session/scheduled-game/${game}`)

/**
 * Places a bet on the next result. After a request with an unknown outcome, the next call with the same input repeats
 * its id, so that the bet is placed only once.
 */
export async function buyTicket(game: string, bet: object): Promise<{ credits: number; period: number }> {
  const key = JSON.stringify([game, bet])
  const { id } = pendingRequest?.key === key ? pendingRequest : { id: crypto.randomUUID() }
  pendingRequest = { key, id }
  const purchase = await request<{ credits: number; period: number }>('POST', `/session/scheduled-game/${game}`, { id, bet }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.key !== 'failed') pendingRequest = undefined
      throw error
    },
  )
  pendingRequest = undefined
  return purchase
}
