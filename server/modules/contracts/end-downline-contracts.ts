import type { ContractKind } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { canOfferContracts } from './contract-access.ts'
import { createSupersededStatus, withdrawnStatus } from './contract-status.ts'
import { type NamedContract, createContractStore } from './store/contracts.ts'

/** A contract or an offer that ended because a contract further up ended. */
export interface EndedContract {
  readonly contract: NamedContract
  readonly name: 'contract_withdrawn' | 'contract_ended_above'
}

/**
 * Ends the downline contracts of agents who may no longer offer the kind, withdraws their offers, and continues down
 * the branch, so that no agent has to pay downlines without being paid by the upline. The caller has locked the
 * accounts of the branch (`lockBranch`).
 */
export async function endDownlineContracts(trx: Tenant, kind: ContractKind, agents: readonly string[]): Promise<readonly EndedContract[]> {
  const ended: EndedContract[] = []
  for (const agent of agents) {
    if (await canOfferContracts(trx, agent, kind)) continue
    const contracts = createContractStore(trx, agent)
    const openContracts = await contracts.lockOpenWithDownlines(kind)
    const offered = openContracts.filter(({ state }) => state === 'offered')
    const inForce = openContracts.filter(({ state }) => state !== 'offered')
    await contracts.updateStatus(
      offered.map(({ id }) => id),
      withdrawnStatus,
    )
    await contracts.updateStatus(
      inForce.map(({ id }) => id),
      createSupersededStatus('uplineEnded'),
    )
    ended.push(
      ...offered.map((contract) => ({ contract, name: 'contract_withdrawn' }) as const),
      ...inForce.map((contract) => ({ contract, name: 'contract_ended_above' }) as const),
      ...(await endDownlineContracts(
        trx,
        kind,
        inForce.map(({ downline }) => downline),
      )),
    )
  }
  return ended
}
