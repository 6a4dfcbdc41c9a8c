import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { PlatformSeed, SeedVendor, WalletSeed } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import { AdminApiError, type PlatformValues } from '../commands/index.ts'
import { createSiteStore } from './store/site.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

type Download = PlatformSeed['resources'][string]
type Service = PlatformSeed['customerService'][string]

const registrationBonus: PlatformValues<string> = {
  read: async ({ site }) => ({ '': formatDecimal(site.registration_bonus, site.exponent) }),
  write: async ({ tenant, site }, _id, value = '0') =>
    createSiteStore(tenant).update({ registration_bonus: parseMinor(value, site.exponent) }),
  exposure: ({ site }, value = '0') => parseMinor(value, site.exponent),
}

const wallet: PlatformValues<WalletSeed> = {
  read: async ({ site }) => ({ '': toWalletSeed(site) }),
  write: async ({ tenant, site }, _id, value) => {
    if (value === undefined) throw new AdminApiError('"wallet" cannot be removed.')
    const { isSingle, bonusWageringMultiple, adjustmentLimit = '0', bonusDays } = value
    await createSiteStore(tenant).update({
      single_wallet: isSingle,
      bonus_turnover: bonusWageringMultiple,
      adjustment_limit: parseMinor(adjustmentLimit, site.exponent),
      bonus_days: bonusDays ?? null,
    })
  },
  // A higher adjustment limit lets a single operator grant more. A lower wagering requirement releases bonuses earlier.
  exposure: ({ site }, { adjustmentLimit = '0', bonusWageringMultiple = 0 } = toWalletSeed(site)) => {
    const limit = parseMinor(adjustmentLimit, site.exponent)
    const bonus = bonusWageringMultiple < site.bonus_turnover ? site.registration_bonus : 0n
    return limit > site.adjustment_limit && limit > bonus ? limit : bonus
  },
}

const toWalletSeed = (site: SiteRecord): WalletSeed => ({
  isSingle: site.single_wallet,
  bonusWageringMultiple: site.bonus_turnover,
  adjustmentLimit: formatDecimal(site.adjustment_limit, site.exponent),
  ...(site.bonus_days !== null && { bonusDays: site.bonus_days }),
})

const analytics: PlatformValues<NonNullable<PlatformSeed['analytics']>> = {
  read: async ({ site: { gtag_id: gtagId } }) => (gtagId === null ? {} : { '': { gtagId } }),
  write: async ({ tenant }, _id, value) => createSiteStore(tenant).update({ gtag_id: value?.gtagId ?? null }),
}

const vendors: PlatformValues<SeedVendor> = {
  read: async ({ site }) =>
    Object.fromEntries(
      site.vendors.flatMap(({ vendor, enabled, position, removed }) => (removed ? [] : [[vendor, { enabled, order: position }]])),
    ),
  write: async ({ tenant, site, catalogue }, vendor, value) => {
    if (value === undefined)
      throw new AdminApiError(
        `A vendor cannot be removed through platform.json. Use livery platform vendors <brand> ${vendor} remove, or set "enabled" to false.`,
      )
    if (site.vendors.some((siteVendor) => siteVendor.vendor === vendor && siteVendor.removed))
      throw new AdminApiError(`The vendor "${vendor}" was removed. Add it with livery platform vendors <brand> ${vendor} add.`)
    const vendorCodes = new Set([...site.vendors.map((siteVendor) => siteVendor.vendor), ...Object.keys(catalogue.vendors)])
    if (!vendorCodes.has(vendor))
      throw new AdminApiError(`The platform has no vendor "${vendor}". Vendors: ${[...vendorCodes].toSorted().join(', ')}.`)
    await createSiteStore(tenant).upsertVendor({ vendor, enabled: value.enabled, position: value.order ?? site.vendors.length })
  },
}

const resources: PlatformValues<Download> = {
  read: async ({ site }) =>
    Object.fromEntries(
      site.resources.map(({ kind, url, label_en: labelNameEn, label_cn: labelNameCn }) => [kind, { url, labelNameEn, labelNameCn }]),
    ),
  write: async ({ tenant }, kind, value) =>
    value === undefined
      ? createSiteStore(tenant).deleteResource(kind)
      : createSiteStore(tenant).upsertResource({ kind, url: value.url, label_en: value.labelNameEn, label_cn: value.labelNameCn }),
}

const services: PlatformValues<Service> = {
  read: async ({ site }) => Object.fromEntries(site.services.map(({ kind, title, path }) => [kind, { title, path }])),
  write: async ({ tenant }, kind, value) =>
    value === undefined ? createSiteStore(tenant).deleteService(kind) : createSiteStore(tenant).upsertService({ kind, ...value }),
}

/** Settings of a brand, in the format of `platform.json`. */
export const siteValues = {
  registrationBonus,
  wallet,
  analytics,
  'vendors.*': vendors,
  'resources.*': resources,
  'customerService.*': services,
}
