import type { AgentContractsQuery, Contract, DividendTerms } from '../../../src/generated/api.ts'
import type { Time } from './columns.ts'

/** What agents have agreed on. */
export interface ContractTables {
  contracts: ContractTable
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
  /** Who has asked to end it, while that is not answered. */
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
}
