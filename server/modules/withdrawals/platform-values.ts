import type { PayoutChannelSeed } from '../../../src/generated/config.ts'
import type { PayoutChannel } from '../../database/columns.ts'
import { AdminApiError, type PlatformValues } from '../commands/index.ts'
import { createPayoutSettingsStore, getPayoutSettings } from '../payees/index.ts'

/** Interval between the generated `order` values: the stored list has only an implicit order. */
const orderStep = 10

const payoutChannels: PlatformValues<PayoutChannelSeed> = {
  read: async ({ tenant, brand }) =>
    Object.fromEntries(
      (await getPayoutSettings(tenant, brand.config)).channels.map(({ id, ...channel }, index) => [
        id,
        { ...channel, order: (index + 1) * orderStep },
      ]),
    ),
  write: async ({ tenant, brand }, id, value) => {
    const settings = await getPayoutSettings(tenant, brand.config)
    const others = settings.channels
      .map((channel, index) => ({ channel, order: (index + 1) * orderStep }))
      .filter(({ channel }) => channel.id !== id)
    const changedEntry = value === undefined ? [] : [toOrderedChannel(id, value, others.length)]
    const sortedChannels = [...changedEntry, ...others].toSorted((a, b) => a.order - b.order).map(({ channel }) => channel)
    if (sortedChannels.length === 0) throw new AdminApiError('The last payout channel cannot be removed: withdrawals would be impossible.')
    await createPayoutSettingsStore(tenant).update({ ...settings, channels: sortedChannels })
  },
}

/** Returns a channel with its order. A channel without an order is placed last. */
const toOrderedChannel = (id: string, { order, kind, name, minLength, maxLength }: PayoutChannelSeed, otherCount: number) => ({
  channel: { id, kind, name, minLength, maxLength } satisfies PayoutChannel,
  order: order ?? (otherCount + 2) * orderStep,
})

/** Payout channels, in the format of `platform.json`. */
export const withdrawalValues = { 'withdrawals.channels.*': payoutChannels }
