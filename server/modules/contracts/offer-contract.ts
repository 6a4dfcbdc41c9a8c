import type { Contract } from '../../../src/generated/api.ts'
import { validateContract } from '../../../src/engine/rules/contract-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { createAccountStore, isAgent } from '../accounts/index.ts'
import { type ContractColumns, type ContractRecord, OfferOpenError, createContractStore } from './store/contracts.ts'
import type { ContractKind } from '../../database/columns.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { canOfferContracts, assertContractsEnabled } from './contract-access.ts'
import { type ContractContext, notifySide } from './notify-side.ts'
import { parseTerms, listRatesAbove, formatRate } from './contract-terms.ts'
import { toContractDto } from './list-contracts.ts'
import { offeredStatus } from './contract-status.ts'

/** An offer as submitted: the recipient, and the terms as entered. */
export type Offer = Readonly<Record<string, string>> & { readonly username: string }

/**
 * Offers a contract to a direct downline. An agent who has a contract with the upline cannot offer higher rates than
 * that contract has, even if the agent accepts a lower rate concurrently.
 * @throws ApiError forbidden, contract_not_allowed, fields_invalid
 */
export async function offerContract(context: ContractContext, agent: AccountRecord, kind: ContractKind, offer: Offer): Promise<Contract> {
  assertContractsEnabled(context, agent)
  const { exponent } = context.site
  return withTransaction(context.tenant, async (trx) => {
    await createAccountStore(trx).lock(agent.id)
    if (!(await canOfferContracts(trx, agent.id, kind))) throw new ApiError('contract_not_allowed')
    const contracts = createContractStore(trx, agent.id)
    const downline = await findDownline(trx, agent, offer.username.trim())
    const fields = { ...(typeof downline === 'string' && { username: { key: downline } }), ...validateContract(kind, offer, exponent) }
    if (typeof downline === 'string' || Object.keys(fields).length > 0) throw new ApiError('fields_invalid', { fields })
    const terms = parseTerms(kind, offer, exponent)
    assertRatesWithinLimit(kind, terms, await contracts.findInForce(kind, false))
    const id = await contracts
      .insert({ ...offeredStatus, ...terms, kind, upline: agent.id, downline: downline.id })
      .catch((error: unknown) => {
        throw error instanceof OfferOpenError
          ? new ApiError('fields_invalid', { fields: { username: { key: 'contract_offer_open' } } })
          : error
      })
    const contract = await contracts.lockById(id)
    if (!contract) throw new Error(`The contract ${id} was inserted, but cannot be read.`)
    await notifySide(context, trx, { recipient: downline.id, otherParty: agent.username, kind, name: 'contract_offered' })
    return toContractDto(trx, context.site, agent, { ...contract, with: downline.username })
  })
}

/** @throws ApiError fields_invalid if a rate is above that of the agent's contract with the upline */
function assertRatesWithinLimit(kind: ContractKind, terms: ContractColumns, ownContract: ContractRecord | undefined): void {
  const exceeding = ownContract ? listRatesAbove(kind, terms, ownContract) : []
  if (exceeding.length === 0) return
  const fields = exceeding.map(([name, max]) => [name, { key: 'contract_rate_above_own', values: { max: formatRate(max) } }] as const)
  throw new ApiError('fields_invalid', { fields: Object.fromEntries(fields) })
}

/**
 * Finds the direct downline with that username who can answer an offer; otherwise returns the message key that explains
 * why not. Does not reveal whether an account outside the downline has that username.
 */
async function findDownline(tenant: Tenant, agent: AccountRecord, username: string): Promise<AccountRecord | string> {
  if (username === '') return 'reg_required'
  const account = await createAccountStore(tenant).findByUsername(username)
  if (account?.upline !== agent.id) return 'contract_downline_unknown'
  if (!isAgent(account.type)) return 'contract_downline_player'
  return account.disabled ? 'contract_downline_closed' : account
}
