import type { AgentContractsQuery, Contract, DividendTerms } from '../../../src/generated/api.ts'
import type { Time } from './columns.ts'

/** What agents have agreed on. */
export interface ContractTables {
  contracts: ContractTable
  settlements: SettlementTable
  settlement_cursors: { merchant: string; kind: ContractKind; period: string; settled_to: Date }
  contract_permits: { merchant: string; account: string; kind: ContractKind }
}

export type ContractKind = AgentContractsQuery['kind']

/** The two sides of a contract: the agent above, and the one directly below. */
export type ContractSide = Contract['side']

interface ContractTable {
  merchant: string
  id: string
  kind: ContractKind
  upline: string
  downline: string
  state: Contract['state']
  /** Who has asked to end it: while that is not answered, and once both have agreed. */
  asked_by: ContractSide | null
  /** Why it has ended. */
  reason: NonNullable<Contract['reason']> | null
  period: DividendTerms['period'] | null
  /** Minor units: the bets of the period, the day or the hour, or a single bet. */
  bet: bigint
  /** Minor units. */
  profit_loss: bigint | null
  members: number | null
  /** Hundredths of a percent. */
  rate: number | null
  loss_rate: number | null
  offered_at: Time
  changed_at: Time
  accepted_at: Date | null
  ended_at: Date | null
}

/** What a contract came to in a period; amounts are minor units. */
interface SettlementTable {
  merchant: string
  id: string
  contract: string
  kind: ContractKind
  /** Who pays, and who is paid. */
  upline: string
  downline: string
  starts_at: Date
  ends_at: Date
  currency: string
  /** What the team of the one below has staked, and what it has lost of that; below zero where it has won. */
  stake: bigint
  lost: bigint
  /** How many of the team have played. */
  members: number
  amount: bigint
  /** Why it came to nothing. */
  missed: 'bet' | 'profitLoss' | 'members' | 'nothing' | null
  made_at: Time
  paid_at: Date | null
}
