import type { SiteRecord } from '../../database/records.ts'

/** Whether a whitelabel flag of the site is on. */
export const isOn = ({ flags }: SiteRecord, name: string): boolean => flags.some(({ flag, enabled }) => flag === name && enabled)
