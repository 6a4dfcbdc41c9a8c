import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { DepositBonusSeed, DepositChannelSeed } from '../../../src/generated/config.ts'
import { ControlError, type PlatformValues } from '../commands/index.ts'
import { channelsOf } from './store/channels.ts'
import { fromBonus, fromChannel, toBonus, toChannel } from './write-offer.ts'

const channels: PlatformValues<DepositChannelSeed> = {
  read: async ({ tenant, site }) =>
    Object.fromEntries((await channelsOf(tenant).all()).map((channel) => [channel.id, fromChannel(channel, site.exponent)])),
  write: async ({ tenant, site }, id, value) => {
    if (value === undefined) throw unremovable('A channel')
    await channelsOf(tenant).upsertChannel(toChannel(id, value, site.exponent))
  },
}

const bonuses: PlatformValues<DepositBonusSeed> = {
  read: async ({ tenant, site }) =>
    Object.fromEntries((await channelsOf(tenant).allBonuses()).map((bonus) => [bonus.id, fromBonus(bonus, site.exponent)])),
  write: async ({ tenant, site }, id, value) => {
    if (value === undefined) throw unremovable('A bonus')
    await channelsOf(tenant).upsertBonus(toBonus(id, value, site.exponent))
  },
  worth: ({ site }, value) => (value?.enabled === true ? parseMinor(value.most, site.exponent) : 0n),
}

const unremovable = (what: string): ControlError =>
  new ControlError(`${what} cannot be removed, because deposits name it. Set "enabled" to false.`)

/** How players pay in, as `platform.json` writes it. */
export const depositValues = { 'deposits.channels.*': channels, 'deposits.bonuses.*': bonuses }
