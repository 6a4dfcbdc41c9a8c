import type { Tenant } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { type ContractRecord, contractsOf } from './store/contracts.ts'

/** Agents joined the branch between reading it and locking it. The transaction has to begin again. */
export class BranchChangedError extends Error {
  override readonly name = 'BranchChangedError'
}

/**
 * Locks the accounts of both sides of a contract and of everybody below with whom something stands open, in one
 * statement, as the global lock order demands. From then on nobody in the branch offers or accepts anything.
 * @throws BranchChangedError
 */
export async function lockBranch(trx: Tenant, { kind, upline, downline }: ContractRecord): Promise<void> {
  const contracts = contractsOf(trx, downline)
  const branch = new Set(await contracts.openBranch(kind))
  await lockAccounts(trx, [upline, ...branch])
  const now = await contracts.openBranch(kind)
  if (now.some((id) => !branch.has(id))) throw new BranchChangedError(`The agents below ${downline} have changed.`)
}
