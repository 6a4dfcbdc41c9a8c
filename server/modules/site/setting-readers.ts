import type { ReadSetting } from '../commands/index.ts'
import { toRegisterRules } from './permission.ts'

/** Readers of a brand's current settings for the audit log; `null` if a setting is missing. */
export const settingReaders = {
  flag: ({ flags }, { flag = '' }) => ({
    subject: { flag },
    value: flags.find((one) => one.flag === flag)?.enabled ?? null,
  }),
  vendor: ({ vendors }, { vendor = '' }) => ({
    subject: { vendor },
    value: vendors.find((one) => one.vendor === vendor)?.enabled ?? null,
  }),
  availability: ({ vendors }, { vendor = '' }) => {
    const currentVendor = vendors.find((one) => one.vendor === vendor)
    return { subject: { vendor }, value: { channels: currentVendor?.channels ?? 'all', clientTypes: currentVendor?.client_types ?? 'all' } }
  },
  rule: (site, { field = '' }) => ({
    subject: { field },
    value: toRegisterRules(site).find((rule) => rule.field === field) ?? null,
  }),
  status: ({ maintenance }) => ({ value: maintenance ? 'maintenance' : 'open' }),
  wallets: ({ single_wallet: single }) => ({ value: single ? 'single' : 'vendor' }),
  analytics: ({ gtag_id: tag }) => ({ value: tag ?? 'none' }),
  region: ({ restricted, local_country: local }) => ({
    value: { restricted: restricted.map(({ country }) => country).toSorted(), local },
  }),
} satisfies Readonly<Record<string, ReadSetting>>
