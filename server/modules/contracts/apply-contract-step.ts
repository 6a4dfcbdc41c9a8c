import type { AgentContractStepBody, Contract } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore } from '../accounts/index.ts'
import { type ContractRecord, type NamedContract, createContractStore } from './store/contracts.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { assertContractsEnabled } from './contract-access.ts'
import { endDownlineContracts, type EndedContract } from './end-downline-contracts.ts'
import { BranchChangedError, lockBranch } from './lock-branch.ts'
import { toContractDto } from './list-contracts.ts'
import { findNextStatus, getOtherSide, createSupersededStatus, getContractSide, withdrawnStatus } from './contract-status.ts'
import { type ContractContext, noticeByStep, notifySide } from './notify-side.ts'

/**
 * Applies a step that one party takes in a contract, and notifies everyone affected. Of two concurrent steps, the
 * second sees the result of the first.
 * @throws ApiError forbidden, contract_not_allowed, not_found, contract_changed
 */
export async function applyContractStep(context: ContractContext, agent: AccountRecord, body: AgentContractStepBody): Promise<Contract> {
  assertContractsEnabled(context, agent)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyStepOnce(context, agent, body)
    } catch (error) {
      if (!(error instanceof BranchChangedError)) throw error
      if (attempt === maxAttempts) throw new ApiError('contract_changed')
    }
  }
}

const maxAttempts = 5

function applyStepOnce(
  context: ContractContext,
  agent: AccountRecord,
  { id, step, endingContractCount = 0 }: AgentContractStepBody,
): Promise<Contract> {
  return withTransaction(context.tenant, async (trx) => {
    const accounts = createAccountStore(trx)
    const contracts = createContractStore(trx, agent.id)
    const unlockedContract = await contracts.find(id)
    if (!unlockedContract) throw new ApiError('not_found')
    await lockBranch(trx, unlockedContract)
    const contract = await contracts.lockById(id)
    if (!contract) throw new ApiError('not_found')
    const side = getContractSide(contract, agent.id)
    const nextStatus = findNextStatus(contract, side, step)
    if (!nextStatus) throw new ApiError('contract_changed')
    const counterparty = await accounts.findById(contract[getOtherSide(side)])
    if (!counterparty) throw new Error(`The ${getOtherSide(side)} of the contract ${contract.id} does not exist.`)
    if (step === 'accept' && counterparty.disabled) throw new ApiError('contract_changed')
    const supersededContracts = step === 'accept' ? await applyAcceptance(trx, agent, contract, endingContractCount) : []
    await contracts.updateStatus([id], nextStatus)
    const acknowledgedEndCount = side === 'downline' ? endingContractCount : undefined
    const endedContracts = step === 'agree' ? await endWithDownline(trx, contract, acknowledgedEndCount) : []
    await notifySide(context, trx, {
      recipient: counterparty.id,
      otherParty: agent.username,
      kind: contract.kind,
      name: noticeByStep[step],
    })
    for (const affectedContract of [...supersededContracts, ...endedContracts]) await notifyEnded(context, trx, agent, affectedContract)
    const updatedContract = await contracts.lockById(id)
    return toContractDto(trx, context.site, agent, { ...(updatedContract ?? contract), with: counterparty.username })
  })
}

/**
 * Applies the consequences of an acceptance: the previous contract ends, and so do downline contracts with a higher
 * rate, whose number the agent must have acknowledged, and contracts that depend on them; downline offers with a higher
 * rate are withdrawn. Returns the affected contracts, without the previous one.
 * @throws ApiError contract_changed if the acknowledged number is wrong
 */
async function applyAcceptance(
  tenant: Tenant,
  agent: AccountRecord,
  contract: ContractRecord,
  acknowledgedEndCount: number,
): Promise<readonly AffectedContract[]> {
  const contracts = createContractStore(tenant, agent.id)
  const previousContract = await contracts.findInForce(contract.kind, true)
  if (previousContract) await contracts.updateStatus([previousContract.id], createSupersededStatus('replaced'))
  const affectedContracts = await contracts.lockOpenAboveRates(contract.kind, contract)
  const listAffectedIds = (isOffered: boolean) =>
    affectedContracts.flatMap(({ id, state }) => ((state === 'offered') === isOffered ? [id] : []))
  const inForceIds = listAffectedIds(false)
  if (inForceIds.length !== acknowledgedEndCount) throw new ApiError('contract_changed')
  await contracts.updateStatus(inForceIds, createSupersededStatus('lowerRate'))
  await contracts.updateStatus(listAffectedIds(true), withdrawnStatus)
  const downlines = affectedContracts.filter(({ state }) => state !== 'offered').map(({ downline }) => downline)
  return [
    ...affectedContracts.map(
      (affectedContract) =>
        ({
          contract: affectedContract,
          name: affectedContract.state === 'offered' ? 'contract_withdrawn' : 'contract_ended_rate',
        }) as const,
    ),
    ...(await endDownlineContracts(tenant, contract.kind, downlines)),
  ]
}

type AffectedContract = EndedContract | { readonly contract: NamedContract; readonly name: 'contract_ended_rate' }

/**
 * Applies the consequences of the end of a contract: the downline is no longer paid, so their contracts further down
 * end as well, unless the operator permits the downline to offer the kind. A downline that agrees to the end must have
 * acknowledged how many of its own contracts end.
 * @throws ApiError contract_changed if the acknowledged number is wrong
 */
async function endWithDownline(
  trx: Tenant,
  { kind, downline }: ContractRecord,
  acknowledgedEndCount: number | undefined,
): Promise<readonly EndedContract[]> {
  const endedContracts = await endDownlineContracts(trx, kind, [downline])
  const endedAsUpline = endedContracts.filter(({ contract, name }) => contract.upline === downline && name === 'contract_ended_above')
  if (acknowledgedEndCount !== undefined && endedAsUpline.length !== acknowledgedEndCount) throw new ApiError('contract_changed')
  return endedContracts
}

/**
 * Notifies the parties of a contract or an offer that ended because another contract changed, without naming who caused
 * it: the downline, and the upline if the contract was in force and the upline is not the acting agent.
 */
async function notifyEnded(
  context: ContractContext,
  trx: Tenant,
  agent: AccountRecord,
  { contract, name }: AffectedContract,
): Promise<void> {
  const { kind, upline, downline } = contract
  const uplineAccount = await createAccountStore(trx).findById(upline)
  await notifySide(context, trx, { recipient: downline, otherParty: uplineAccount?.username ?? '', kind, name })
  if (name === 'contract_ended_above' && upline !== agent.id)
    await notifySide(context, trx, { recipient: upline, otherParty: contract.with, kind, name: 'contract_ended_below' })
}
