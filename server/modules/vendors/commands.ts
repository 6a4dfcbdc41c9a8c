import type { SiteRecord, VendorRecord } from '../../database/records.ts'
import { withTransaction } from '../../database/tenant.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import {
  type BrandContext,
  defineBrandCommand,
  type Change,
  type CommandContext,
  AdminApiError,
  type AdminCommands,
  type SettingReader,
} from '../commands/index.ts'
import { getBrandCatalogue, type Catalogue } from '../games/index.ts'
import { fetchCatalogue } from './fetch-catalogue.ts'
import { parseConnectionChange } from './parse-connection-change.ts'
import { CatalogueError } from './parse-catalogue.ts'
import { type ConnectionChange, createVendorConnectionStore, type NewConnection } from './store/connections.ts'
import { getVendorKeys } from './vendor-keys.ts'

/** Context of the commands for the connections of vendors. */
export type VendorCommandContext = CommandContext & {
  /** The platform's catalogue. */
  readonly catalogue: Catalogue
  readonly outbound: Outbound
}

const changeHelp =
  'name, launchUrl (where browsers open its games), apiUrl (default: launchUrl), catalogueUrl (where its list of games is fetched; none if it sends the list), order; and its policy: transactionIdScope (vendor|player|round), settlementCall (win|close), unknownRollback (ok|error), earlyRollback (reject-bet|accept-bet), openBetCheckMinutes'

/** Reads the connection of a vendor for the audit log; `null` if the brand does not have the vendor. */
const readConnectionSetting: SettingReader = ({ vendors }, { vendor = '' }) => {
  const found = vendors.find((vendorRecord) => vendorRecord.vendor === vendor && !vendorRecord.removed)
  return { subject: { vendor }, value: found ? toConnectionDto(found) : null }
}

/** Commands that add vendors to a brand, change and disable them, rotate their keys, and sync their games. */
export const connectionCommands: AdminCommands<VendorCommandContext> = {
  'add-vendor': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Add vendor',
    usage: 'vendors <brand> <vendor> add <change>',
    help: `Adds a game vendor to a brand, and shows its signing key. The key is shown only once. Takes ${changeHelp}.`,
    creates: true,
    parameters: { vendor: 'text', change: 'texts' },
    audit: readConnectionSetting,
    run: async (context: BrandContext<VendorCommandContext>, { vendor, change }) => {
      const { tenant, site, catalogue, secrets } = context
      assertVendorCode(vendor)
      const current = site.vendors.find((vendorRecord) => vendorRecord.vendor === vendor)
      if (current?.removed === false) throw new AdminApiError(`The brand already has the vendor "${vendor}". Change it instead.`)
      const connection = parseConnectionChange(undefined, change, context)
      await assertPolicyChangeable(context, vendor, change)
      if (connection.launch_url == null && catalogue.vendors[vendor]?.launchUrl() === undefined)
        throw new AdminApiError(
          'launchUrl is missing: the address at which browsers open its games, such as launchUrl=https://games.example.',
        )
      return withTransaction(tenant, async (trx) => {
        if (!(await createVendorConnectionStore(trx).insert(toNewConnection(vendor, connection, site))))
          throw new AdminApiError(`The brand already has the vendor "${vendor}". Change it instead.`)
        const { id, secret } = await getVendorKeys(secrets).rotate(trx, vendor, true)
        return { vendor, wallet: `/_livery/wallet/${tenant.code}/${vendor}`, key: id, secret }
      })
    },
  }),
  'change-vendor': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change vendor',
    usage: 'vendors <brand> <vendor> set <change>',
    help: `Changes the connection of a vendor: ${changeHelp}. The value none removes a name or an address.`,
    parameters: { vendor: 'text', change: 'texts' },
    audit: readConnectionSetting,
    run: async (context: BrandContext<VendorCommandContext>, { vendor, change }) => {
      const { tenant, site } = context
      const current = requireVendor(site, vendor)
      const connection = parseConnectionChange(current, change, context)
      await assertPolicyChangeable(context, vendor, change)
      await createVendorConnectionStore(tenant).update(vendor, connection)
      return { vendor, changed: Object.keys(change) }
    },
  }),
  'rotate-vendor-key': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Rotate vendor key',
    usage: 'vendors <brand> <vendor> rotate-key',
    help: 'Creates a new signing key for a vendor, and shows it. It is shown only once. The previous key stays valid for another day; with “now” it expires immediately.',
    sensitive: true,
    parameters: { vendor: 'text', now: 'boolean?' },
    run: async ({ tenant, site, secrets }, { vendor, now = false }) => {
      requireVendor(site, vendor)
      const { id, secret } = await getVendorKeys(secrets).rotate(tenant, vendor, now)
      return { key: id, secret }
    },
  }),
  'disable-vendor': defineBrandCommand({
    permission: 'settings.write',
    title: 'Disable vendor',
    usage: 'vendors <brand> <vendor> disable',
    help: 'Hides the games of a vendor and rejects new bets. Its open bets can still be settled.',
    sensitive: true,
    parameters: { vendor: 'text' },
    audit: readConnectionSetting,
    run: async ({ tenant, site }, { vendor }) => {
      requireVendor(site, vendor)
      await createVendorConnectionStore(tenant).disable(vendor)
      return { vendor, enabled: false }
    },
  }),
  'sync-vendor': defineBrandCommand({
    permission: 'settings.write',
    title: 'Sync games',
    usage: 'vendors <brand> <vendor> sync',
    help: 'Fetches the list of games of a vendor now, and shows which games were rejected and why.',
    parameters: { vendor: 'text' },
    run: async (context: BrandContext<VendorCommandContext>, { vendor }) => {
      requireVendor(context.site, vendor)
      return fetchCatalogue({ ...context, vendor }).catch((error: unknown) => {
        throw error instanceof CatalogueError ? new AdminApiError(error.message) : error
      })
    },
  }),
}

const toNewConnection = (vendor: string, change: ConnectionChange, site: SiteRecord): NewConnection => ({
  vendor,
  enabled: true,
  position: change.position ?? getNextPosition(site),
  name: change.name ?? null,
  launch_url: change.launch_url ?? null,
  api_url: change.api_url ?? null,
  catalogue_url: change.catalogue_url ?? null,
  policy: change.policy ?? null,
})

const getNextPosition = ({ vendors }: SiteRecord): number => Math.floor(Math.max(0, ...vendors.map(({ position }) => position))) + 1

function assertVendorCode(vendor: string): void {
  if (!/^[A-Z][A-Z0-9_]{1,15}$/.test(vendor))
    throw new AdminApiError(
      `"${vendor}" cannot be the code of a vendor: use 2 to 16 capital letters, digits and underscores, such as TIDE.`,
    )
}

/** @throws AdminApiError if the brand does not have the vendor, or has removed it */
export function requireVendor({ vendors }: SiteRecord, code: string): VendorRecord {
  const found = vendors.find(({ vendor, removed }) => vendor === code && !removed)
  if (found) return found
  const vendorCodes = vendors.flatMap(({ vendor, removed }) => (removed ? [] : [vendor]))
  throw new AdminApiError(`The brand has no vendor "${code}". Add it first, or use one of: ${vendorCodes.join(', ')}.`)
}

/**
 * Asserts that a change does not alter how repeated calls are recognised or which call settles a bet, once the vendor
 * has sent calls: under another policy, a repeated call could move money twice.
 * @throws AdminApiError
 */
async function assertPolicyChangeable(
  { tenant, site, catalogue }: BrandContext<VendorCommandContext>,
  vendor: string,
  change: Change,
): Promise<void> {
  const policy = getBrandCatalogue(catalogue, site).vendors[vendor]?.policy
  const [immutableSetting] = (['transactionIdScope', 'settlementCall'] as const).filter(
    (name) => change[name] !== undefined && change[name] !== policy?.[name],
  )
  if (immutableSetting === undefined || !(await createVendorConnectionStore(tenant).hasCalls(vendor))) return
  throw new AdminApiError(
    `${immutableSetting} cannot be changed, because "${vendor}" has sent wallet calls: a repeated call could move money twice. Add the vendor under another code.`,
  )
}

const toConnectionDto = ({ enabled, name, position, policy, ...addresses }: VendorRecord) => ({
  enabled,
  name,
  order: position,
  launchUrl: addresses.launch_url,
  apiUrl: addresses.api_url,
  catalogueUrl: addresses.catalogue_url,
  policy,
})
