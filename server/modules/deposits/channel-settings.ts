import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { channelsOf } from './store/channels.ts'

/** The deposit channels as `platform.json` writes them, by their id. */
export const channelSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await channelsOf(tenant).all()).map(({ id, kind, least, most, fee_percent, fee_fixed, amounts, unit, fields }) => [
      id,
      {
        kind,
        min: writeDecimal(least, exponent),
        max: writeDecimal(most, exponent),
        fee: { percent: writeDecimal(BigInt(fee_percent), 2), fixed: writeDecimal(fee_fixed, exponent) },
        amounts,
        unit,
        fields: fields,
      },
    ]),
  )
