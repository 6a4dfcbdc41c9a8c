import type { SiteRecord } from '../../database/records.ts'
import { type VendorReach, siteOf } from './store/site.ts'
import { registerRulesOf } from './permission.ts'
import { type ChangeParts, type ControlCommands, brandCommand, ControlError, readChange } from '../commands/index.ts'
import { readRule } from './read-rule.ts'

/** What an operator can see and change of a brand, besides its members and its money. */
export const siteCommands: ControlCommands = {
  flags: brandCommand({}, async ({ site }) => Object.fromEntries(site.flags.map(({ flag, enabled }) => [flag, enabled]))),
  'set-flag': brandCommand({ flag: 'text', on: 'truth' }, async ({ tenant, site }, { flag, on }) => {
    if (!(await siteOf(tenant).setFlag(flag, on)))
      throw new ControlError(`There is no flag "${flag}". There are: ${site.flags.map((known) => known.flag).join(', ')}.`)
    return { [flag]: on }
  }),

  vendors: brandCommand({}, async ({ site }) => Object.fromEntries(site.vendors.map(({ vendor, enabled }) => [vendor, enabled]))),
  'set-vendor': brandCommand({ vendor: 'text', on: 'truth' }, async ({ tenant, site }, { vendor, on }) => {
    if (!(await siteOf(tenant).setVendor(vendor, on))) throw noVendor(vendor, site)
    return { [vendor]: on }
  }),

  'set-vendor-reach': brandCommand({ vendor: 'text', change: 'texts' }, async ({ tenant, site }, { vendor, change }) => {
    const reach = readChange(change, reachParts, { what: 'Who a vendor is for', site })
    if (!(await siteOf(tenant).setReach(vendor, reach))) throw noVendor(vendor, site)
    const now = (await siteOf(tenant).read())?.vendors.find((one) => one.vendor === vendor)
    return { vendor, channels: now?.channels ?? 'all', clientTypes: now?.client_types ?? 'all' }
  }),

  rules: brandCommand({}, async ({ site }) => registerRulesOf(site)),
  'set-rule': brandCommand({ field: 'text', change: 'texts' }, async ({ tenant, site }, { field, change }) => {
    await siteOf(tenant).setRule(field, readRule(field, change, site))
    const now = await siteOf(tenant).read()
    return now && registerRulesOf(now).find((rule) => rule.field === field)
  }),

  status: brandCommand({}, async ({ site }) => ({ status: site.maintenance ? 'maintenance' : 'open' })),
  'set-status': brandCommand({ status: 'text' }, async ({ tenant }, { status }) => {
    if (status !== 'open' && status !== 'maintenance') throw new ControlError(`There is no status "${status}": it is open or maintenance.`)
    await siteOf(tenant).setMaintenance(status === 'maintenance')
    return { status }
  }),

  wallets: brandCommand({}, async ({ site }) => ({ wallets: site.single_wallet ? 'single' : 'vendor' })),
  'set-wallets': brandCommand({ wallets: 'text' }, async ({ tenant }, { wallets }) => {
    if (wallets !== 'single' && wallets !== 'vendor')
      throw new ControlError(`There are no wallets "${wallets}": single is one balance for all vendors, vendor is one at each.`)
    await siteOf(tenant).setSingleWallet(wallets === 'single')
    return { wallets }
  }),

  analytics: brandCommand({}, async ({ site }) => ({ gtagId: site.gtag_id ?? 'none' })),
  'set-analytics': brandCommand({ gtagId: 'text' }, async ({ tenant }, { gtagId }) => {
    if (gtagId !== 'none' && !/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/.test(gtagId))
      throw new ControlError(`"${gtagId}" is not a tag: it is none, or such as G-ABC1234567.`)
    await siteOf(tenant).setTag(gtagId === 'none' ? null : gtagId)
    return { gtagId }
  }),

  region: brandCommand({}, async ({ site }) => ({ restricted: site.restricted.map(({ country }) => country), local: site.local_country })),
  'set-region': brandCommand({ action: 'text', country: 'text' }, async ({ tenant }, { action, country }) => {
    const code = readCountry(country)
    const actions: Readonly<Record<string, () => Promise<void>>> = {
      restrict: () => siteOf(tenant).restrict(code),
      allow: () => siteOf(tenant).allow(code),
      local: () => siteOf(tenant).setLocalCountry(code),
    }
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act) throw new ControlError(`There is no "${action}": it is restrict, allow or local.`)
    await act()
    return { [action]: code }
  }),
}

const noVendor = (vendor: string, { vendors }: SiteRecord): ControlError =>
  new ControlError(`The brand has no vendor "${vendor}". It has: ${vendors.map((known) => known.vendor).join(', ')}.`)

/** Who a vendor's games are for, as an operator writes it: `channels=WEB,APP`, `clientTypes=3`, `channels=all`. */
const reachParts: ChangeParts<VendorReach> = {
  channels: (text) => ({ channels: readList(text, /^[A-Z0-9_]{1,16}$/) }),
  clientTypes: (text) => ({ client_types: readList(text, /^\d{1,2}$/)?.map(Number) ?? null }),
}

function readList(text: string, form: RegExp): string[] | null {
  if (text === 'all') return null
  const parts = text.split(',').map((part) => part.trim())
  if (!parts.every((part) => form.test(part)))
    throw new ControlError(`"${text}" must be all, or some with commas between, such as WEB,APP or 3,5.`)
  return parts
}

function readCountry(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new ControlError(`"${text}" is not a country: two letters are needed, such as US.`)
  return text.toUpperCase()
}
