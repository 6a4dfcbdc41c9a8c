import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { lockAccounts } from '../../server/modules/accounts/index.ts'
import { type Transfer, postTransfer } from '../../server/modules/wallet/ledger.ts'
import { type Permit, requirePermit } from '../../server/modules/wallet/permit.ts'

/** A transfer that needs permits, without its permits. */
export type TransferWithoutPermits = Omit<Extract<Transfer, { readonly authorization?: undefined }>, 'permits'>

/**
 * Transfers money in an open transaction, with a permit for each player of the transfer. Returns `repeated` if a
 * transfer with the idempotency key was already posted.
 */
export async function transferWithPermits(trx: Tenant, input: TransferWithoutPermits): Promise<'done' | 'repeated'> {
  const players = [...new Set(input.lines.flatMap(({ party }) => ('player' in party && party.player ? [party.player] : [])))]
  if (players.length > 0) await lockAccounts(trx, players)
  const permits: Permit[] = []
  for (const account of players)
    permits.push(await requirePermit(trx, { account, kind: 'adjustment', amount: 1n, currency: input.currency }))
  return postTransfer(trx, { ...input, permits })
}

/** Transfers money like `transferWithPermits`, in a separate transaction. */
export const transfer = (tenant: Tenant, input: TransferWithoutPermits): Promise<'done' | 'repeated'> =>
  withTransaction(tenant, (trx) => transferWithPermits(trx, input))
