import type { ContractKind } from '../../../database/columns.ts'
import type { ContractColumns } from '../store/contracts.ts'

/**
 * What the team of a contract's downline did in a period: minor units. For real-time salaries, of bets alone that reach
 * the single bet.
 */
export interface TeamFigures {
  readonly stake: bigint
  /** What players have lost, less what they have won. */
  readonly lost: bigint
  /** What was lost in bets that lost, and won in bets that won. */
  readonly losses: bigint
  readonly profits: bigint
  readonly members: number
}

export interface CountedSettlement {
  /** Minor units, rounded down: what is over stays with whoever pays. */
  readonly amount: bigint
  readonly missed: 'bet' | 'profitLoss' | 'members' | 'nothing' | null
}

/** Rates are hundredths of a percent. */
const whole = 10_000n
const part = (amount: bigint, rate: number | null): bigint => amount * BigInt(rate ?? 0)

/**
 * What a contract comes to. `hourlyRate` is the brand's, in hundredths of a percent, for an hourly salary says no rate
 * of its own.
 */
export function countSettlement(kind: ContractKind, terms: ContractColumns, team: TeamFigures, hourlyRate: number): CountedSettlement {
  const pay = (scaledAmount: bigint): CountedSettlement =>
    scaledAmount / whole > 0n ? { amount: scaledAmount / whole, missed: null } : { amount: 0n, missed: 'nothing' }
  const miss = (missed: CountedSettlement['missed']): CountedSettlement => ({ amount: 0n, missed })
  if (kind === 'realtimeSalary') return pay(part(team.profits, terms.rate) + part(team.losses, terms.loss_rate))
  if (team.stake < terms.bet) return miss('bet')
  if (kind === 'hourlySalary') return pay(part(team.stake, hourlyRate))
  if (kind === 'dailySalary') return pay(part(team.stake, terms.rate))
  if (team.lost < (terms.profit_loss ?? 0n)) return miss('profitLoss')
  if (team.members < (terms.members ?? 0)) return miss('members')
  return pay(part(team.lost > 0n ? team.lost : 0n, terms.rate))
}
