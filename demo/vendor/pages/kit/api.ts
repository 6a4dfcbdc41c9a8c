import { start, notifySite } from './start.ts'
import type { TextKey } from './texts.ts'

/** A round as the server tells it after it was played. */
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

/** Rounds that the operator pays for. */
export interface FreeSpins {
  readonly grant: string
  readonly left: number
  /** What each is played at, in credits. */
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

/** Why something did not come: a text. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(readonly key: TextKey) {
    super(key)
  }
}

const known: readonly TextKey[] = [
  'no_credits',
  'not_enough',
  'no_free_spin',
  'not_taken',
  'returned',
  'session_ended',
  'bad_bet',
  'too_many',
  'closed',
]

async function request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(start.key !== undefined && { authorization: `Bearer ${start.key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Refusal('failed')
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as T
  const { error } = answer as { error?: string }
  const key = known.find((one) => one === error) ?? 'failed'
  if (key === 'session_ended') notifySite('ended')
  throw new Refusal(key)
}

export const getWallet = (): Promise<{ credits: number; nextHash: string; freeSpins?: FreeSpins }> => request('GET', '/session')
export const fillWallet = (): Promise<{ credits: number }> => request('POST', '/session/fill')
export const getRounds = async (): Promise<readonly PastRound[]> =>
  (await request<{ rounds: PastRound[] }>('GET', '/session/rounds')).rounds

let unanswered: { readonly key: string; readonly id: string } | undefined

/**
 * Plays a round. One that was not answered is asked for under its own id again: it is played once, however often it is
 * asked for. With `grant` it uses one of the free spins, and is played at their stake.
 */
export async function playRound<O>(bet: object, playerSeed: string, grant?: string): Promise<Round<O>> {
  const key = JSON.stringify([bet, playerSeed, grant])
  const { id } = unanswered?.key === key ? unanswered : { id: crypto.randomUUID() }
  unanswered = { key, id }
  const round = await request<Round<O>>('POST', '/session/round', { id, playerSeed, bet, grant }).catch((error: unknown) => {
    if (error instanceof Refusal && error.key !== 'failed') unanswered = undefined
    throw error
  })
  unanswered = undefined
  return round
}

/** What everybody sees of a board now. */
export interface DrawsState<K, O> {
  /** The server's clock. */
  readonly now: number
  readonly period: number
  readonly drawsAt: number
  readonly closesAt: number
  readonly known: K
  readonly hash: string
  readonly past: readonly {
    readonly period: number
    readonly known: K
    readonly outcome: O
    readonly seed: string
    readonly hash: string
  }[]
}

/** What a player sees of a board now. */
export interface BoardState<K, O> extends DrawsState<K, O> {
  readonly tickets: readonly Ticket[]
  readonly credits: number
}

interface Ticket {
  readonly id: string
  readonly period: number
  readonly bet: Readonly<Record<string, unknown>>
  readonly stake: number
  /** Nothing until the result has come. */
  readonly win: number | null
}

/** What everybody sees of all lotteries at once: when the first of them draws next, and what each drew last. */
export interface LobbyState {
  readonly now: number
  readonly drawsAt: number
  readonly last: Readonly<Record<string, { readonly period: number; readonly outcome: readonly number[] } | null>>
}

export const getLobby = (): Promise<LobbyState> => request('GET', '/draws')
export const getDraws = <K, O>(lottery: string): Promise<DrawsState<K, O>> => request('GET', `/draws/${lottery}`)
export const getBoard = <K, O>(board: string): Promise<BoardState<K, O>> => request('GET', `/session/board/${board}`)

/** Puts a bet on the next result. One that was not answered is sent under its own id again, and counts once. */
export async function buyTicket(board: string, bet: object): Promise<{ credits: number; period: number }> {
  const key = JSON.stringify([board, bet])
  const { id } = unanswered?.key === key ? unanswered : { id: crypto.randomUUID() }
  unanswered = { key, id }
  const bought = await request<{ credits: number; period: number }>('POST', `/session/board/${board}`, { id, bet }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.key !== 'failed') unanswered = undefined
      throw error
    },
  )
  unanswered = undefined
  return bought
}
