import type { PayeePlaceSeed } from '../../../src/generated/config.ts'
import type { PayoutChannelRow } from '../../database/columns.ts'
import { ControlError, type PlatformValues } from '../commands/index.ts'
import { payoutSettingsOf, readPayoutSettings } from '../payees/index.ts'

/** Rows have no order of their own: they stand in a list. */
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
    if (all.length === 0) throw new ControlError('The last place cannot be removed: nobody could take out money.')
    await payoutSettingsOf(tenant).change({ ...settings, places: all })
  },
}

/** One without an order stands last. */
const placedAt = (id: string, { order, kind, name, least, most }: PayeePlaceSeed, others: number) => ({
  place: { id, kind, name, least, most } satisfies PayoutChannelRow,
  order: order ?? (others + 2) * step,
})

/** Where money can be sent to, as `platform.json` writes it. */
export const withdrawalValues = { 'withdrawals.places.*': payoutChannels }
