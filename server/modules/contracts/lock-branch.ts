import type { Tenant } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { type ContractRecord, createContractStore } from './store/contracts.ts'

/** Thrown if agents joined the branch between reading it and locking it. The transaction must be retried. */
export class BranchChangedError extends Error {
  override readonly name = 'BranchChangedError'
}

/**
 * Locks the accounts of both parties of a contract and of all agents below with open contracts, in one statement, as
 * the global lock order requires. Until the transaction ends, no agent of the branch can offer or accept a contract.
 * @throws BranchChangedError
 */
export async function lockBranch(trx: Tenant, { kind, upline, downline }: ContractRecord): Promise<void> {
  const contracts = createContractStore(trx, downline)
  const branch = new Set(await contracts.listOpenBranch(kind))
  await lockAccounts(trx, [upline, ...branch])
  const currentBranch = await contracts.listOpenBranch(kind)
  if (currentBranch.some((id) => !branch.has(id)))
    throw new BranchChangedError(`The agents below the account ${downline} changed while they were being locked.`)
}
