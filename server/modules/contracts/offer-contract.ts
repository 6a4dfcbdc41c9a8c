import type { Contract } from '../../../src/generated/api.ts'
import { checkContract } from '../../../src/engine/rules/contract-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, isAgent } from '../accounts/index.ts'
import { type ContractColumns, type ContractRecord, OfferOpenError, contractsOf } from './store/contracts.ts'
import type { ContractKind } from '../../database/columns.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { mayOffer, requireContracts } from './contract-access.ts'
import { type ContractContext, notifySide } from './notify-side.ts'
import { parseTerms, ratesAbove, formatRate } from './contract-terms.ts'
import { toContractDto } from './list-contracts.ts'
import { offeredContract } from './move-contract.ts'

/** An offer as it is sent: who it is for, and its terms as they were typed. */
export type Offer = Readonly<Record<string, string>> & { readonly username: string }

/**
 * Offers a contract to an agent directly below. Nobody offers more than they have themselves, also where they agree to
 * a lower rate in the same moment.
 * @throws CallError forbidden, contract_not_allowed, fields_invalid
 */
export async function offerContract(brand: ContractContext, agent: AccountRecord, kind: ContractKind, offer: Offer): Promise<Contract> {
  requireContracts(brand, agent)
  const { exponent } = brand.site
  return inTransaction(brand.tenant, async (trx) => {
    await accountsOf(trx).lock(agent.id)
    if (!(await mayOffer(trx, agent.id, kind))) throw new CallError('contract_not_allowed')
    const contracts = contractsOf(trx, agent.id)
    const downline = await findDownline(trx, agent, offer.username.trim())
    const fields = { ...(typeof downline === 'string' && { username: { key: downline } }), ...checkContract(kind, offer, exponent) }
    if (typeof downline === 'string' || Object.keys(fields).length > 0) throw new CallError('fields_invalid', { fields })
    const terms = parseTerms(kind, offer, exponent)
    assertRatesWithinOwn(kind, terms, await contracts.inForce(kind, false))
    const id = await contracts
      .insert({ ...offeredContract, ...terms, kind, upline: agent.id, downline: downline.id })
      .catch((error: unknown) => {
        throw error instanceof OfferOpenError
          ? new CallError('fields_invalid', { fields: { username: { key: 'contract_offer_open' } } })
          : error
      })
    const made = await contracts.lockById(id)
    if (!made) throw new Error('A contract is gone as soon as it was made.')
    await notifySide(brand, trx, { to: downline.id, by: agent.username, kind, name: 'contract_offered' })
    return toContractDto(trx, brand.site, agent, { ...made, with: downline.username })
  })
}

/** @throws CallError fields_invalid, for a rate above the one that the agent has */
function assertRatesWithinOwn(kind: ContractKind, terms: ContractColumns, own: ContractRecord | undefined): void {
  const above = own ? ratesAbove(kind, terms, own) : []
  if (above.length === 0) return
  const fields = above.map(([name, max]) => [name, { key: 'contract_rate_above_own', values: { most: formatRate(max) } }] as const)
  throw new CallError('fields_invalid', { fields: Object.fromEntries(fields) })
}

/**
 * Who stands directly below by that name and can answer an offer; else the text that says why not. Whether the name is
 * anybody else's is not told.
 */
async function findDownline(tenant: Tenant, agent: AccountRecord, username: string): Promise<AccountRecord | string> {
  if (username === '') return 'reg_required'
  const found = await accountsOf(tenant).byUsername(username)
  if (found?.upline !== agent.id) return 'contract_downline_unknown'
  if (!isAgent(found.type)) return 'contract_downline_player'
  return found.disabled ? 'contract_downline_closed' : found
}
