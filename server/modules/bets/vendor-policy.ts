/**
 * How a vendor plays, where vendors differ. Declared, because what is right for one loses money with another.
 */
export interface VendorPolicy {
  /**
   * A rollback of a bet that is not known: `ok` for a vendor that would ask for ever, `error` for one that has to hear
   * that nothing was given back.
   */
  readonly unknownRollback: 'ok' | 'error'
  /**
   * A rollback that comes before its bet: `tombstone` refuses the bet for good when it comes, `forget` takes that bet
   * like every other.
   */
  readonly earlyRollback: 'tombstone' | 'forget'
  /**
   * Within what an id of a movement is never used again: with the vendor at all, by one player, or in one round of a
   * player.
   */
  readonly ids: 'vendor' | 'player' | 'round'
  /** What ends a bet: its one `win`, or the `close` of its round after as many wins as there are. */
  readonly ends: 'win' | 'close'
  /** How long a bet may be open until the vendor is asked about it. */
  readonly patienceMinutes: number
}

const usual: VendorPolicy = { unknownRollback: 'error', earlyRollback: 'tombstone', ids: 'vendor', ends: 'win', patienceMinutes: 5 }

/** Tables pay a round in parts, and say when it is over. */
const tables: VendorPolicy = { ...usual, unknownRollback: 'ok', ids: 'player', ends: 'close' }

/** Tickets wait for a draw or for a match. */
const tickets: VendorPolicy = { ...usual, patienceMinutes: 20 }

/** They number their movements anew in each round. */
const counted: VendorPolicy = { ...tickets, ids: 'round' }

/** They never send a bet after its rollback. */
const ordered: VendorPolicy = { ...usual, unknownRollback: 'ok', earlyRollback: 'forget' }

const policies: ReadonlyMap<string, VendorPolicy> = new Map([
  ...['EVG', 'SGL', 'ORC', 'MRG', 'VCL', 'CTB'].map((code) => [code, tables] as const),
  ...['SBX', 'DS88', 'IME', 'KOF', 'VSP', 'GGX'].map((code) => [code, tickets] as const),
  ...['TCG_SEA', 'VNL', 'MLT'].map((code) => [code, counted] as const),
  ...['AQX', 'TDK', 'CRL'].map((code) => [code, ordered] as const),
])

/** The ways of the vendor with this code. */
export const policyOf = (vendor: string): VendorPolicy => policies.get(vendor) ?? usual
