import type { AgentContractStepBody, Contract } from '../../../src/generated/api.ts'
import type { ContractSide } from '../../database/columns.ts'

/**
 * Steps that a party can take. `end` asks the other party to end the contract; `agree` and `refuse` answer the request,
 * `recall` withdraws it.
 */
export type ContractStep = AgentContractStepBody['step']

/**
 * Status of a contract. `end_requested_by` is the party that asked to end it, also after both have agreed; `reason` is
 * set once the contract has ended.
 */
export interface ContractStatus {
  readonly state: Contract['state']
  readonly end_requested_by: ContractSide | null
  readonly reason: NonNullable<Contract['reason']> | null
}

export const getOtherSide = (side: ContractSide): ContractSide => (side === 'upline' ? 'downline' : 'upline')

/** The side that a party has in a contract. */
export const getContractSide = ({ upline }: { readonly upline: string }, account: string): ContractSide =>
  upline === account ? 'upline' : 'downline'

const createStatus = (state: Contract['state'], overrides: Partial<ContractStatus> = {}): ContractStatus => ({
  state,
  end_requested_by: null,
  reason: null,
  ...overrides,
})

/** Initial status of every contract. */
export const offeredStatus = createStatus('offered')

/**
 * Status of a contract that ends without a request: another one replaced it, or the upline now has a lower rate or no
 * contract of the kind.
 */
export const createSupersededStatus = (reason: 'replaced' | 'lowerRate' | 'uplineEnded'): ContractStatus =>
  createStatus('ended', { reason })

/** Status of a withdrawn offer. */
export const withdrawnStatus = createStatus('withdrawn')

/** The steps that a party can take, each with the status that results from it. */
function getAllowedTransitions(
  { state, end_requested_by: requestedBy }: ContractStatus,
  side: ContractSide,
): Partial<Record<ContractStep, ContractStatus>> {
  if (state === 'offered')
    return side === 'downline' ? { accept: createStatus('accepted'), reject: createStatus('rejected') } : { withdraw: withdrawnStatus }
  if (state === 'accepted') return { end: createStatus('ending', { end_requested_by: side }) }
  if (state === 'ending' && requestedBy !== side)
    return { agree: createStatus('ended', { end_requested_by: requestedBy, reason: 'agreed' }), refuse: createStatus('accepted') }
  return state === 'ending' ? { recall: createStatus('accepted') } : {}
}

/** The steps that a party can take. */
export const listAllowedSteps = (contract: ContractStatus, side: ContractSide): ContractStep[] =>
  Object.keys(getAllowedTransitions(contract, side)) as ContractStep[]

/** The status after a step; `undefined` if the party cannot take that step. */
export const findNextStatus = (contract: ContractStatus, side: ContractSide, step: ContractStep): ContractStatus | undefined =>
  getAllowedTransitions(contract, side)[step]
