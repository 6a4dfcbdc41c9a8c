/**
 * HTTP contract between a vendor and the operator. Unless stated otherwise below, both directions use `POST`, JSON,
 * amounts in minor units as decimal strings, and signed requests.
 *
 * - To the operator: `<wallet>/<brand>/<vendor>/<call>`, one of `WalletCalls`. 200 with the `answer` of the
 *   call, or `{ error }` with one of `walletErrorStatuses`: 400 for an invalid request, 401 for an invalid signature,
 *   409 for a refusal, 503 for a failure that can be retried. Without a response, or after 5xx, the sender retries with
 *   the same content: any other response is final, and a repetition has no further effect.
 * - To the vendor: `<vendor>/bets/state`, `BetState`, and `<vendor>/bets/void`, `BetVoid`.
 * - To the operator: `<wallet>/<brand>/<vendor>/catalogue`, `CatalogueCall`, the vendor's whole list of games. Or the
 *   operator fetches the same list by a signed `GET` from the vendor's catalogue URL.
 * - To the vendor, by `GET` and unsigned because it is public: `<vendor>/draws/open`, `PublicDraw`.
 */
export const statePath = '/bets/state'
export const voidPath = '/bets/void'

/** `?code=<game code>&results=<count>`: the response does not change before its `drawsAt`. */
export const drawPath = '/draws/open'

/** Maximum number of results in one response. */
export const maxResults = 100

/**
 * Headers of a signed request: key id, time in milliseconds since 1970, a nonce that is used once, and the signature.
 */
export const signatureHeaders = { key: 'livery-key', time: 'livery-time', nonce: 'livery-nonce', signature: 'livery-signature' } as const

/**
 * Text that is signed with HMAC-SHA-256 under the key's secret: each value on its own line, the raw body last. `time`
 * is in milliseconds since 1970. The signature is lowercase hexadecimal.
 */
export const createStringToSign = (message: {
  readonly method: string
  readonly path: string
  readonly time: string
  readonly nonce: string
  readonly body: string
}): string => [message.method, message.path, message.time, message.nonce, message.body].join('\n')

/** Maximum difference between the clocks of signer and verifier. */
export const clockToleranceMilliseconds = 300_000

/** Secret that both sides sign with. After a rotation the previous key stays valid for a while. */
export interface VendorKey {
  readonly id: string
  readonly secret: string
}

/** Identifies a bet by the vendor's transaction id. */
interface BetReference {
  readonly player: string
  readonly round: string
  /** The `transaction` of the request that placed the bet. */
  readonly bet: string
}

/** A wallet transaction. */
interface WalletTransaction {
  /** The vendor's id of the transaction, which is its idempotency key. */
  readonly transaction: string
}

/** The playable balance in minor units; in the answer to a wallet transaction, the balance after it. */
interface PlayableBalance {
  readonly balance: string
}

/**
 * Free spins that the operator has given a player in one game: rounds at a stake paid by the operator. The answer to
 * `balance` includes them until they are used up or expire.
 */
export interface FreeSpins {
  /** The id that a bet refers to. */
  readonly grant: string
  readonly left: number
  /** Stake of each spin, in minor units. */
  readonly stake: string
  /** Expiry time in ISO 8601. */
  readonly endsAt: string
}

export interface WalletCalls {
  /** Consumes a single-use launch token, and returns the player and the session. */
  readonly open: { readonly request: { readonly launch: string; readonly game: string }; readonly answer: OpenedSession }
  /** Returns the available balance, and the free spins in the session's game that expire first. */
  readonly balance: {
    readonly request: { readonly session: string }
    readonly answer: PlayableBalance & { readonly freeSpins?: FreeSpins | undefined }
  }
  /**
   * Takes a stake if the session is open and the balance suffices. A free round is a bet of 0: its win is credited to
   * the balance that paid the previous stake of the same round, or else of the same game, or else to the player's cash
   * balance. With `grant` the bet uses one of the operator's free spins: its amount is 0, and the round is played at
   * the stake of the free spins.
   */
  readonly bet: {
    readonly request: WalletTransaction & {
      readonly session: string
      readonly round: string
      readonly amount: string
      readonly grant?: string | undefined
    }
    readonly answer: PlayableBalance
  }
  /**
   * Reports the win of a bet, 0 if lost. Settles the bet, or, with vendors that close their rounds, adds to its win.
   */
  readonly win: { readonly request: WalletTransaction & BetReference & { readonly amount: string }; readonly answer: PlayableBalance }
  /** Refunds a stake, as if the bet had not been placed. */
  readonly rollback: { readonly request: WalletTransaction & BetReference; readonly answer: PlayableBalance }
  /**
   * Corrects a settled bet: `amount` is its total win. Corrections of a bet are numbered from 1; a number that is not
   * above the last is refused. If the player has already spent a win that is taken back, the rest becomes a debt, which
   * is collected from later wins and deposits.
   */
  readonly resettle: {
    readonly request: WalletTransaction & BetReference & { readonly amount: string; readonly revision: string }
    readonly answer: PlayableBalance
  }
  /** Settles the open bets of a round. Only for vendors that close their rounds. */
  readonly close: {
    readonly request: WalletTransaction & { readonly player: string; readonly round: string }
    readonly answer: PlayableBalance
  }
}

export type WalletCall = keyof WalletCalls

/** Currency of a session, with the operator's formatting of amounts, which games use as well. */
export interface SessionCurrency {
  readonly code: string
  readonly symbol: string
  /** Decimals of the currency. */
  readonly exponent: number
  /** Decimals that are shown. */
  readonly decimals: number
  /** Position of the symbol. */
  readonly placement: 'before' | 'after'
  readonly groupSeparator: string
  readonly decimalSeparator: string
}

/** An opened session. It contains neither the player's name nor login data. */
export interface OpenedSession {
  /** Session that bets are placed in while the player is logged in. */
  readonly session: string
  /** The player's id at the operator. */
  readonly player: string
  /** Language as a BCP 47 tag. */
  readonly language: string
  /** Host of the operator's site, the only one that may embed the game. */
  readonly host: string
  readonly currency: SessionCurrency
  /** Whether this is a trial, in which nothing is staked and the vendor provides play credits. */
  readonly trial: boolean
  readonly lottery: {
    readonly area: 'VN' | 'SEA'
    readonly view: 'betting' | 'lobby'
    readonly gameCode?: string | undefined
    readonly playType?: string | undefined
    readonly backUrl?: string | undefined
  } | null
}

/** A game of a vendor's list. */
export interface ListedGame {
  /** Lowercase letters, digits and hyphens, at most 96 characters. Never used for another game. */
  readonly id: string
  /** A category of the operator, such as `RNG` for slots or `LIVE` for live tables. */
  readonly category: string
  readonly name: string
  /** Names by language tag, such as `vi`. */
  readonly names?: Readonly<Record<string, string>>
  /** Kind of game within the category: the kind of table or lottery, or a region. */
  readonly code?: string
  readonly hot?: boolean
  readonly new?: boolean
  readonly maintenance?: boolean
  /** Whether it can be tried without money. */
  readonly trial?: boolean
  /** Minimum stake in credits. */
  readonly minBet?: number
  /** Number of paylines. */
  readonly lines?: number
  /** Return to player in percent, such as 96.5. */
  readonly rtp?: number
  /** URL of its picture, 3:4, as PNG, JPEG or WebP of at most 2 MB. */
  readonly picture?: string
}

/** The vendor's whole list of games: a game that it lacks is no longer offered. */
export interface CatalogueCall {
  readonly request: { readonly games: readonly ListedGame[] }
  /** The number of games that are listed now, and the rejected ones, at most 100. */
  readonly answer: { readonly games: number; readonly refused: readonly RefusedGame[] }
}

export interface RefusedGame {
  /** Its id, or its index in the list. */
  readonly game: string
  readonly reason: string
}

/** Limits of a vendor's list of games. */
export const catalogueLimits = { games: 5_000, bytes: 5_000_000, pictureBytes: 2_000_000 } as const

/** HTTP status of each error of the wallet API. */
export const walletErrorStatuses = {
  bad_request: 400,
  signature_invalid: 401,
  clock_skew: 401,
  replayed: 401,
  vendor_off: 409,
  session_ended: 409,
  not_permitted: 409,
  not_enough: 409,
  /** The free spins are used up, have expired, or belong to another player or game. */
  no_free_spin: 409,
  bet_unknown: 409,
  /** The bet is settled, or its round closed. */
  bet_settled: 409,
  /** The bet is not settled: there is nothing to correct. */
  bet_open: 409,
  /** This or a later correction has already been made. */
  revision_used: 409,
  /** The bet was rolled back, which is final. */
  bet_returned: 409,
  /** The id was used for a request with other content. */
  id_used: 409,
  unavailable: 503,
} as const

export type WalletErrorCode = keyof typeof walletErrorStatuses

/**
 * The operator's query about a bet that has been open too long. If the vendor does not know the bet, the
 * operator rolls it back. Otherwise the vendor resends its requests with the outcome, or sends them once there is an
 * outcome.
 */
export interface BetState {
  readonly request: { readonly brand: string; readonly vendor: string } & BetReference
  readonly answer: { readonly state: 'known' | 'unknown' }
}

/**
 * The operator's request to void a settled bet, for example after a cancelled event. The vendor corrects its win to its
 * stake with `resettle`. `refused`: the vendor does not know the bet, or it is not settled.
 */
export interface BetVoid {
  readonly request: BetState['request']
  readonly answer: { readonly state: 'voided' | 'refused' }
}

/** A game as the operator lists it. */
export interface OfferedGame {
  /** The vendor's code. */
  readonly vendor: string
  readonly category: string
  readonly name: string
  /** Names by language tag. */
  readonly names: Readonly<Record<string, string>>
  /** Motif of its picture. */
  readonly motif?: string
  /** Kind of game within the category, as in `ListedGame`. */
  readonly code?: string
  /** The vendor's rules for the game, if its code does not determine them. */
  readonly rules?: string
}

/** The operator's data that is configured at the vendor. Reading it needs no request to the operator. */
export interface OperatorConfig {
  /** URL of the operator's wallet. */
  walletUrl(): string
  /** The key of a brand for one of this vendor's codes. */
  findKey(brand: string, vendor: string): Promise<VendorKey | undefined>
  game(id: string): OfferedGame | undefined
  /** Whether the host belongs to one of the operator's sites. */
  isSite(host: string): boolean
}

/**
 * Public view of a lottery: its next draw and its last results, without player data. Times are ISO 8601.
 */
export interface PublicDraw {
  /** Name of the draw. Games with different codes may share a draw. */
  readonly name: string
  readonly period: number
  readonly drawsAt: string
  readonly closesAt: string
  /** Seconds between two draws. */
  readonly every: number
  /** Latest first; numbers in their display format. */
  readonly opened: readonly { readonly period: number; readonly numbers: readonly string[]; readonly at: string }[]
}
