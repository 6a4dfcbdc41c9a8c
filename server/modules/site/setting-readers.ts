import type { SettingReader } from '../commands/index.ts'
import { toRegisterRules } from './permission.ts'

/**
 * Readers of a brand's current settings for the audit log. An unknown flag, vendor or rule has the value `null`; the
 * availability of an unknown vendor is `all`.
 */
export const settingReaders = {
  flag: ({ flags }, { flag = '' }) => ({
    subject: { flag },
    value: flags.find((entry) => entry.flag === flag)?.enabled ?? null,
  }),
  vendor: ({ vendors }, { vendor = '' }) => ({
    subject: { vendor },
    value: vendors.find((vendorRecord) => vendorRecord.vendor === vendor)?.enabled ?? null,
  }),
  availability: ({ vendors }, { vendor = '' }) => {
    const currentVendor = vendors.find((vendorRecord) => vendorRecord.vendor === vendor)
    return { subject: { vendor }, value: { channels: currentVendor?.channels ?? 'all', clientTypes: currentVendor?.client_types ?? 'all' } }
  },
  rule: (site, { field = '' }) => ({
    subject: { field },
    value: toRegisterRules(site).find((rule) => rule.field === field) ?? null,
  }),
  status: ({ maintenance }) => ({ value: maintenance ? 'maintenance' : 'open' }),
  wallets: ({ single_wallet: isSingle }) => ({ value: isSingle ? 'single' : 'vendor' }),
  analytics: ({ gtag_id: tag }) => ({ value: tag ?? 'none' }),
  region: ({ restricted, local_country: localCountry }) => ({
    value: { restricted: restricted.map(({ country }) => country).toSorted(), local: localCountry },
  }),
} satisfies Readonly<Record<string, SettingReader>>
