import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { postBackdatedTransfers, type TransferContent } from '../../server/modules/wallet/index.ts'

/** Posts a transfer of any purpose without the authorization check, as seeds of past movements do. */
export const postBackdatedTransfer = (tenant: Tenant, transfer: TransferContent, postedAt = new Date()): Promise<void> =>
  withTransaction(tenant, (trx) => postBackdatedTransfers(trx, transfer.currency, [{ ...transfer, at: postedAt }]))
