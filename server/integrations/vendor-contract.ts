/**
 * What a vendor and the operator say to each other over HTTP. Both ways alike, but for draws: `POST`, JSON, an amount
 * is whole minor units as text, and every call is signed.
 *
 * - To the operator: `<wallet>/<brand>/<vendor>/<call>`, one of `WalletCalls`. 200 with the answer, or `{ error }` of
 *   `walletRefusals`: 400 what is no such call, 401 what is not signed, 409 what is judged and refused, 503 what may be
 *   asked again. Whoever gets no answer, or 5xx, asks again with the same content: what has been answered once is
 *   answered alike for good, and moves nothing again.
 * - To the vendor: `<vendor>/bets/state`, `BetState`, and `<vendor>/bets/void`, `BetVoid`.
 * - To the vendor, by `GET` and unsigned, because it is everybody's to know: `<vendor>/draws/open`, `PublicDraw`.
 */
export const statePath = '/bets/state'
export const voidPath = '/bets/void'

/** `?code=<the code of a game>&results=<how many>`: nothing of it changes before its `drawsAt`. */
export const drawPath = '/draws/open'

/** The most results that are told at once. */
export const maxResults = 100

/**
 * The headers of a signed call: which key, when in milliseconds since 1970, a text that is never used again, and the
 * signature.
 */
export const signatureHeaders = { key: 'livery-key', time: 'livery-time', nonce: 'livery-nonce', signature: 'livery-signature' } as const

/**
 * What is signed with HMAC-SHA-256 under the key's secret, in lower-case hexadecimal: a line each, the body last, as it
 * is sent. `time` is in milliseconds since 1970.
 */
export const signedText = (message: {
  readonly method: string
  readonly path: string
  readonly time: string
  readonly nonce: string
  readonly body: string
}): string => [message.method, message.path, message.time, message.nonce, message.body].join('\n')

/** How far the clock of who signs may be off. */
export const clockToleranceMilliseconds = 300_000

/** A secret that both sides sign with. An old one goes on for a while after a new one was made. */
export interface VendorKey {
  readonly id: string
  readonly secret: string
}

/** Which bet: by the vendor's own id of the call that placed it. */
interface BetName {
  readonly player: string
  readonly round: string
  /** The `transaction` that it was placed with. */
  readonly bet: string
}

/** A movement has an id of the vendor's: the same one again is the same movement. */
interface Movement {
  readonly transaction: string
}

/** What has been played with, after a movement. */
interface PlayedBalance {
  readonly balance: string
}

/**
 * Free spins that the operator has given a player in one game: rounds at a stake that the operator bears. They stand in
 * the answer to `balance` until they are used up or expire.
 */
export interface FreeSpins {
  /** Names them in a bet. */
  readonly grant: string
  readonly left: number
  /** What each is played at, in minor units. */
  readonly stake: string
  /** When they expire, in ISO 8601. */
  readonly endsAt: string
}

export interface WalletCalls {
  /** Takes a launch, once, and says who plays and how. */
  readonly open: { readonly request: { readonly launch: string; readonly game: string }; readonly answer: OpenedSession }
  /** What a player can stake now, and the free spins that expire first in the game of the session. */
  readonly balance: {
    readonly request: { readonly session: string }
    readonly answer: PlayedBalance & { readonly freeSpins?: FreeSpins | undefined }
  }
  /**
   * Takes a stake, where the session is open and there is enough. A free round is a bet of 0: what it wins goes where
   * the last stake before it came from, in its round or else in its game, or is the player's own where there was none.
   * With `grant` it uses up one of the operator's free spins, and its amount is 0: the round is played at their stake.
   */
  readonly bet: {
    readonly request: Movement & {
      readonly session: string
      readonly round: string
      readonly amount: string
      readonly grant?: string | undefined
    }
    readonly answer: PlayedBalance
  }
  /**
   * What a bet won; 0 where it was lost. Ends the bet, or, with vendors that close their rounds, adds to what it has
   * won.
   */
  readonly win: { readonly request: Movement & BetName & { readonly amount: string }; readonly answer: PlayedBalance }
  /** Gives a stake back, as if it had not been placed. */
  readonly rollback: { readonly request: Movement & BetName; readonly answer: PlayedBalance }
  /**
   * Corrects a bet that has ended: `amount` is all that it has won. Corrections of a bet are numbered from 1 on; one
   * with a number that is not above the last is refused. What the player has spent of a win that is taken back becomes
   * a debt, which is collected from later wins and deposits.
   */
  readonly resettle: {
    readonly request: Movement & BetName & { readonly amount: string; readonly revision: string }
    readonly answer: PlayedBalance
  }
  /** Ends the open bets of a round: of those vendors alone that close their rounds. */
  readonly close: {
    readonly request: Movement & { readonly player: string; readonly round: string }
    readonly answer: PlayedBalance
  }
}

export type WalletCall = keyof WalletCalls

/** The currency of a session, and how the operator's site writes its amounts, so that a game writes them alike. */
export interface SessionCurrency {
  readonly code: string
  readonly symbol: string
  /** Digits of the minor unit. */
  readonly exponent: number
  /** Digits that are shown. */
  readonly decimals: number
  /** Where the symbol stands. */
  readonly placement: 'before' | 'after'
  readonly groupSeparator: string
  readonly decimalSeparator: string
}

/** What a player has opened: nothing of a name, a login or what else they have. */
export interface OpenedSession {
  /** What bets are placed in, while the player is logged in. */
  readonly session: string
  /** The player's id at the operator. */
  readonly player: string
  /** BCP 47. */
  readonly language: string
  /** The host of the operator's site, which alone may show the game. */
  readonly host: string
  readonly currency: SessionCurrency
  /** Nothing is staked in a trial: the vendor lends credits of its own. */
  readonly trial: boolean
  readonly lottery: {
    readonly area: 'VN' | 'SEA'
    readonly view: 'betting' | 'lobby'
    readonly gameCode?: string | undefined
    readonly playType?: string | undefined
    readonly backUrl?: string | undefined
  } | null
}

/** Why a call is refused. */
export const walletRefusals = {
  bad_request: 400,
  not_signed: 401,
  clock_off: 401,
  replayed: 401,
  vendor_off: 409,
  session_ended: 409,
  not_permitted: 409,
  not_enough: 409,
  /** The free spins are used up or have expired, or are of another player or game. */
  no_free_spin: 409,
  bet_unknown: 409,
  /** It has been settled, or its round closed. */
  bet_settled: 409,
  /** It has not ended: there is nothing to correct. */
  bet_open: 409,
  /** A correction with this number, or a later one, has been made. */
  revision_used: 409,
  /** It was rolled back, for good. */
  bet_returned: 409,
  /** The id was used for a call of another content. */
  id_used: 409,
  unavailable: 503,
} as const

export type WalletRefusal = keyof typeof walletRefusals

/**
 * What the operator asks about a bet that is open for too long. One that the vendor does not know is given back; of one
 * that it knows it says again, by its own calls, what it came to, or that is still to come.
 */
export interface BetState {
  readonly request: { readonly brand: string; readonly vendor: string } & BetName
  readonly answer: { readonly state: 'known' | 'unknown' }
}

/**
 * The operator's request to void a bet that has ended, such as one on an event that did not count. The vendor corrects
 * what it has won to its stake, by `resettle`. `refused`: it does not know the bet, or it has not ended.
 */
export interface BetVoid {
  readonly request: BetState['request']
  readonly answer: { readonly state: 'voided' | 'refused' }
}

/** A game as the operator names it. */
export interface OfferedGame {
  /** The name that the vendor has for it. */
  readonly vendor: string
  readonly category: string
  readonly name: string
  /** By language tag. */
  readonly names: Readonly<Record<string, string>>
  readonly motif?: string
  readonly code?: string
  /** Which of the vendor's rules it goes by, where its code does not say. */
  readonly rules?: string
}

/** What a vendor knows of the operator without asking: what it was handed when the two agreed. */
export interface Operator {
  /** Where its wallet is. */
  wallet(): string
  /** The brand's key for one of this vendor's names. */
  keyOf(brand: string, vendor: string): Promise<VendorKey | undefined>
  game(id: string): OfferedGame | undefined
  /** Whether a site of the operator's stands at this host. */
  isSite(host: string): boolean
}

/**
 * A lottery as everybody may see it: its next draw and its last results, without any player's part. Moments are ISO
 * 8601.
 */
export interface PublicDraw {
  /** Whose results these are: games of other codes may go by the same draw. */
  readonly name: string
  readonly period: number
  readonly drawsAt: string
  readonly closesAt: string
  /** Seconds between two draws. */
  readonly every: number
  /** The last first; the numbers as they are written. */
  readonly opened: readonly { readonly period: number; readonly numbers: readonly string[]; readonly at: string }[]
}
