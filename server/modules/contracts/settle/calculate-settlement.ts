import type { ContractKind } from '../../../database/columns.ts'
import type { ContractColumns } from '../store/contracts.ts'

/**
 * Totals of a downline's team in a period. Amounts are in minor units. For real-time salaries they include only bets
 * that reach the minimum stake of a single bet.
 */
export interface TeamTotals {
  readonly stake: bigint
  /** Total stake minus total winnings; negative if the players won more than they staked. */
  readonly lost: bigint
  /** Total that the players lost in losing bets. */
  readonly losses: bigint
  /** Total that the players gained in winning bets, without their stakes. */
  readonly profits: bigint
  /** Number of players with settled bets. */
  readonly members: number
}

export interface SettlementResult {
  /** Minor units, rounded down: the remainder stays with the payer. */
  readonly amount: bigint
  /** The condition that was not met; `nothing` if the amount is 0 although all conditions were met. */
  readonly missed: 'bet' | 'profitLoss' | 'members' | 'nothing' | null
}

/** Divisor of rates, which are in hundredths of a percent. */
const rateScale = 10_000n
const computeScaledShare = (amount: bigint, rate: number | null): bigint => amount * BigInt(rate ?? 0)

/**
 * Computes the settlement of a contract. `hourlyRate` is a setting of the brand, in hundredths of a percent, because
 * the terms of hourly salaries contain no rate.
 */
export function calculateSettlement(kind: ContractKind, terms: ContractColumns, team: TeamTotals, hourlyRate: number): SettlementResult {
  const createResult = (scaledAmount: bigint): SettlementResult =>
    scaledAmount / rateScale > 0n ? { amount: scaledAmount / rateScale, missed: null } : { amount: 0n, missed: 'nothing' }
  const createMissedResult = (missed: SettlementResult['missed']): SettlementResult => ({ amount: 0n, missed })
  if (kind === 'realtimeSalary')
    return createResult(computeScaledShare(team.profits, terms.rate) + computeScaledShare(team.losses, terms.loss_rate))
  if (team.stake < terms.bet) return createMissedResult('bet')
  if (kind === 'hourlySalary') return createResult(computeScaledShare(team.stake, hourlyRate))
  if (kind === 'dailySalary') return createResult(computeScaledShare(team.stake, terms.rate))
  if (team.lost < (terms.profit_loss ?? 0n)) return createMissedResult('profitLoss')
  if (team.members < (terms.members ?? 0)) return createMissedResult('members')
  return createResult(computeScaledShare(team.lost > 0n ? team.lost : 0n, terms.rate))
}
