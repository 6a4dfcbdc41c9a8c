import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createUnclaimedAccountStore, hashPassword, platformRequester } from '../accounts/index.ts'
import type { Brand } from '../brands/index.ts'
import { type BrandJobDeps, forEachBrand } from '../api-context/index.ts'
import { createInitialMoneyKey, forfeitBonuses, createLedgerStore, requirePermit, postTransfer } from '../wallet/index.ts'
import { createToken } from '../secrets/index.ts'

/** Maximum number of accounts per transaction, to keep it short. */
const batchSize = 50
/** Transfers that do not count as use of an account: its initial money, and automatic movements of its bonus. */
const automaticTransfers = {
  keyPrefixes: [createInitialMoneyKey('registration-bonus', ''), createInitialMoneyKey('free-play', '')],
  purposes: ['bonus-converted', 'bonus-forfeited'],
}

interface PurgeDeps extends BrandJobDeps<Brand> {
  readonly sites: { tenant(brand: Brand): Tenant }
}

/**
 * Deletes, for every brand, one-click and trial accounts that are older than the brand's retention period and have not
 * been used since their creation. An account with records that must be kept, such as wallets or notes of operators, is
 * anonymized instead and gets the hash of an unknown password.
 */
export async function purgeUnclaimedAccounts(deps: PurgeDeps): Promise<void> {
  const unusableHash = await hashPassword(platformRequester, createToken())
  await forEachBrand(
    deps,
    (id) => `Deleting unused accounts of ${id} failed`,
    (brand) => purgeBrand(deps, brand, unusableHash),
  )
}

async function purgeBrand({ sites, signal }: PurgeDeps, brand: Brand, unusableHash: string): Promise<void> {
  const { config } = brand
  const createdBefore = new Date(Date.now() - config.settings.times.unclaimedAccountDays * dayMilliseconds)
  const tenant = sites.tenant(brand)
  while ((await withTransaction(tenant, (trx) => purgeBatch(trx, createdBefore, unusableHash))) === batchSize && signal?.aborted !== true);
}

async function purgeBatch(tenant: Tenant, createdBefore: Date, unusableHash: string): Promise<number> {
  const accounts = createUnclaimedAccountStore(tenant)
  const abandonedIds = await accounts.lockAbandoned(createdBefore, automaticTransfers, batchSize)
  for (const id of abandonedIds) {
    await returnMoneyToHouse(tenant, id)
    await ((await accounts.hasRecords(id)) ? accounts.anonymize(id, unusableHash) : accounts.delete(id))
  }
  return abandonedIds.length
}

/** Forfeits an account's bonuses, and transfers its remaining money to the house account for promotions. */
async function returnMoneyToHouse(tenant: Tenant, account: string): Promise<void> {
  const wallets = await createUnclaimedAccountStore(tenant).listWalletCurrencies(account)
  for (const currency of new Set(wallets.map((wallet) => wallet.currency))) {
    await forfeitBonuses(tenant, { account, currency })
    const amount = await createLedgerStore(tenant).getBalance(account, currency)
    if (amount === 0n) continue
    const lines = [
      { party: { player: account }, amount: -amount },
      { party: { house: 'promotions' }, amount },
    ]
    const permits = [await requirePermit(tenant, { account, kind: 'unclaimed', amount, currency })]
    await postTransfer(tenant, {
      idempotencyKey: `unclaimed/${account}/${currency}`,
      purpose: 'registration-bonus',
      currency,
      lines,
      permits,
    })
  }
}
