import type { AgentContractStepBody, Contract } from '../../../src/generated/api.ts'
import type { ContractSide } from '../../database/columns.ts'

/**
 * What a side can do with a contract. `end` asks the other side to end it; `agree` and `refuse` answer that, `recall`
 * takes it back.
 */
export type ContractStep = AgentContractStepBody['step']

/**
 * Where a contract stands. `asked_by` is the side that has asked to end it, also once both have agreed; `reason` is
 * there once it has ended.
 */
export interface ContractStatus {
  readonly state: Contract['state']
  readonly asked_by: ContractSide | null
  readonly reason: NonNullable<Contract['reason']> | null
}

export const otherSide = (side: ContractSide): ContractSide => (side === 'upline' ? 'downline' : 'upline')

/** Which side of a contract an account is that is one of them. */
export const sideOfContract = ({ upline }: { readonly upline: string }, account: string): ContractSide =>
  upline === account ? 'upline' : 'downline'

const status = (state: Contract['state'], more: Partial<ContractStatus> = {}): ContractStatus => ({
  state,
  asked_by: null,
  reason: null,
  ...more,
})

/** Where every contract starts. */
export const offeredContract = status('offered')

/**
 * Why a contract ends without being asked: another has taken its place, or the agent above has got a lower rate or has
 * no contract of the kind any more.
 */
export const supersededContract = (reason: 'replaced' | 'lowerRate' | 'uplineEnded'): ContractStatus => status('ended', { reason })
/** An offer that is taken back. */
export const withdrawnContract = status('withdrawn')

/** What the side can do with a contract as it stands, and how it stands then. */
function movesOf({ state, asked_by: requestedBy }: ContractStatus, side: ContractSide): Partial<Record<ContractStep, ContractStatus>> {
  if (state === 'offered')
    return side === 'downline' ? { accept: status('accepted'), reject: status('rejected') } : { withdraw: withdrawnContract }
  if (state === 'accepted') return { end: status('ending', { asked_by: side }) }
  if (state === 'ending' && requestedBy !== side)
    return { agree: status('ended', { asked_by: requestedBy, reason: 'agreed' }), refuse: status('accepted') }
  return state === 'ending' ? { recall: status('accepted') } : {}
}

/** The steps that are open to a side. */
export const stepsOf = (contract: ContractStatus, side: ContractSide): ContractStep[] =>
  Object.keys(movesOf(contract, side)) as ContractStep[]

/** How a contract stands after a step; nothing where that step is not open to that side. */
export const moveContract = (contract: ContractStatus, side: ContractSide, step: ContractStep): ContractStatus | undefined =>
  movesOf(contract, side)[step]
