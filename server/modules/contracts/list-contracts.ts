import type { AgentContractsQuery, Contract, ContractPage } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { type NamedContract, createContractStore } from './store/contracts.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type ContractBaseContext, canOfferContracts, assertContractsEnabled } from './contract-access.ts'
import { toTermsDto } from './contract-terms.ts'
import { getContractSide, listAllowedSteps } from './contract-status.ts'

const defaultPageSize = 20
/** Maximum number of listed contracts with the upline: the open ones, then the latest others. */
const maxOwnContracts = 5

/**
 * Returns the contracts of a kind to which an agent is a party, up to `maxOwnContracts` with the upline and a page of
 * contracts with downlines, and whether the agent may offer contracts of the kind.
 * @throws ApiError forbidden, contract_not_allowed
 */
export async function listContracts(
  context: ContractBaseContext,
  agent: AccountRecord,
  { kind, pageNo = 1, pageSize = defaultPageSize }: AgentContractsQuery,
): Promise<ContractPage> {
  assertContractsEnabled(context, agent)
  const { tenant, site } = context
  const contracts = createContractStore(tenant, agent.id)
  const [canOffer, contractsWithUpline, contractsWithDownlines, total] = await Promise.all([
    canOfferContracts(tenant, agent.id, kind),
    contracts.listWithUpline(kind, maxOwnContracts),
    contracts.listWithDownlines(kind, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    contracts.countWithDownlines(kind),
  ])
  const toDto = (contract: NamedContract): Promise<Contract> => toContractDto(tenant, site, agent, contract)
  return {
    mayOffer: canOffer,
    own: await Promise.all(contractsWithUpline.map(toDto)),
    below: await Promise.all(contractsWithDownlines.map(toDto)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}

/**
 * Returns a contract as seen by one of its parties. If that party is its downline and can accept it, or would lose the
 * right to offer contracts of the kind when it ends, `endingContracts` lists the usernames of the direct downlines
 * whose contracts would end as a result.
 */
export async function toContractDto(
  tenant: Tenant,
  { exponent }: SiteRecord,
  agent: AccountRecord,
  contract: NamedContract,
): Promise<Contract> {
  const { id, with: otherUsername, kind, state, reason } = contract
  const side = getContractSide(contract, agent.id)
  const steps = listAllowedSteps(contract, side)
  const contracts = createContractStore(tenant, agent.id)
  const canAccept = steps.includes('accept')
  const losesPermission =
    side === 'downline' && (steps.includes('agree') || steps.includes('end')) && !(await contracts.listPermits()).includes(kind)
  const affected = canAccept
    ? await contracts.listInForceAboveRates(kind, contract)
    : losesPermission
      ? await contracts.listInForceWithDownlines(kind)
      : []
  return {
    id,
    with: otherUsername,
    side,
    state,
    ...(reason !== null && { reason }),
    ...(reason === 'agreed' && contract.end_requested_by !== null && { endRequestedBy: contract.end_requested_by }),
    steps,
    replaces: canAccept && (await contracts.findInForce(kind, false)) !== undefined,
    endingContracts: affected.map(({ with: username }) => username),
    terms: toTermsDto(kind, contract, exponent),
    offeredAt: contract.offered_at.toISOString(),
    changedAt: contract.changed_at.toISOString(),
  }
}
