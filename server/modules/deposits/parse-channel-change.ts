import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  AdminApiError,
  parseCommandAmount,
  parseChange,
  parseTitledChange,
  parseChoice,
  parseSwitch,
  parseInteger,
} from '../commands/index.ts'
import { gatewayMethods } from '../../integrations/gateway-contract.ts'
import { defaultPosition } from './convert-seeds.ts'
import type { ChannelChange, ChannelRecord, NewChannel } from './store/channels.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

const parsers: ChangeParsers<ChannelChange> = {
  enabled: (text) => ({ enabled: parseSwitch(text) }),
  order: (text) => ({ position: parseInteger(text, 0, 100_000) }),
  min: (text, site) => ({ min_amount: parseCommandAmount(text, site) }),
  max: (text, site) => ({ max_amount: parseCommandAmount(text, site) }),
  amounts: (text, site) => ({ amounts: JSON.stringify(parsePresetAmounts(text, site)) }),
  feePercent: (text) => ({ fee_percent: parsePercent(text) }),
  feeFixed: (text, site) => ({ fee_fixed: parseCommandAmount(text, site) }),
  minutes: (text) => ({ minutes: parseInteger(text, 1, 10_080) }),
  amountMismatch: (text) => ({ amount_mismatch: parseChoice(text, ['credit', 'review']) }),
  hours: parseHours,
  gateway: (text) => ({ gateway: text === 'none' ? null : text }),
}

/**
 * Parses an operator's change of a channel: `enabled=off`, `min=50.00`, `amounts=50.00,100.00`, `hours=08:00-23:30`,
 * `hours=none`.
 * @throws AdminApiError if a property is unknown or invalid, `min` is not above zero, or `min` is above `max`
 */
export function parseChannelChange(
  current: Pick<ChannelRecord, 'min_amount' | 'max_amount'>,
  change: Change,
  site: SiteRecord,
): ChannelChange {
  const changes = parseChange(change, parsers, { subject: 'A channel', site })
  const { min_amount: min = current.min_amount, max_amount: max = current.max_amount } = changes
  if (min <= 0n || min > max) throw new AdminApiError('min must be above zero, and no more than max.')
  return changes
}

const maxTitleLength = 60
const defaultMinutes = 30

/**
 * Parses a new channel of a gateway: `kind=qr`, `title.EN=Instant transfer`, `min=20.00`, `max=5000.00`, and the
 * properties of a change.
 * @throws AdminApiError
 */
export function parseNewChannel(id: string, { kind, ...input }: Change, site: SiteRecord): NewChannel {
  const isTitle = ([name]: readonly [string, string]): boolean => name.startsWith('title.')
  const titles = Object.fromEntries(Object.entries(input).filter(isTitle))
  const values = Object.fromEntries(Object.entries(input).filter((entry) => !isTitle(entry)))
  if ([kind, values['min'], values['max']].includes(undefined) || Object.keys(titles).length === 0)
    throw new AdminApiError('A new channel needs kind, min, max and a title such as title.EN="Instant transfer".')
  const method = parseChoice(kind ?? '', gatewayMethods)
  const { titles: texts } = parseTitledChange(titles, {}, { subject: 'A channel', site, maxTitleLength })
  const { min_amount = 0n, max_amount = 0n, ...change } = parseChannelChange({ min_amount: 0n, max_amount: 0n }, values, site)
  return {
    id,
    kind: method,
    texts: JSON.stringify(texts),
    enabled: true,
    position: defaultPosition,
    fee_percent: 0,
    fee_fixed: 0n,
    amounts: JSON.stringify([]),
    fields: JSON.stringify([]),
    proof: 'none',
    minutes: defaultMinutes,
    amount_mismatch: 'credit',
    opens: null,
    closes: null,
    account_types: null,
    pay_to: null,
    unit: null,
    gateway: null,
    ...change,
    min_amount,
    max_amount,
  }
}

function parsePercent(text: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text) || Number(text) > 50)
    throw new AdminApiError(`"${text}" must be a percentage from 0 to 50 with at most two decimals.`)
  return Number(parseMinor(text, 2))
}

/** Parses the preset amounts that players can select, as decimal texts. */
const parsePresetAmounts = (text: string, site: SiteRecord): readonly string[] =>
  text === 'none' ? [] : text.split(',').map((amount) => formatDecimal(parseCommandAmount(amount.trim(), site), site.exponent))

function parseHours(text: string): ChannelChange {
  if (text === 'none') return { opens: null, closes: null }
  const [, opens, closes] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  if (opens === undefined || closes === undefined) throw new AdminApiError(`"${text}" must be hours such as 08:00-23:30, or none.`)
  const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return { opens: toMinute(opens), closes: toMinute(closes) }
}
