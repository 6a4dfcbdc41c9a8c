import type { AgentContractStepBody, Contract } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf } from '../accounts/index.ts'
import { type ContractRecord, contractsOf } from './store/contracts.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { type ContractBrand, requireContracts } from './contract-access.ts'
import { tellContract } from './list-contracts.ts'
import { moveContract, otherSide, overtakenContract, sideOfContract, withdrawnContract } from './move-contract.ts'

/**
 * Does with a contract what one of its sides may do with it as it stands. Of two steps at the same moment the second
 * finds the contract as the first has left it.
 * @throws CallError forbidden, contract_not_allowed, not_found, contract_changed
 */
export async function stepContract(
  brand: ContractBrand,
  agent: AccountRecord,
  { id, step, ends = 0 }: AgentContractStepBody,
): Promise<Contract> {
  requireContracts(brand, agent)
  return inTransaction(brand.tenant, async (inside) => {
    const accounts = accountsOf(inside)
    await accounts.hold(agent.id)
    const contracts = contractsOf(inside, agent.id)
    const contract = await contracts.hold(id)
    if (!contract) throw new CallError('not_found')
    const side = sideOfContract(contract, agent.id)
    const next = moveContract(contract, side, step)
    if (!next) throw new CallError('contract_changed')
    const other = await accounts.byId(contract[otherSide(side)])
    if (!other) throw new Error('A contract has one side only.')
    if (step === 'accept') {
      if (other.disabled) throw new CallError('contract_changed')
      await takeEffect(inside, agent, contract, ends)
    }
    await contracts.change([id], next)
    const moved = await contracts.hold(id)
    return tellContract(inside, brand.site, agent, { ...(moved ?? contract), with: other.username })
  })
}

/**
 * What accepting a contract brings with it: the one that was in force has ended, and so have contracts with agents
 * below at a higher rate, of which the agent has to have been told; offers below at a higher rate are taken back.
 */
async function takeEffect(tenant: Tenant, agent: AccountRecord, contract: ContractRecord, told: number): Promise<void> {
  const contracts = contractsOf(tenant, agent.id)
  const before = await contracts.inForce(contract.kind, true)
  if (before) await contracts.change([before.id], overtakenContract('replaced'))
  const above = await contracts.openAbove(contract.kind, contract)
  const idsOf = (offered: boolean) => above.flatMap(({ id, state }) => ((state === 'offered') === offered ? [id] : []))
  const inForce = idsOf(false)
  if (inForce.length !== told) throw new CallError('contract_changed')
  await contracts.change(inForce, overtakenContract('lowerRate'))
  await contracts.change(idsOf(true), withdrawnContract)
}
