import type { ContractKind } from '../../../database/columns.ts'
import type { ContractColumns } from '../store/contracts.ts'

/**
 * Figures of a downline's team in a period, in minor units. For real-time salaries they include only bets that reach
 * the required single bet.
 */
export interface TeamFigures {
  readonly stake: bigint
  /** Losses of players minus their wins. */
  readonly lost: bigint
  /** Total loss of losing bets, and total profit of winning bets. */
  readonly losses: bigint
  readonly profits: bigint
  readonly members: number
}

export interface CountedSettlement {
  /** Minor units, rounded down: the remainder stays with the payer. */
  readonly amount: bigint
  readonly missed: 'bet' | 'profitLoss' | 'members' | 'nothing' | null
}

/** Rates are hundredths of a percent. */
const fullShare = 10_000n
const part = (amount: bigint, rate: number | null): bigint => amount * BigInt(rate ?? 0)

/**
 * Computes the settlement of a contract. `hourlyRate` is the brand's, in hundredths of a percent, because hourly
 * salaries have no rate of their own.
 */
export function countSettlement(kind: ContractKind, terms: ContractColumns, team: TeamFigures, hourlyRate: number): CountedSettlement {
  const pay = (scaledAmount: bigint): CountedSettlement =>
    scaledAmount / fullShare > 0n ? { amount: scaledAmount / fullShare, missed: null } : { amount: 0n, missed: 'nothing' }
  const miss = (missed: CountedSettlement['missed']): CountedSettlement => ({ amount: 0n, missed })
  if (kind === 'realtimeSalary') return pay(part(team.profits, terms.rate) + part(team.losses, terms.loss_rate))
  if (team.stake < terms.bet) return miss('bet')
  if (kind === 'hourlySalary') return pay(part(team.stake, hourlyRate))
  if (kind === 'dailySalary') return pay(part(team.stake, terms.rate))
  if (team.lost < (terms.profit_loss ?? 0n)) return miss('profitLoss')
  if (team.members < (terms.members ?? 0)) return miss('members')
  return pay(part(team.lost > 0n ? team.lost : 0n, terms.rate))
}
