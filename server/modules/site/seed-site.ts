import type { MerchantConfig, PlatformSeed } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import { type SiteSeed, seedSite } from './store/seed.ts'
import type { Tenant } from '../../database/tenant.ts'
import { toGiftValue, type RuleValues, dropUndefined } from '../../../src/engine/rules/rule-values.ts'
import type { SiteRecord } from '../../database/records.ts'

/** Inserts the initial rows of a module for a brand. */
export type Seed = (trx: Tenant, config: MerchantConfig) => Promise<void>

/**
 * Provisions a brand, unless it is in the database already: inserts the settings of its `platform.json` and the seeds
 * of the modules in one transaction. Returns whether this call did so.
 */
export const provisionBrand = (tenant: Tenant, config: MerchantConfig, seeds: readonly Seed[]): Promise<boolean> =>
  seedSite(tenant, toSeed(config), async (trx) => {
    for (const seed of seeds) await seed(trx, config)
  })

function toSeed({ merchant, platform }: MerchantConfig): SiteSeed {
  const { code, exponent } = merchant.currency
  return {
    site: {
      maintenance: false,
      local_country: platform.countries.local,
      currency: code,
      exponent,
      registration_bonus: parseMinor(platform.registrationBonus, exponent),
      single_wallet: platform.wallet.isSingle,
      bonus_turnover: platform.wallet.bonusWageringMultiple,
      adjustment_limit: parseMinor(platform.wallet.adjustmentLimit ?? '0', exponent),
      bonus_days: platform.wallet.bonusDays ?? null,
      gtag_id: platform.analytics?.gtagId ?? null,
      time_zone: merchant.timeZone,
    },
    flags: Object.entries(platform.flags).map(([flag, enabled]) => ({ flag, enabled })),
    register_rules: Object.entries(platform.registerRules).map(([field, rule]) => toRule(field, rule)),
    restricted_countries: platform.countries.restricted.map((country) => ({ country })),
    vendors: Object.entries(platform.vendors).map(([vendor, { enabled, order }], index) => ({ vendor, enabled, position: order ?? index })),
    resources: Object.entries(platform.resources).map(([kind, { url, labelNameEn, labelNameCn }]) => ({
      kind,
      url,
      label_en: labelNameEn,
      label_cn: labelNameCn,
    })),
    customer_services: Object.entries(platform.customerService).map(([kind, service]) => ({
      kind,
      title: service.title,
      path: service.path,
    })),
  }
}

function toRule(field: string, rule: PlatformSeed['registerRules'][string]): SiteSeed['register_rules'][number] {
  const { enabled, required, patternId, acceptedPattern, minLength, maxLength } = rule
  return {
    field,
    enabled,
    required,
    pattern: patternId ?? null,
    accepted_pattern: acceptedPattern ?? null,
    min_length: minLength ?? null,
    max_length: maxLength ?? null,
  }
}

/**
 * Returns the configuration with which a brand is created in production: without demo accounts, and so without their
 * history and agents' codes; without fictitious winners; and without a registration bonus, which the operator must
 * decide on.
 */
export const removeDemoSettings = (config: MerchantConfig): MerchantConfig => ({
  ...config,
  platform: { ...config.platform, accounts: {}, affiliateCodes: {}, wins: {}, registrationBonus: '0' },
})

/** Returns the current values that texts about the registration bonus refer to. */
export const getRegistrationRuleValues = ({
  registration_bonus: bonus,
  bonus_turnover: turnover,
  bonus_days: days,
}: SiteRecord): RuleValues =>
  dropUndefined({
    'registration.bonus': toGiftValue(bonus),
    'registration.turnover': { kind: 'times', value: turnover },
    'registration.days': days === null ? undefined : { kind: 'days', value: days },
  })
