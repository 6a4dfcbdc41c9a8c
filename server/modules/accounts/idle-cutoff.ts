import type { MerchantConfig } from '../../../src/generated/config.ts'

/** The idle timeout as a point in time: a session that was last used before it has ended. */
export const idleCutoff = ({ settings }: Pick<MerchantConfig, 'settings'>): Date =>
  new Date(Date.now() - settings.times.sessionIdleMinutes * 60_000)
