import type { SiteRecord } from '../../database/records.ts'
import { type VendorAvailability, createSiteStore } from './store/site.ts'
import { toRegisterRules } from './permission.ts'
import { type ChangeParsers, type AdminCommands, defineBrandCommand, AdminApiError, parseChange } from '../commands/index.ts'
import { parseRule } from './parse-rule.ts'
import { settingReaders } from './setting-readers.ts'

/** Commands for a brand's flags, vendors, registration rules, status, wallet mode, analytics and regions. */
export const siteCommands: AdminCommands = {
  flags: defineBrandCommand({
    permission: 'settings.read',
    title: 'Flags',
    usage: 'flags <brand>',
    help: 'Lists the white-label flags.',
    rows: { parameter: 'flag' },
    run: async ({ site }) => Object.fromEntries(site.flags.map(({ flag, enabled }) => [flag, enabled])),
  }),
  'set-flag': defineBrandCommand({
    permission: 'settings.write',
    title: 'Turn flag on or off',
    usage: 'flags <brand> <flag> <on>',
    help: 'Turns a white-label flag on or off.',
    parameters: { flag: 'text', on: 'boolean' },
    audit: settingReaders.flag,
    run: async ({ tenant, site }, { flag, on }) => {
      if (!(await createSiteStore(tenant).setFlagEnabled(flag, on)))
        throw new AdminApiError(`Unknown flag "${flag}". Flags: ${site.flags.map((siteFlag) => siteFlag.flag).join(', ')}.`)
      return { [flag]: on }
    },
  }),

  vendors: defineBrandCommand({
    permission: 'settings.read',
    title: 'Game vendors',
    usage: 'vendors <brand>',
    help: 'Lists the game vendors of the brand, and whether each is enabled.',
    rows: { parameter: 'vendor' },
    run: async ({ site }) =>
      Object.fromEntries(site.vendors.flatMap(({ vendor, enabled, removed }) => (removed ? [] : [[vendor, enabled]]))),
  }),
  'set-vendor': defineBrandCommand({
    permission: 'settings.write',
    title: 'Turn vendor on or off',
    usage: 'vendors <brand> <vendor> <on>',
    help: 'Turns the games of a vendor on or off.',
    parameters: { vendor: 'text', on: 'boolean' },
    audit: settingReaders.vendor,
    run: async ({ tenant, site }, { vendor, on }) => {
      assertVendor(vendor, site)
      await createSiteStore(tenant).setVendorEnabled(vendor, on)
      return { [vendor]: on }
    },
  }),

  'set-vendor-availability': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change vendor availability',
    usage: 'vendors <brand> <vendor> availability <change>',
    help: 'Limits a vendor’s games to channels (such as WEB,APP) and clientTypes (such as 3). The value all removes a limit.',
    placeholders: { change: 'channels=WEB,APP clientTypes=3 (or all)' },
    parameters: { vendor: 'text', change: 'texts' },
    audit: settingReaders.availability,
    run: async ({ tenant, site }, { vendor, change }) => {
      assertVendor(vendor, site)
      const availability = parseChange(change, availabilityParsers, { subject: 'The availability of a vendor', site })
      await createSiteStore(tenant).setVendorAvailability(vendor, availability)
      const current = (await createSiteStore(tenant).read())?.vendors.find((siteVendor) => siteVendor.vendor === vendor)
      return { vendor, channels: current?.channels ?? 'all', clientTypes: current?.client_types ?? 'all' }
    },
  }),

  rules: defineBrandCommand({
    permission: 'settings.read',
    title: 'Registration rules',
    usage: 'rules <brand>',
    help: 'Lists the registration rules.',
    rows: { parameter: 'field' },
    run: async ({ site }) => toRegisterRules(site),
  }),
  'set-rule': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change registration rule',
    usage: 'rules <brand> <field> <change>',
    help: 'Changes a registration rule: enabled and required (on|off), patternId, acceptedPattern, minLength, maxLength. The value none removes a pattern or a length.',
    parameters: { field: 'text', change: 'texts' },
    audit: settingReaders.rule,
    run: async ({ tenant, site }, { field, change }) => {
      await createSiteStore(tenant).setRule(field, parseRule(field, change, site))
      const current = await createSiteStore(tenant).read()
      return current && toRegisterRules(current).find((rule) => rule.field === field)
    },
  }),

  status: defineBrandCommand({
    permission: 'settings.read',
    title: 'Site status',
    usage: 'status <brand>',
    help: 'Shows whether the site is open or closed for maintenance.',
    run: async ({ site }) => ({ status: site.maintenance ? 'maintenance' : 'open' }),
  }),
  'set-status': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change site status',
    usage: 'status <brand> <status>',
    help: 'Opens the site, or closes it for maintenance.',
    sensitive: true,
    placeholders: { status: 'open|maintenance' },
    parameters: { status: 'text' },
    audit: settingReaders.status,
    run: async ({ tenant }, { status }) => {
      if (status !== 'open' && status !== 'maintenance') throw new AdminApiError(`Unknown status "${status}". Use open or maintenance.`)
      await createSiteStore(tenant).setMaintenance(status === 'maintenance')
      return { status }
    },
  }),

  wallets: defineBrandCommand({
    permission: 'settings.read',
    title: 'Wallet mode',
    usage: 'wallets <brand>',
    help: 'Shows whether all vendors share one balance (single), or each has its own wallet (vendor).',
    run: async ({ site }) => ({ wallets: site.single_wallet ? 'single' : 'vendor' }),
  }),
  'set-wallets': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change wallet mode',
    usage: 'wallets <brand> <wallets>',
    help: 'Changes whether all vendors share one balance (single), or each has its own wallet (vendor).',
    sensitive: true,
    placeholders: { wallets: 'single|vendor' },
    parameters: { wallets: 'text' },
    audit: settingReaders.wallets,
    run: async ({ tenant }, { wallets }) => {
      if (wallets !== 'single' && wallets !== 'vendor')
        throw new AdminApiError(`Unknown value "${wallets}". Use single (one balance for all vendors) or vendor (one wallet per vendor).`)
      await createSiteStore(tenant).setSingleWallet(wallets === 'single')
      return { wallets }
    },
  }),

  analytics: defineBrandCommand({
    permission: 'settings.read',
    title: 'Analytics',
    usage: 'analytics <brand>',
    help: 'Shows the Google tag that counts visits. It is loaded only for visitors who consent.',
    run: async ({ site }) => ({ gtagId: site.gtag_id ?? 'none' }),
  }),
  'set-analytics': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change analytics tag',
    usage: 'analytics <brand> <gtagId>',
    help: 'Changes the Google tag that counts visits. The value none removes it.',
    placeholders: { gtagId: 'G-ABC1234567|none' },
    parameters: { gtagId: 'text' },
    audit: settingReaders.analytics,
    run: async ({ tenant }, { gtagId }) => {
      if (gtagId !== 'none' && !/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/.test(gtagId))
        throw new AdminApiError(`"${gtagId}" is not a tag. Use a tag such as G-ABC1234567, or none.`)
      await createSiteStore(tenant).setAnalyticsTag(gtagId === 'none' ? null : gtagId)
      return { gtagId }
    },
  }),

  region: defineBrandCommand({
    permission: 'settings.read',
    title: 'Country restrictions',
    usage: 'region <brand>',
    help: 'Lists the restricted countries, and the country that is assumed for requests from the server’s own machine.',
    run: async ({ site }) => ({ restricted: site.restricted.map(({ country }) => country), local: site.local_country }),
  }),
  'set-region': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change country restrictions',
    usage: 'region <brand> <action> <country>',
    help: 'Restricts or allows a country, or changes the country that is assumed for requests from the server’s own machine (local).',
    sensitive: true,
    placeholders: { action: 'restrict|allow|local' },
    parameters: { action: 'text', country: 'text' },
    audit: settingReaders.region,
    run: async ({ tenant }, { action, country }) => {
      const code = parseCountry(country)
      const actions: Readonly<Record<string, () => Promise<void>>> = {
        restrict: () => createSiteStore(tenant).addRestrictedCountry(code),
        allow: () => createSiteStore(tenant).removeRestrictedCountry(code),
        local: () => createSiteStore(tenant).setLocalCountry(code),
      }
      const runAction = Object.hasOwn(actions, action) ? actions[action] : undefined
      if (!runAction) throw new AdminApiError(`Unknown action "${action}". Use restrict, allow or local.`)
      await runAction()
      return { [action]: code }
    },
  }),
}

/** @throws AdminApiError if the brand does not have the vendor */
function assertVendor(code: string, { vendors }: SiteRecord): void {
  const vendorCodes = vendors.flatMap(({ vendor, removed }) => (removed ? [] : [vendor]))
  if (!vendorCodes.includes(code))
    throw new AdminApiError(`The brand has no vendor "${code}". Add it first, or use one of: ${vendorCodes.join(', ')}.`)
}

/**
 * Parsers of a vendor's availability, in the syntax of the command line: `channels=WEB,APP`, `clientTypes=3`,
 * `channels=all`.
 */
const availabilityParsers: ChangeParsers<VendorAvailability> = {
  channels: (text) => ({ channels: parseList(text, /^[A-Z0-9_]{1,16}$/) }),
  clientTypes: (text) => ({ client_types: parseList(text, /^\d{1,2}$/)?.map(Number) ?? null }),
}

function parseList(text: string, itemPattern: RegExp): string[] | null {
  if (text === 'all') return null
  const items = text.split(',').map((part) => part.trim())
  if (!items.every((part) => itemPattern.test(part)))
    throw new AdminApiError(`"${text}" must be all, or a comma-separated list such as WEB,APP or 3,5.`)
  return items
}

function parseCountry(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new AdminApiError(`"${text}" is not a country code. Use two letters, such as US.`)
  return text.toUpperCase()
}
