import type { WalletMoveFundsBody } from '../../../src/generated/api.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts, assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { IdempotencyError, isTransferDone, postTransfer } from './ledger.ts'
import { createInsufficientFundsError } from './insufficient-funds.ts'
import { authorizePayout, OverdraftError } from './payout.ts'
import { requirePermit, type Permit } from './permit.ts'
import { requirePositiveAmount } from './require-positive-amount.ts'
import { type LedgerLine, type Wallet, createLedgerStore } from './store/ledger.ts'

export interface MoveContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly account: AccountRecord
}

/**
 * Moves a player's own money between the main wallet and a vendor's, once per key: a repeated request moves nothing and
 * succeeds, even if the move would now be rejected. Money can be moved to enabled vendors of the brand if vendors have
 * separate wallets, and back from any.
 * @throws ApiError real_account_required, fields_invalid, transfer_unavailable, transfer_limit, transfer_key_used,
 * account_disabled
 */
export async function moveFunds(context: MoveContext, { vassalage, to, amount: input, key }: WalletMoveFundsBody): Promise<void> {
  const { tenant, site, account } = context
  assertRealAccount(account)
  const amount = requirePositiveAmount(input, site)
  const vendor: Wallet = `vendor/${vassalage}`
  const [from, destination]: readonly [Wallet, Wallet] = to === 'vendor' ? ['main', vendor] : [vendor, 'main']
  const { currency } = site
  const lines = [
    { party: { player: account.id, wallet: from }, amount: -amount },
    { party: { player: account.id, wallet: destination }, amount },
  ]
  const baseTransfer = { idempotencyKey: createTransferKey(account, key), currency, lines }
  await withTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account.id])
    if (await createLedgerStore(trx).findByKey(createReturnKey(account, key))) throw new ApiError('transfer_key_used')
    if (await isTransferDone(trx, { ...baseTransfer, purpose: to === 'vendor' ? 'to-vendor' : 'from-vendor' })) return
    if (to === 'main') {
      const permits = [await requireTransferPermit(trx, context, amount)]
      await postTransfer(trx, { ...baseTransfer, purpose: 'from-vendor', permits })
      return
    }
    if (!hasWallet(site, vassalage)) throw new ApiError('transfer_unavailable')
    const authorization = await authorizePayout(trx, { route: 'vendor', account: account.id, currency, amount })
    await postTransfer(trx, { ...baseTransfer, purpose: 'to-vendor', authorization })
  }).catch(async (error: unknown) => {
    if (error instanceof IdempotencyError) throw new ApiError('transfer_key_used')
    if (error instanceof OverdraftError)
      throw createInsufficientFundsError(await createLedgerStore(tenant).getBalance(account.id, currency, from), site)
    throw error
  })
}

/**
 * Moves all money from the vendors' wallets to the main wallet, in one transfer, once per key.
 * @throws ApiError real_account_required, transfer_key_used, account_disabled
 */
export async function returnVendorFunds(context: MoveContext, key: string): Promise<void> {
  const { tenant, site, account } = context
  assertRealAccount(account)
  await withTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account.id])
    const ledger = createLedgerStore(trx)
    const { vendors } = await ledger.getFunds(account.id, site.currency)
    const idempotencyKey = createReturnKey(account, key)
    if (await ledger.findByKey(idempotencyKey)) return
    if (await ledger.findByKey(createTransferKey(account, key))) throw new ApiError('transfer_key_used')
    const vendorLines = [...vendors].map(([vendor, balance]): LedgerLine => ({
      party: { player: account.id, wallet: `vendor/${vendor}` },
      amount: -balance,
    }))
    const lines = vendorLines.filter(({ amount }) => amount !== 0n)
    const amount = lines.reduce((sum, line) => sum - line.amount, 0n)
    if (amount === 0n) return
    const permits = [await requireTransferPermit(trx, context, amount)]
    await postTransfer(trx, {
      idempotencyKey,
      purpose: 'from-vendor',
      currency: site.currency,
      permits,
      lines: [...lines, { party: { player: account.id }, amount }],
    })
  })
}

/**
 * Moves the whole balance of the main wallet to a vendor, if the vendor has a separate wallet. Used when the player has
 * agreed to it at the launch of a game.
 */
export async function fundVendor({ tenant, site, account }: MoveContext, vendor: string, key: string): Promise<void> {
  if (!hasWallet(site, vendor)) return
  const { currency } = site
  await withTransaction(tenant, async (trx) => {
    await lockAccounts(trx, [account.id])
    const amount = await createLedgerStore(trx).getBalance(account.id, currency)
    if (amount === 0n) return
    const authorization = await authorizePayout(trx, { route: 'vendor', account: account.id, currency, amount })
    const lines = [
      { party: { player: account.id }, amount: -amount },
      { party: { player: account.id, wallet: `vendor/${vendor}` as const }, amount },
    ]
    await postTransfer(trx, { idempotencyKey: `launch/${key}`, purpose: 'to-vendor', authorization, currency, lines })
  })
}

/** Whether a vendor is enabled and has a separate wallet, so that money can be moved to it. */
const hasWallet = ({ single_wallet, vendors }: SiteRecord, code: string): boolean =>
  !single_wallet && vendors.some(({ vendor, enabled }) => enabled && vendor === code)

const createTransferKey = ({ id }: AccountRecord, key: string): string => `vendor/${id}/${key}`

/**
 * Returns the idempotency key of a return of all funds. It differs from the key of a transfer, because the lines of a
 * return depend on the balances: a fingerprint of them cannot distinguish a repetition from another transfer.
 */
const createReturnKey = ({ id }: AccountRecord, key: string): string => `vendor-return/${id}/${key}`

function requireTransferPermit(trx: Tenant, { account, site }: MoveContext, amount: bigint): Promise<Permit> {
  return requirePermit(trx, { account: account.id, kind: 'vendor-transfer', amount, currency: site.currency })
}
