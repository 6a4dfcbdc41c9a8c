import { isDeepStrictEqual } from 'node:util'
import { fromUnit, toUnit } from '../../../src/engine/rules/money/deposit-sums.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { DepositBonusSeed, DepositChannelSeed } from '../../../src/generated/config.ts'
import { type BrandContext, ControlError, type PlatformValues } from '../commands/index.ts'
import { channelsOf } from './store/channels.ts'
import { fromBonus, toBonus, toChannel, fromChannel } from './write-offer.ts'
import type { Tenant } from '../../database/tenant.ts'

const channels: PlatformValues<DepositChannelSeed> = {
  read: ({ tenant, site }) => channelSettings(tenant, site.exponent),
  write: async ({ tenant, site }, id, value) => {
    if (value === undefined) throw unremovable('A channel')
    await channelsOf(tenant).upsertChannel(toChannel(id, value, site.exponent))
  },
  worth: ({ site }, value, before) => worthOfUnit(site, value, before),
}

const bonuses: PlatformValues<DepositBonusSeed> = {
  read: async ({ tenant, site }) =>
    Object.fromEntries((await channelsOf(tenant).allBonuses()).map((bonus) => [bonus.id, fromBonus(bonus, site.exponent)])),
  write: async ({ tenant, site }, id, value) => {
    if (value === undefined) throw unremovable('A bonus')
    await channelsOf(tenant).upsertBonus(toBonus(id, value, site.exponent))
  },
  worth: ({ site }, value) => (value?.enabled === true ? parseMinor(value.maxBonus, site.exponent) : 0n),
}

/**
 * Value of a new exchange rate in minor units: how much more is credited for a payment of the channel's maximum, or of
 * the brand's limit if that is higher. A new unit has no rate to compare with and always exceeds the limit of one
 * operator.
 */
function worthOfUnit(
  { exponent, adjustment_limit: limit }: BrandContext['site'],
  value: DepositChannelSeed | undefined,
  before: DepositChannelSeed | undefined,
): bigint {
  const unit = value?.unit
  if (unit === undefined || isDeepStrictEqual(unit, before?.unit)) return 0n
  const max = parseMinor(value?.max ?? '0', exponent)
  if (before?.unit?.code !== unit.code) return limit + max
  const paid = max > limit ? max : limit
  const credited = fromUnit(toUnit(paid, before.unit, exponent), unit, exponent)
  return credited > paid ? credited - paid : 0n
}

const unremovable = (what: string): ControlError =>
  new ControlError(`${what} cannot be removed, because deposits name it. Set "enabled" to false.`)

/** Deposit settings in the format of `platform.json`. */
export const depositValues = { 'deposits.channels.*': channels, 'deposits.bonuses.*': bonuses }

/** The deposit channels in the format of `platform.json`, by id. */
export const channelSettings = async (tenant: Tenant, exponent: number): Promise<Readonly<Record<string, DepositChannelSeed>>> =>
  Object.fromEntries((await channelsOf(tenant).all()).map((channel) => [channel.id, fromChannel(channel, exponent)]))
