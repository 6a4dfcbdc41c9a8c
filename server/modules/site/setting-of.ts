import type { SiteRecord } from '../../database/records.ts'
import { registerRulesOf } from './permission.ts'

/** What a command names besides the brand. */
export interface SettingSubject {
  readonly flag?: string
  readonly vendor?: string
  readonly field?: string
}

interface Setting {
  readonly subject?: SettingSubject
  readonly value: unknown
}

/** The setting that each command changes, as it is now. `null` where there is none. */
export const settingOf: Readonly<Record<string, (site: SiteRecord, given: SettingSubject) => Setting>> = {
  'set-flag': ({ flags }, { flag = '' }) => ({
    subject: { flag },
    value: flags.find((one) => one.flag === flag)?.enabled ?? null,
  }),
  'set-vendor': ({ vendors }, { vendor = '' }) => ({
    subject: { vendor },
    value: vendors.find((one) => one.vendor === vendor)?.enabled ?? null,
  }),
  'set-vendor-reach': ({ vendors }, { vendor = '' }) => {
    const found = vendors.find((one) => one.vendor === vendor)
    return { subject: { vendor }, value: { channels: found?.channels ?? 'all', clientTypes: found?.client_types ?? 'all' } }
  },
  'set-rule': (site, { field = '' }) => ({
    subject: { field },
    value: registerRulesOf(site).find((rule) => rule.field === field) ?? null,
  }),
  'set-status': ({ maintenance }) => ({ value: maintenance ? 'maintenance' : 'open' }),
  'set-wallets': ({ single_wallet: single }) => ({ value: single ? 'single' : 'vendor' }),
  'set-analytics': ({ gtag_id: tag }) => ({ value: tag ?? 'none' }),
  'set-region': ({ restricted, local_country: local }) => ({
    value: { restricted: restricted.map(({ country }) => country).toSorted(), local },
  }),
}
