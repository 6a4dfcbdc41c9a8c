import type { ContractInfo } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createContractStore } from './store/contracts.ts'
import type { ContractKind } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { isAgent, assertAgent } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { isFlagOn } from '../site/index.ts'

export interface ContractBaseContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** The whitelabel flag that turns contracts on for a brand. */
export const contractsFlag = 'AGENTPOLICY3'

const hasContracts = (site: SiteRecord): boolean => isFlagOn(site, contractsFlag)

/**
 * Asserts that the account is an agent, and that the brand has contracts turned on.
 * @throws ApiError forbidden, contract_not_allowed
 */
export function assertContractsEnabled({ site }: ContractBaseContext, account: AccountRecord): void {
  assertAgent(account)
  if (!hasContracts(site)) throw new ApiError('contract_not_allowed')
}

/**
 * Whether an agent may offer contracts of a kind: the operator permits it, or the agent has such a contract in force
 * with the upline.
 */
export async function canOfferContracts(tenant: Tenant, agent: string, kind: ContractKind): Promise<boolean> {
  const contracts = createContractStore(tenant, agent)
  return (await contracts.listPermits()).includes(kind) || (await contracts.findInForce(kind, false)) !== undefined
}

/**
 * Returns for each kind of contract whether it is relevant to an account: the operator permits the account to offer it,
 * or the account has a contract of the kind that is open or was once in force, because terms and settlements of ended
 * contracts stay visible. None is relevant to a player, or if the brand has contracts turned off.
 */
export async function getContractInfo({ tenant, site }: ContractBaseContext, account: AccountRecord): Promise<ContractInfo> {
  const contracts = createContractStore(tenant, account.id)
  const hasAccess = isAgent(account.type) && hasContracts(site)
  const kinds = new Set(hasAccess ? (await Promise.all([contracts.listPermits(), contracts.listRelevantKinds()])).flat() : [])
  const toFlag = (kind: ContractKind): string => (kinds.has(kind) ? '1' : '0')
  return {
    divtypereq: toFlag('dividend'),
    dailysalreqtype: toFlag('dailySalary'),
    contracthoursalreq: toFlag('hourlySalary'),
    realtimesalreqtype: toFlag('realtimeSalary'),
  }
}
