import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { unclaimedOf, hashPassword, platformOwner } from '../accounts/index.ts'
import type { Brand } from '../brands/index.ts'
import { type BrandJobDeps, forEachBrand } from '../calls/index.ts'
import { firstMoneyKey, forfeitBonuses, ledgerOf, permit, transferWithin } from '../wallet/index.ts'
import { newToken } from '../secrets/index.ts'

/** So many at once, so that no transaction is long. */
const atOnce = 50
/** What an account is given when it is made, and what becomes of that by itself. */
const given = {
  keys: [firstMoneyKey('registration-bonus', ''), firstMoneyKey('free-play', '')],
  purposes: ['bonus-converted', 'bonus-forfeited'],
}

interface SweepDeps extends BrandJobDeps<Brand> {
  readonly sites: { tenant(brand: Brand): Tenant }
}

/**
 * Takes away, of every brand, what was made by a click or for a trial and has not been used for as long as the brand
 * says. What is left of an account has the hash of a password that nobody knows.
 */
export async function sweepUnclaimed(deps: SweepDeps): Promise<void> {
  const nobodys = await hashPassword(platformOwner, newToken())
  await forEachBrand(
    deps,
    (id) => `Accounts of ${id} that were never used could not be swept`,
    (brand) => sweepBrand(deps, brand, nobodys),
  )
}

async function sweepBrand({ sites, signal }: SweepDeps, brand: Brand, nobodys: string): Promise<void> {
  const { config } = brand
  const before = new Date(Date.now() - config.settings.times.unclaimedAccountDays * dayMilliseconds)
  const tenant = sites.tenant(brand)
  while ((await inTransaction(tenant, (trx) => sweepSome(trx, before, nobodys))) === atOnce && signal?.aborted !== true);
}

async function sweepSome(tenant: Tenant, before: Date, nobodys: string): Promise<number> {
  const accounts = unclaimedOf(tenant)
  const found = await accounts.lockAbandoned(before, given, atOnce)
  for (const id of found) await ((await returnMoney(tenant, id)) ? accounts.empty(id, nobodys) : accounts.remove(id))
  return found.length
}

/**
 * Gives the house back what the account was given, by transfers like all others. Answers whether it ever had any: the
 * journal points at such an account, and it has to stay.
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
