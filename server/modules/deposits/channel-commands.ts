import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type BrandContext, type AdminCommands, assertId, defineBrandCommand, AdminApiError } from '../commands/index.ts'
import { requireGateway } from '../gateways/index.ts'
import { parseChannelChange, parseNewChannel } from './parse-channel-change.ts'
import { type ChannelChange, type ChannelRecord, createChannelStore } from './store/channels.ts'

const optionHelp =
  'enabled (on|off), order, amounts, feePercent, feeFixed, minutes, amountMismatch (credit|review), hours (08:00-23:30|none), gateway (a gateway of the brand, or none for that of the server)'

/** Commands for the deposit channels of a brand. They can be used while the brand is live. */
export const channelCommands: AdminCommands = {
  'deposit-channels': defineBrandCommand({
    permission: 'settings.read',
    title: 'Deposit channels',
    usage: 'deposits <brand> channels',
    help: 'Lists the deposit channels.',
    rows: { parameter: 'channel', property: 'id' },
    run: async ({ tenant, site }) => (await createChannelStore(tenant).list()).map((channel) => describeChannel(channel, site.exponent)),
  }),

  'add-deposit-channel': defineBrandCommand({
    permission: 'settings.write',
    title: 'Add deposit channel',
    usage: 'deposits <brand> channels <channel> add <change>',
    help: `Adds a deposit channel. It needs kind (qr|wallet|crypto|voucher), title.<language>, min and max. Optional: ${optionHelp}. Bank accounts, form fields and payment currencies are added afterwards as values of deposits.channels.<channel>.`,
    creates: true,
    parameters: { channel: 'text', change: 'texts' },
    checksRelations: true,
    run: async (context, { channel: id, change }) => {
      const { tenant, site } = context
      assertId('A channel', id)
      if (await createChannelStore(tenant).findById(id))
        throw new AdminApiError(`The brand already has the channel "${id}". Change it instead.`)
      const channel = parseNewChannel(id, change, site)
      await assertGateway(context, channel)
      await createChannelStore(tenant).upsertChannel(channel)
      return describeChannel(await requireChannel(context, id), site.exponent)
    },
  }),

  'set-deposit-channel': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change deposit channel',
    usage: 'deposits <brand> channels <channel> <change>',
    help: `Changes a deposit channel: min, max, ${optionHelp}. Open deposits keep their terms and their gateway.`,
    parameters: { channel: 'text', change: 'texts' },
    checksRelations: true,
    run: async (context, { channel: id, change }) => {
      const { tenant, site } = context
      const channel = await requireChannel(context, id)
      const parsed = parseChannelChange(channel, change, site)
      if (parsed.gateway != null && channel.pay_to !== null)
        throw new AdminApiError(`Players use the channel "${id}" to transfer to an account of the brand, so it cannot have a gateway.`)
      await assertGateway(context, parsed)
      await createChannelStore(tenant).update(id, parsed)
      return describeChannel(await requireChannel(context, id), site.exponent)
    },
  }),

  'remove-deposit-channel': defineBrandCommand({
    permission: 'settings.write',
    title: 'Remove deposit channel',
    usage: 'deposits <brand> channels <channel> remove',
    help: 'Removes a deposit channel. Its open deposits can still be completed. To offer it again, add a channel with the same ID.',
    sensitive: true,
    parameters: { channel: 'text' },
    checksRelations: true,
    run: async (context, { channel: id }) => {
      await requireChannel(context, id)
      await createChannelStore(context.tenant).remove(id)
      return { removed: id }
    },
  }),
}

/** @throws AdminApiError */
async function requireChannel({ tenant }: Pick<BrandContext, 'tenant'>, id: string): Promise<ChannelRecord> {
  const channel = await createChannelStore(tenant).findById(id)
  if (channel) return channel
  const knownIds = (await createChannelStore(tenant).list()).map((channelRecord) => channelRecord.id)
  throw new AdminApiError(`There is no channel "${id}". Expected one of: ${knownIds.join(', ')}.`)
}

/** @throws AdminApiError if a channel would use a gateway that the brand does not have */
async function assertGateway(context: BrandContext, { gateway }: Pick<ChannelChange, 'gateway'>): Promise<void> {
  if (gateway != null) await requireGateway(context, gateway)
}

function describeChannel(
  { id, kind, enabled, amounts, position, opens, closes, minutes, amount_mismatch, gateway, ...channel }: ChannelRecord,
  exponent: number,
) {
  const formatTime = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return {
    id,
    kind,
    enabled,
    order: position,
    min: formatDecimal(channel.min_amount, exponent),
    max: formatDecimal(channel.max_amount, exponent),
    amounts: amounts.length === 0 ? 'none' : amounts.join(','),
    feePercent: formatDecimal(BigInt(channel.fee_percent), 2),
    feeFixed: formatDecimal(channel.fee_fixed, exponent),
    hours: opens === null || closes === null ? 'none' : `${formatTime(opens)}-${formatTime(closes)}`,
    minutes,
    amountMismatch: amount_mismatch,
    ...(gateway !== null && { gateway }),
  }
}
