import type { PayeePlaceSeed } from '../../../src/generated/config.ts'
import type { PayoutChannelRow } from '../../database/columns.ts'
import { ControlError, type PlatformValues } from '../commands/index.ts'
import { payoutSettingsOf, readPayoutSettings } from '../payees/index.ts'

/** Distance of the synthetic order values: the stored list has no explicit order. */
const step = 10

const payoutChannels: PlatformValues<PayeePlaceSeed> = {
  read: async ({ tenant, brand }) =>
    Object.fromEntries(
      (await readPayoutSettings(tenant, brand.config)).places.map(({ id, ...place }, index) => [
        id,
        { ...place, order: (index + 1) * step },
      ]),
    ),
  write: async ({ tenant, brand }, id, value) => {
    const settings = await readPayoutSettings(tenant, brand.config)
    const known = settings.places.map((place, index) => ({ place, order: (index + 1) * step })).filter(({ place }) => place.id !== id)
    const own = value === undefined ? [] : [placedAt(id, value, known.length)]
    const all = [...own, ...known].toSorted((one, other) => one.order - other.order).map(({ place }) => place)
    if (all.length === 0) throw new ControlError('The last payout destination cannot be removed: withdrawals would be impossible.')
    await payoutSettingsOf(tenant).change({ ...settings, places: all })
  },
}

/** An entry without an order is placed last. */
const placedAt = (id: string, { order, kind, name, least, most }: PayeePlaceSeed, others: number) => ({
  place: { id, kind, name, least, most } satisfies PayoutChannelRow,
  order: order ?? (others + 2) * step,
})

/** Payout destinations, in the format of `platform.json`. */
export const withdrawalValues = { 'withdrawals.places.*': payoutChannels }
