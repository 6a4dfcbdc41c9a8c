import { type Tenant, inTransaction } from '../../server/database/tenant.ts'
import { postHistory, type TransferFacts } from '../../server/modules/wallet/index.ts'

/** Posts a transfer of any purpose as one that was made before: nobody is asked whether the money may move. */
export const postMoney = (tenant: Tenant, facts: TransferFacts, at = new Date()): Promise<void> =>
  inTransaction(tenant, (trx) => postHistory(trx, facts.currency, [{ ...facts, at }]))
