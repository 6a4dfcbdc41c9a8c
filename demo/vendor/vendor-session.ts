import type { OpenedSession } from '../../server/integrations/vendor-contract.ts'

/** An open game of a player. */
export interface VendorSession {
  readonly player: string
  /** The game's id in the catalogue. */
  readonly game: string
  /** Set if the game is played for money; a trial uses credits. */
  readonly money?: MoneySession | undefined
}

/** A session with the operator, and the currency of its wallet. */
export interface MoneySession {
  readonly vendor: string
  readonly session: string
  readonly currency: OpenedSession['currency']
}

/**
 * Returns the number of minor units in one credit: a credit is a hundredth of the currency's unit, or its minor unit if
 * that is larger. The games' chips and coins are counted in credits.
 */
export const getCreditUnit = ({ exponent }: OpenedSession['currency']): bigint => 10n ** BigInt(Math.max(0, exponent - 2))

/** Converts minor units to credits, possibly fractional. */
export const toCredits = (minor: string | bigint, unit: bigint): number => Number(minor) / Number(unit)
