import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { unclaimedOf, hashPassword, platformOwner } from '../accounts/index.ts'
import type { Brand } from '../brands/index.ts'
import { type BrandJobDeps, forEachBrand } from '../calls/index.ts'
import { firstMoneyKey, forfeitBonuses, ledgerOf, permit, transferWithin } from '../wallet/index.ts'
import { newToken } from '../secrets/index.ts'

/** Maximum number of accounts per transaction, to keep it short. */
const atOnce = 50
/** Initial money of an account by purpose, and automatic movements of it. */
const given = {
  keys: [firstMoneyKey('registration-bonus', ''), firstMoneyKey('free-play', '')],
  purposes: ['bonus-converted', 'bonus-forfeited'],
}

interface SweepDeps extends BrandJobDeps<Brand> {
  readonly sites: { tenant(brand: Brand): Tenant }
}

/**
 * Deletes, on every brand, accounts created by a click or for a trial that were unused for the brand's retention
 * period. An account with ledger entries is kept, with the hash of an unknown password.
 */
export async function purgeUnclaimed(deps: SweepDeps): Promise<void> {
  const unusableHash = await hashPassword(platformOwner, newToken())
  await forEachBrand(
    deps,
    (id) => `Deleting unused accounts of ${id} failed`,
    (brand) => sweepBrand(deps, brand, unusableHash),
  )
}

async function sweepBrand({ sites, signal }: SweepDeps, brand: Brand, unusableHash: string): Promise<void> {
  const { config } = brand
  const before = new Date(Date.now() - config.settings.times.unclaimedAccountDays * dayMilliseconds)
  const tenant = sites.tenant(brand)
  while ((await inTransaction(tenant, (trx) => sweepSome(trx, before, unusableHash))) === atOnce && signal?.aborted !== true);
}

async function sweepSome(tenant: Tenant, before: Date, unusableHash: string): Promise<number> {
  const accounts = unclaimedOf(tenant)
  const found = await accounts.lockAbandoned(before, given, atOnce)
  for (const id of found) await ((await returnMoney(tenant, id)) ? accounts.anonymize(id, unusableHash) : accounts.delete(id))
  return found.length
}

/**
 * Returns an account's initial money to the house by regular transfers. Returns whether the account has ledger entries,
 * in which case it must be kept.
 */
async function returnMoney(tenant: Tenant, account: string): Promise<boolean> {
  const wallets = await unclaimedOf(tenant).wallets(account)
  for (const currency of new Set(wallets.map((wallet) => wallet.currency))) {
    await forfeitBonuses(tenant, { account, currency })
    const amount = await ledgerOf(tenant).balance(account, currency)
    if (amount === 0n) continue
    const lines = [
      { party: { player: account }, amount: -amount },
      { party: { house: 'promotions' }, amount },
    ]
    const permits = [await permit(tenant, { account, kind: 'unclaimed', amount, currency })]
    await transferWithin(tenant, {
      idempotencyKey: `unclaimed/${account}/${currency}`,
      purpose: 'registration-bonus',
      currency,
      lines,
      permits,
    })
  }
  return wallets.length > 0
}
