import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { voidPath } from '../../integrations/vendor-contract.ts'
import { accountsOf, findAccount } from '../accounts/index.ts'
import { type BrandContext, brandCommand, ControlError, type ControlCommands, optionalInteger, valueCommand } from '../commands/index.ts'
import { callVendor } from './call-vendor.ts'
import { type BetRecord, betsOf } from './store/bets.ts'
import { keysOf } from './store/keys.ts'
import { vendorKeysOf } from './vendor-keys.ts'

const max = 200
/** Minutes of a year. */
const maxMinutes = 527_040

/** Commands for a brand's bets with vendors. */
export const vendorCommands: ControlCommands = {
  vendor: brandCommand({
    permission: 'settings.read',
    usage: 'vendors <brand> <vendor> show',
    help: 'Shows a vendor’s policy, its keys and its number of open bets.',
    parameters: { vendor: 'text' },
    run: async ({ tenant, site, catalogue }, { vendor }) => {
      const { enabled } = requireVendor(site, vendor)
      const open = (await betsOf(tenant).countOpen()).find((one) => one.vendor === vendor)
      return {
        enabled,
        ...catalogue.vendors[vendor]?.policy,
        keys: (await keysOf(tenant).good(vendor)).map(({ id, created_at, ends_at }) => ({
          id,
          madeAt: created_at.toISOString(),
          ...(ends_at !== null && { endsAt: ends_at.toISOString() }),
        })),
        openBets: Number(open?.count ?? 0n),
        ...(open !== undefined && { openSince: open.since.toISOString() }),
      }
    },
  }),
  'vendor-rotate': brandCommand({
    permission: 'secrets.write',
    usage: 'vendors <brand> <vendor> rotate',
    help: 'Creates a new key for the vendor to sign with, and shows it only this once. The previous key stays valid for another day; with --now it ends at once.',
    parameters: { vendor: 'text', now: 'boolean?' },
    run: async ({ tenant, site, secrets }, { vendor, now = false }) => {
      requireVendor(site, vendor)
      const { id, secret } = await vendorKeysOf(secrets).rotate(tenant, vendor, now)
      return { key: id, secret }
    },
  }),
  'vendor-void': valueCommand({
    permission: 'ledger.write',
    usage: 'vendors <brand> <vendor> void <username> <round>',
    help: 'Asks a vendor to void a settled bet, so that the stake is returned.',
    parameters: { vendor: 'text', username: 'text', round: 'text' },
    worth: async (context, given) => {
      const { stake, win } = await requireSettled(context, given)
      return stake > win ? stake - win : 0n
    },
    run: async (context, given) => {
      const { tenant, secrets, vendorAddress, record } = context
      const { vendor, round } = given
      const bet = await requireSettled(context, given)
      const address = vendorAddress()
      const access = address === undefined ? undefined : { keys: vendorKeysOf(secrets), address }
      const answer = access && (await callVendor(access, { tenant, vendor }, voidPath, bet))
      if (answer?.state !== 'voided') throw new ControlError(`${vendor} ${answer ? 'has not voided this bet' : 'did not answer'}.`)
      record({ account: bet.account })
      return { voided: round }
    },
  }),
  'vendor-bets': brandCommand({
    permission: 'ledger.read',
    usage: 'vendors <brand> <vendor> bets',
    help: 'Lists a vendor’s open bets; with --minutes those that have been open at least that long.',
    parameters: { vendor: 'text', minutes: optionalInteger(0, maxMinutes) },
    run: async ({ tenant, site }, { vendor, minutes = 0 }) => {
      requireVendor(site, vendor)
      const open = await betsOf(tenant).open(vendor, new Date(Date.now() - minutes * 60_000), max)
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
  }),
}

interface RoundOfPlayer {
  readonly vendor: string
  readonly username: string
  readonly round: string
}

/** The settled bet of a player in a round. */
async function requireSettled({ tenant, site }: BrandContext, { vendor, username, round }: RoundOfPlayer): Promise<BetRecord> {
  requireVendor(site, vendor)
  const { id: account } = await findAccount(tenant, username)
  const [bet] = await betsOf(tenant).ofRound(vendor, account, round)
  if (bet?.state !== 'settled') throw new ControlError(`"${username}" has no settled bet in the round "${round}".`)
  return bet
}

function requireVendor({ vendors }: SiteRecord, code: string): { readonly enabled: boolean } {
  const found = vendors.find(({ vendor }) => vendor === code)
  if (!found) throw new ControlError(`There is no vendor "${code}". Expected one of: ${vendors.map(({ vendor }) => vendor).join(', ')}.`)
  return found
}
