import type { PayoutChannelSeed } from '../../../src/generated/config.ts'
import type { PayoutChannelRow } from '../../database/columns.ts'
import { ControlError, type PlatformValues } from '../commands/index.ts'
import { payoutSettingsOf, readPayoutSettings } from '../payees/index.ts'

/** Distance of the synthetic order values: the stored list has no explicit order. */
const step = 10

const payoutChannels: PlatformValues<PayoutChannelSeed> = {
  read: async ({ tenant, brand }) =>
    Object.fromEntries(
      (await readPayoutSettings(tenant, brand.config)).channels.map(({ id, ...channel }, index) => [
        id,
        { ...channel, order: (index + 1) * step },
      ]),
    ),
  write: async ({ tenant, brand }, id, value) => {
    const settings = await readPayoutSettings(tenant, brand.config)
    const known = settings.channels
      .map((channel, index) => ({ channel, order: (index + 1) * step }))
      .filter(({ channel }) => channel.id !== id)
    const own = value === undefined ? [] : [placedAt(id, value, known.length)]
    const all = [...own, ...known].toSorted((one, other) => one.order - other.order).map(({ channel }) => channel)
    if (all.length === 0) throw new ControlError('The last payout destination cannot be removed: withdrawals would be impossible.')
    await payoutSettingsOf(tenant).change({ ...settings, channels: all })
  },
}

/** An entry without an order is placed last. */
const placedAt = (id: string, { order, kind, name, minLength, maxLength }: PayoutChannelSeed, others: number) => ({
  channel: { id, kind, name, minLength, maxLength } satisfies PayoutChannelRow,
  order: order ?? (others + 2) * step,
})

/** Payout destinations, in the format of `platform.json`. */
export const withdrawalValues = { 'withdrawals.channels.*': payoutChannels }
