import { type Tenant, inTransaction } from '../../server/database/tenant.ts'
import { postHistory, type TransferContent } from '../../server/modules/wallet/index.ts'

/** Posts a transfer of any purpose without the authorization check, as seeds of past movements do. */
export const postPastTransfer = (tenant: Tenant, transfer: TransferContent, postedAt = new Date()): Promise<void> =>
  inTransaction(tenant, (trx) => postHistory(trx, transfer.currency, [{ ...transfer, at: postedAt }]))
