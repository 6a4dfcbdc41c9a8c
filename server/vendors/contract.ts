/** Who launched a game, and how: what the vendor learns of it. It never learns a name, a session or a balance. */
export interface Launch {
  /** The player's id at the operator. */
  readonly player: string
  readonly game: string
  /** BCP 47. */
  readonly language: string
  /** The host of the operator's site, which alone may show the game. */
  readonly host: string
  readonly lottery: {
    readonly area: 'VN' | 'SEA'
    readonly view: 'betting' | 'lobby'
    readonly gameCode?: string | undefined
    readonly playType?: string | undefined
    readonly backUrl?: string | undefined
  } | null
}

/** A game as the operator names it. */
export interface OfferedGame {
  readonly category: string
  readonly name: string
  /** By language tag. */
  readonly names: Readonly<Record<string, string>>
  readonly motif?: string
  readonly code?: string
}

/** A stake that has come to its end. Amounts are play credits. */
export interface SettledWin {
  /** The round's or the ticket's. */
  readonly id: string
  readonly player: string
  readonly game: string
  readonly stake: bigint
  readonly win: bigint
}

/** The operator as the vendor sees it: all that the vendor asks of the platform. `T` is a brand's part of the store that the platform lends. */
export interface Operator<T> {
  /** The operator's brand with this code, where there is one: its part of the store. */
  brand(code: string): T | undefined
  game(id: string): OfferedGame | undefined
  /** Whether a site of the operator's stands at this host. */
  isSite(host: string): boolean
  /** Hears what a player was paid, once or more often for the same id, in the transaction that paid it. */
  settled(brand: T, win: SettledWin): Promise<void>
  /** Does all of `work`, or nothing of it; what the database asks to be tried again is, so that `work` touches nothing but the part that it is given. */
  inTransaction<R>(brand: T, work: (brand: T) => Promise<R>): Promise<R>
  /** Takes a launch, once. Nothing where it was taken before, has ended, or belongs to another brand or game. */
  redeem(brand: T, token: string, game: string): Promise<Launch | undefined>
}

/** A lottery as everybody may see it: its next draw and its last results, without any player's part. */
export interface PublicDraw {
  readonly period: number
  readonly drawsAt: Date
  readonly closesAt: Date
  /** Seconds between two draws. */
  readonly every: number
  /** The last first; the numbers as they are written. */
  readonly opened: readonly { readonly period: number; readonly numbers: readonly string[]; readonly at: Date }[]
}

/** What the operator may ask the vendor about its draws. */
export interface DrawSource {
  /** Which draw a lottery of the catalogue goes by: games of the same name share their results. */
  nameOf(game: Pick<OfferedGame, 'code'>): string
  read(name: string, now: number, results: number): Promise<PublicDraw | undefined>
}
