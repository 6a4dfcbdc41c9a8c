import type { MerchantConfig } from '../../../src/generated/config.ts'

/** A session that was not used since then has ended. */
export const idleSince = ({ settings }: Pick<MerchantConfig, 'settings'>): Date =>
  new Date(Date.now() - settings.times.sessionIdleMinutes * 60_000)
