import { SettingsError } from './config.ts'
import type { Merchants } from './modules/brands/index.ts'
import type { Origins } from './origins.ts'

/**
 * Logs what production cannot offer because a setting is missing.
 * @throws SettingsError if no brand has a domain, so that none can be reached
 */
export function describeOffer(
  merchants: Pick<Merchants, 'all'>,
  { vendor }: Pick<Origins, 'vendor'>,
  gateway: boolean,
  log: (line: string) => void,
): void {
  const brands = merchants.all().filter(({ id }) => id !== 'base')
  const hidden = brands.filter(({ config }) => config.merchant.domains.length === 0)
  if (hidden.length === brands.length)
    throw new SettingsError('MERCHANTS_DIR has no brand with a domain: name those of each brand in "domains" of its merchant.json.')
  for (const { id } of hidden) log(`${id}: this brand is unreachable, because "domains" of its merchant.json is empty.`)
  if (vendor === undefined) log('No games are offered: VENDOR_ORIGIN is not set.')
  if (!gateway) log('Deposit channels of a payment gateway are not offered: GATEWAY_URL is not set.')
}
