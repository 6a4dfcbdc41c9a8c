import { type Tenant, inTransaction } from '../../server/database/tenant.ts'
import { postHistory, type TransferFacts } from '../../server/modules/wallet/index.ts'

/** Posts a transfer of any purpose without the authorization check, like one that was made before. */
export const postMoney = (tenant: Tenant, facts: TransferFacts, at = new Date()): Promise<void> =>
  inTransaction(tenant, (trx) => postHistory(trx, facts.currency, [{ ...facts, at }]))
