import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { voidPath } from '../../integrations/vendor-contract.ts'
import { createAccountStore, getAccount } from '../accounts/index.ts'
import { getBrandCatalogue } from '../games/index.ts'
import {
  type BrandContext,
  defineBrandCommand,
  AdminApiError,
  type AdminCommands,
  optionalInteger,
  defineValueCommand,
} from '../commands/index.ts'
import { callVendor } from './call-vendor.ts'
import { type BetRecord, createBetStore } from './store/bets.ts'
import {
  createVendorConnectionStore,
  createVendorGameStore,
  requireVendor,
  createVendorSyncStore,
  type VendorCommandContext,
  getVendorKeys,
} from '../vendors/index.ts'
import { rollBackForPlatform } from './roll-back-bet.ts'
import { resolveVendorContext } from './vendor-context.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'

const maxBets = 200
/** Minutes of a leap year. */
const maxMinutes = 527_040

/** Commands that show and remove a brand's vendors, list their open bets and void settled ones. */
export const vendorCommands: AdminCommands<VendorCommandContext> = {
  vendor: defineBrandCommand({
    permission: 'settings.read',
    title: 'Vendor',
    usage: 'vendors <brand> <vendor> show',
    help: 'Shows a vendor’s addresses, policy and keys, its list of games and its number of open bets.',
    summary: true,
    parameters: { vendor: 'text' },
    run: async ({ tenant, site, catalogue, secrets }: BrandContext<VendorCommandContext>, { vendor }) => {
      const { enabled, catalogue_url: catalogueUrl } = requireVendor(site, vendor)
      const vendorEntry = getBrandCatalogue(catalogue, site).vendors[vendor]
      const sync = await createVendorSyncStore(tenant).find(vendor)
      const openBets = (await createBetStore(tenant).countOpenByVendor()).find((openBetCount) => openBetCount.vendor === vendor)
      return {
        enabled,
        launchUrl: vendorEntry?.launchUrl() ?? 'none',
        apiUrl: vendorEntry?.apiUrl() ?? 'none',
        catalogueUrl: catalogueUrl ?? 'none',
        ...vendorEntry?.policy,
        keys: await getVendorKeys(secrets).list(tenant, vendor),
        listedGames: await createVendorGameStore(tenant).count(vendor),
        ...(sync && { syncedAt: sync.synced_at?.toISOString() ?? 'never', ...(sync.error !== null && { syncError: sync.error }) }),
        openBets: Number(openBets?.count ?? 0n),
        ...(openBets !== undefined && { openSince: openBets.since.toISOString() }),
      }
    },
  }),
  'remove-vendor': defineBrandCommand({
    permission: 'ledger.write',
    title: 'Remove vendor',
    usage: 'vendors <brand> <vendor> remove',
    help: 'Removes a vendor from a brand. Its bets and the names of its games are kept. Not possible while it has open bets; with “return stakes”, the stakes of open bets without a win are refunded first.',
    sensitive: true,
    parameters: { vendor: 'text', returnStakes: 'boolean?' },
    run: async ({ tenant, site }: BrandContext<VendorCommandContext>, { vendor, returnStakes = false }) => {
      requireVendor(site, vendor)
      const returnedCount = returnStakes ? await returnOpenStakes(tenant, vendor) : 0
      return withTransaction(tenant, async (trx) => {
        await createVendorGameStore(trx).lockVendor(vendor)
        const openBets = (await createBetStore(trx).countOpenByVendor()).find((openBetCount) => openBetCount.vendor === vendor)
        if (openBets) throw new AdminApiError(describeOpenBets(vendor, openBets.count))
        await createVendorConnectionStore(trx).remove(vendor)
        return { removed: vendor, returnedStakes: returnedCount }
      })
    },
  }),
  'vendor-void': defineValueCommand({
    permission: 'ledger.write',
    title: 'Void bet',
    usage: 'vendors <brand> <vendor> void <username> <round>',
    help: 'Asks a vendor to void a settled bet, so that the stake is refunded. If the round has several settled bets, name the transaction of one of them.',
    sensitive: true,
    parameters: { vendor: 'text', username: 'text', round: 'text', transaction: 'text?' },
    exposure: async (context: BrandContext<VendorCommandContext>, input) => {
      const { stake, win } = await requireSettledBet(context, input)
      return stake > win ? stake - win : 0n
    },
    run: async (context: BrandContext<VendorCommandContext>, input) => {
      const { secrets, outbound, record } = context
      const { vendor, round } = input
      const bet = await requireSettledBet(context, input)
      const vendorContext = resolveVendorContext(context, vendor)
      const response = vendorContext && (await callVendor({ keys: getVendorKeys(secrets), outbound }, vendorContext, voidPath, bet))
      if (response?.state !== 'voided') throw new AdminApiError(`${vendor} ${response ? 'has not voided this bet' : 'did not answer'}.`)
      record({ account: bet.account })
      return { voided: round }
    },
  }),
  'vendor-bets': defineBrandCommand({
    permission: 'ledger.read',
    title: 'Open bets',
    usage: 'vendors <brand> <vendor> bets',
    help: 'Lists a vendor’s open bets; with “minutes”, only those that have been open for at least that long.',
    isReport: true,
    parameters: { vendor: 'text', minutes: optionalInteger(0, maxMinutes) },
    run: async ({ tenant, site }, { vendor, minutes = 0 }) => {
      requireVendor(site, vendor)
      const openBets = await createBetStore(tenant).listOpen(vendor, new Date(Date.now() - minutes * 60_000), maxBets)
      return Promise.all(
        openBets.map(async ({ account, game, round, transaction, stake, win, currency, placed_at }) => ({
          account: (await createAccountStore(tenant).findById(account))?.username,
          game,
          round,
          transaction,
          stake: formatDecimal(stake, site.exponent),
          win: formatDecimal(win, site.exponent),
          currency,
          placedAt: placed_at.toISOString(),
        })),
      )
    },
  }),
}

interface PlayerRound {
  readonly vendor: string
  readonly username: string
  readonly round: string
  /** The transaction of the bet. Required if the round has several settled bets. */
  readonly transaction?: string | undefined
}

/**
 * Returns the settled bet of a player in a round.
 * @throws AdminApiError if there is none, or if there are several and `transaction` is missing
 */
async function requireSettledBet(
  { tenant, site }: Pick<BrandContext, 'tenant' | 'site'>,
  { vendor, username, round, transaction }: PlayerRound,
): Promise<BetRecord> {
  requireVendor(site, vendor)
  const { id: account } = await getAccount(tenant, username)
  const settledBets = (await createBetStore(tenant).listByRound(vendor, account, round)).filter(
    (bet) => bet.state === 'settled' && (transaction === undefined || bet.transaction === transaction),
  )
  const [bet, ...otherBets] = settledBets
  if (bet === undefined)
    throw new AdminApiError(
      `"${username}" has no settled bet${transaction === undefined ? '' : ` "${transaction}"`} in the round "${round}".`,
    )
  if (otherBets.length > 0)
    throw new AdminApiError(
      `"${username}" has several settled bets in the round "${round}". Name the transaction of one of them: ${settledBets.map((settledBet) => settledBet.transaction).join(', ')}.`,
    )
  return bet
}

/**
 * Disables a vendor and rolls back its open bets, except those that have already won something. Returns the number of
 * bets rolled back.
 */
async function returnOpenStakes(tenant: Tenant, vendor: string): Promise<number> {
  await createVendorConnectionStore(tenant).disable(vendor)
  let returnedCount = 0
  for (;;) {
    // Each of them is rolled back below, or has ended or won something in the meantime, so none is listed again.
    const openBets = await createBetStore(tenant).listOpenWithoutWin(vendor, maxBets)
    for (const bet of openBets) if (await rollBackForPlatform(tenant, bet)) returnedCount += 1
    if (openBets.length < maxBets) return returnedCount
  }
}

const describeOpenBets = (vendor: string, count: bigint): string =>
  `"${vendor}" has ${formatCount(count, 'open bet')}. Disable it and wait until it has settled them, or remove it with “return stakes”.`
