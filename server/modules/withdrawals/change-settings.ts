import { rateExponent } from '../../../src/engine/rules/contract-terms.ts'
import { parseAmount } from '../../../src/engine/rules/money/parse-amount.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { AdminApiError, parseCommandAmount } from '../commands/index.ts'
import type { PayoutSettings } from '../payees/index.ts'

/** Columns of the settings by the names that operators use, such as `max=5000.00`. */
const columnsByName = {
  min: 'min_amount',
  max: 'max_amount',
  feeFixed: 'fee_fixed',
  feeRate: 'fee_rate',
  feeFree: 'fee_free',
  'receiveMinutes.bank': 'bank_receive_minutes',
  'receiveMinutes.wallet': 'wallet_receive_minutes',
  usualMinutes: 'usual_minutes',
  coolDownHours: 'cool_down_hours',
} as const

type SettingName = keyof typeof columnsByName

const amountSettings: ReadonlySet<SettingName> = new Set(['min', 'max', 'feeFixed'])
const rangeByName: Readonly<Partial<Record<SettingName, readonly [min: number, max: number]>>> = {
  feeFree: [0, 100],
  'receiveMinutes.bank': [1, 43_200],
  'receiveMinutes.wallet': [1, 43_200],
  usualMinutes: [1, 43_200],
  coolDownHours: [0, 720],
}

/** Formats the settings of a brand for operators. */
export const toSettingsDto = (settings: PayoutSettings, exponent: number): Readonly<Record<string, unknown>> => ({
  min: formatDecimal(settings.min_amount, exponent),
  max: formatDecimal(settings.max_amount, exponent),
  feeFixed: formatDecimal(settings.fee_fixed, exponent),
  feeRate: formatDecimal(BigInt(settings.fee_rate), rateExponent),
  feeFree: String(settings.fee_free),
  'receiveMinutes.bank': String(settings.bank_receive_minutes),
  'receiveMinutes.wallet': String(settings.wallet_receive_minutes),
  usualMinutes: String(settings.usual_minutes),
  coolDownHours: String(settings.cool_down_hours),
  ...Object.fromEntries(
    Object.entries(settings.daily).map(([level, amount]) => [`daily.${level}`, formatDecimal(BigInt(amount), exponent)]),
  ),
})

/**
 * Returns the settings with an operator's changes.
 * @throws AdminApiError
 */
export function changeSettings(current: PayoutSettings, change: Readonly<Record<string, string>>, site: SiteRecord): PayoutSettings {
  if (Object.keys(change).length === 0) throw new AdminApiError('Name the settings to change, such as max=5000.00.')
  const updated = Object.entries(change).reduce((settings, [name, text]) => applyChange(settings, name, text, site), current)
  if (updated.min_amount <= 0n) throw new AdminApiError('"min" must be above 0.')
  if (updated.max_amount < updated.min_amount) throw new AdminApiError('"max" must not be below "min".')
  return updated
}

function applyChange(settings: PayoutSettings, name: string, text: string, site: SiteRecord): PayoutSettings {
  const level = /^daily\.(\d{1,3})$/.exec(name)?.[1]
  if (level !== undefined) return { ...settings, daily: { ...settings.daily, [level]: parseCommandAmount(text, site).toString() } }
  if (!isSettingName(name))
    throw new AdminApiError(`Unknown setting "${name}". Settings: ${Object.keys(columnsByName).join(', ')}, daily.<level>.`)
  const value = amountSettings.has(name) ? parseCommandAmount(text, site) : name === 'feeRate' ? parseRate(text) : parseInteger(name, text)
  return { ...settings, [columnsByName[name]]: value }
}

const isSettingName = (name: string): name is SettingName => Object.hasOwn(columnsByName, name)

function parseRate(text: string): number {
  const rate = parseAmount(text, rateExponent, 2)
  if (typeof rate !== 'bigint') throw new AdminApiError(`"${text}" must be a percentage below 100, such as 0.50.`)
  return Number(rate)
}

function parseInteger(name: SettingName, text: string): number {
  const [min, max] = rangeByName[name] ?? [0, 0]
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1
  if (value < min || value > max) throw new AdminApiError(`${name} must be a whole number from ${min} to ${max}.`)
  return value
}
