import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { accountsOf } from '../accounts/index.ts'
import { brandCommand, ControlError, type ControlCommands, optionalWhole } from '../commands/index.ts'
import { betsOf } from './store/bets.ts'
import { keysOf } from './store/keys.ts'
import { vendorKeysOf } from './vendor-keys.ts'
import { policyOf } from './vendor-policy.ts'

const most = 200
/** A year. */
const mostMinutes = 527_040

/** What an operator can see and do about a brand's bets with vendors. */
export const vendorCommands: ControlCommands = {
  vendor: brandCommand({ vendor: 'text' }, async ({ tenant, site }, { vendor }) => {
    const { enabled } = requireVendor(site, vendor)
    const open = (await betsOf(tenant).countOpen()).find((one) => one.vendor === vendor)
    return {
      enabled,
      ...policyOf(vendor),
      keys: (await keysOf(tenant).good(vendor)).map(({ id, made_at, ends_at }) => ({
        id,
        madeAt: made_at.toISOString(),
        ...(ends_at !== null && { endsAt: ends_at.toISOString() }),
      })),
      openBets: Number(open?.count ?? 0n),
      ...(open !== undefined && { openSince: open.since.toISOString() }),
    }
  }),
  'vendor-rotate': brandCommand({ vendor: 'text', now: 'truth?' }, async ({ tenant, site, secrets }, { vendor, now = false }) => {
    requireVendor(site, vendor)
    const { id, secret } = await vendorKeysOf(secrets).rotate(tenant, vendor, now)
    return { key: id, secret }
  }),
  'vendor-bets': brandCommand(
    { vendor: 'text', minutes: optionalWhole(0, mostMinutes) },
    async ({ tenant, site }, { vendor, minutes = 0 }) => {
      requireVendor(site, vendor)
      const open = await betsOf(tenant).open(vendor, new Date(Date.now() - minutes * 60_000), most)
      return Promise.all(
        open.map(async ({ account, game, round, transaction, stake, win, currency, placed_at }) => ({
          account: (await accountsOf(tenant).byId(account))?.username,
          game,
          round,
          transaction,
          stake: writeDecimal(stake, site.exponent),
          win: writeDecimal(win, site.exponent),
          currency,
          placedAt: placed_at.toISOString(),
        })),
      )
    },
  ),
}

function requireVendor({ vendors }: SiteRecord, code: string): { readonly enabled: boolean } {
  const found = vendors.find(({ vendor }) => vendor === code)
  if (!found) throw new ControlError(`There is no vendor "${code}". There are: ${vendors.map(({ vendor }) => vendor).join(', ')}.`)
  return found
}
