import type { AgentContractsQuery, Contract, ContractPage } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { type NamedContract, contractsOf } from './store/contracts.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type ContractBrand, mayOffer, requireContracts } from './contract-access.ts'
import { toTermsDto } from './contract-terms.ts'
import { sideOfContract, stepsOf } from './move-contract.ts'

/** Default page size. */
const usualCount = 20
/** Maximum number of listed contracts with the upline, including the open ones. */
const ownCount = 5

/**
 * Lists the contracts of a kind to which an agent is a party.
 * @throws CallError forbidden, contract_not_allowed
 */
export async function listContracts(
  brand: ContractBrand,
  agent: AccountRecord,
  { kind, pageNo = 1, pageSize = usualCount }: AgentContractsQuery,
): Promise<ContractPage> {
  requireContracts(brand, agent)
  const { tenant, site } = brand
  const contracts = contractsOf(tenant, agent.id)
  const [may, own, below, total] = await Promise.all([
    mayOffer(tenant, agent.id, kind),
    contracts.own(kind, ownCount),
    contracts.below(kind, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    contracts.countBelow(kind),
  ])
  const toDto = (contract: NamedContract): Promise<Contract> => toContractDto(tenant, site, agent, contract)
  return {
    mayOffer: may,
    own: await Promise.all(own.map(toDto)),
    below: await Promise.all(below.map(toDto)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}

/**
 * A contract as seen by one of its parties. If they can accept or end it, includes the contracts below that would end.
 */
export async function toContractDto(
  tenant: Tenant,
  { exponent }: SiteRecord,
  agent: AccountRecord,
  contract: NamedContract,
): Promise<Contract> {
  const { id, with: other, kind, state, reason } = contract
  const side = sideOfContract(contract, agent.id)
  const steps = stepsOf(contract, side)
  const contracts = contractsOf(tenant, agent.id)
  const accepting = steps.includes('accept')
  const ending = side === 'downline' && (steps.includes('agree') || steps.includes('end')) && !(await contracts.permits()).includes(kind)
  const ends = accepting ? await contracts.inForceAbove(kind, contract) : ending ? await contracts.inForceBelow(kind) : []
  return {
    id,
    with: other,
    side,
    state,
    ...(reason !== null && { reason }),
    ...(reason === 'agreed' && contract.end_requested_by !== null && { endRequestedBy: contract.end_requested_by }),
    steps,
    replaces: accepting && (await contracts.inForce(kind, false)) !== undefined,
    ends: ends.map(({ with: below }) => below),
    terms: toTermsDto(kind, contract, exponent),
    offeredAt: contract.offered_at.toISOString(),
    changedAt: contract.changed_at.toISOString(),
  }
}
