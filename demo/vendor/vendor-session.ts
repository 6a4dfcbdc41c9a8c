import type { OpenedSession } from '../../server/integrations/vendor-contract.ts'

/** A game that a player has open. */
export interface VendorSession {
  readonly player: string
  /** The game's id in the catalogue. */
  readonly game: string
  /** What is played for; credits in a trial. */
  readonly money?: SessionMoney | undefined
}

/** A session with the operator, and the currency of its wallet. */
export interface SessionMoney {
  readonly vendor: string
  readonly session: string
  readonly currency: OpenedSession['currency']
}

/**
 * Minor units to one credit, the hundredth of a currency that has hundredths: what the chips and coins of the games are
 * counted in.
 */
export const unitOf = ({ exponent }: OpenedSession['currency']): bigint => 10n ** BigInt(Math.max(0, exponent - 2))

/** Minor units as credits; less than a credit shows as its part. */
export const toCredits = (minor: string | bigint, unit: bigint): number => Number(minor) / Number(unit)
