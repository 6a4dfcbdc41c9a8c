import { isDeepStrictEqual } from 'node:util'
import { convertFromPaymentCurrency, convertToPaymentCurrency } from '../../../src/engine/rules/money/deposit-amounts.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { DepositBonusSeed, DepositChannelSeed } from '../../../src/generated/config.ts'
import { type BrandContext, AdminApiError, type PlatformValues } from '../commands/index.ts'
import { createChannelStore } from './store/channels.ts'
import { toBonusSeed, toBonus, toChannel, toChannelSeed } from './convert-seeds.ts'
import { requireGateway } from '../gateways/index.ts'
import type { Tenant } from '../../database/tenant.ts'

const channels: PlatformValues<DepositChannelSeed> = {
  read: ({ tenant, site }) => getChannelSettings(tenant, site.exponent),
  write: async (context, id, value) => {
    const { tenant, site } = context
    if (value === undefined) return createChannelStore(tenant).remove(id)
    if (value.gateway !== undefined) await requireGateway(context, value.gateway)
    await createChannelStore(tenant).upsertChannel(toChannel(id, value, site.exponent))
  },
  exposure: ({ site }, value, previous) => computeRateExposure(site, value, previous),
}

const bonuses: PlatformValues<DepositBonusSeed> = {
  read: async ({ tenant, site }) =>
    Object.fromEntries((await createChannelStore(tenant).listBonuses()).map((bonus) => [bonus.id, toBonusSeed(bonus, site.exponent)])),
  write: async ({ tenant, site }, id, value) => {
    if (value === undefined) throw new AdminApiError('A bonus cannot be removed, because deposits reference it. Set "enabled" to false.')
    await createChannelStore(tenant).upsertBonus(toBonus(id, value, site.exponent))
  },
  exposure: ({ site }, value) => (value?.enabled === true ? parseMinor(value.maxBonus, site.exponent) : 0n),
}

/**
 * Exposure of a new exchange rate in minor units: how much more than at the previous rate is credited for a payment of
 * the channel's maximum, or of the brand's limit if that is higher. A new payment currency has no previous rate, so its
 * exposure always exceeds the limit of one operator.
 */
function computeRateExposure(
  { exponent, adjustment_limit: limit }: BrandContext['site'],
  value: DepositChannelSeed | undefined,
  previous: DepositChannelSeed | undefined,
): bigint {
  const unit = value?.unit
  if (unit === undefined || isDeepStrictEqual(unit, previous?.unit)) return 0n
  const max = parseMinor(value?.max ?? '0', exponent)
  if (previous?.unit?.code !== unit.code) return limit + max
  const paid = max > limit ? max : limit
  const credited = convertFromPaymentCurrency(convertToPaymentCurrency(paid, previous.unit, exponent), unit, exponent)
  return credited > paid ? credited - paid : 0n
}

/** Deposit settings in the format of `platform.json`. */
export const depositValues = { 'deposits.channels.*': channels, 'deposits.bonuses.*': bonuses }

/** The deposit channels in the format of `platform.json`, by id. */
export const getChannelSettings = async (tenant: Tenant, exponent: number): Promise<Readonly<Record<string, DepositChannelSeed>>> =>
  Object.fromEntries((await createChannelStore(tenant).list()).map((channel) => [channel.id, toChannelSeed(channel, exponent)]))
