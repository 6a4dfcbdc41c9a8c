import type { DepositBonus, DepositChannel, DepositField } from '../../../generated/api.ts'
import { maxLengths } from '../../../generated/max-lengths.ts'
import type { FieldError } from '../../contract/port.ts'
import type { FormField } from '../../contract/site.ts'
import { validateRegistrationFields } from '../registration/validate-registration-fields.ts'
import { cleanRegistration, type RegistrationValues } from '../registration/clean-registration.ts'
import { computeDepositFee } from './deposit-amounts.ts'
import { parseMinor } from './money.ts'
import { isPatternId } from '../patterns/patterns.ts'
import { parseAmount } from './parse-amount.ts'

/** The rules that a deposit is validated against: the channel and the bonuses available for it. */
export interface DepositRules {
  readonly channel: Pick<DepositChannel, 'min' | 'max' | 'fee' | 'fields'>
  readonly bonuses: readonly Pick<DepositBonus, 'id' | 'minDeposit'>[]
  /** Decimal places of the brand's currency. */
  readonly exponent: number
}

export interface ValidatedDeposit {
  /** The first error of each field; empty if the deposit is valid. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** Minor units; `undefined` if the input is not an amount. */
  readonly amount: bigint | undefined
  /** The cleaned values of the channel's fields. */
  readonly values: Readonly<Record<string, string>>
}

/** Returns the enabled fields of a channel's form. */
export const listDepositFields = (rules: readonly DepositField[]): readonly FormField[] =>
  rules.filter(({ enabled }) => enabled).map(toField)

function toField({ name, required, patternId = '*', minLength = 0, maxLength }: DepositField): FormField {
  const maxRequestLength = maxLengths['deposit.request'][name]
  const max = Math.min(maxLength ?? maxRequestLength, maxRequestLength)
  return {
    name,
    label: `deposit_field_${name}`,
    hint: undefined,
    input: inputTypes[name] ?? 'text',
    autocomplete: 'off',
    required,
    patternId: isPatternId(patternId) ? patternId : '*',
    acceptedPattern: undefined,
    min: minLength,
    max: Math.max(max, minLength, 1),
  }
}

const inputTypes: Partial<Record<DepositField['name'], FormField['input']>> = {
  payerPhone: 'tel',
  payerAccount: 'digits',
  voucherCode: 'digits',
  voucherPin: 'digits',
}

/**
 * Registration settings that the shared validation requires. They have no effect: a deposit form has no birthday,
 * password confirmation or mobile number.
 */
const neutralRegistration = { birthdayAge: 0, confirmPassword: 'shown', phone: { default: '', regions: {} } } as const

/**
 * Validates a deposit: the amount against the channel's limits, the fields by the rules of registration, and the bonus
 * by its minimum deposit. The browser and the server run the same check. `values` also contains `amount` as decimal
 * text and `bonus`, the id of the selected bonus.
 */
export function validateDeposit({ channel, bonuses, exponent }: DepositRules, values: RegistrationValues): ValidatedDeposit {
  const fields = listDepositFields(channel.fields)
  const parsed = parseAmount(toTrimmedText(values['amount']), exponent)
  const amount = typeof parsed === 'bigint' ? parsed : undefined
  const fieldErrors = {
    amount: validateAmountLimits(parsed, channel, exponent, toTrimmedText(values['amount'])),
    bonus: validateBonus(toTrimmedText(values['bonus']), bonuses, amount, exponent),
  }
  const errors = Object.fromEntries(Object.entries(fieldErrors).flatMap(([name, error]) => (error ? [[name, error]] : [])))
  return {
    errors: { ...errors, ...validateRegistrationFields({ fields, registration: neutralRegistration, consents: [], today: '' }, values) },
    amount,
    values: cleanRegistration(fields, neutralRegistration, values),
  }
}

const toTrimmedText = (value: RegistrationValues[string]): string => (typeof value === 'string' ? value.trim() : '')

function validateAmountLimits(
  parsed: ReturnType<typeof parseAmount>,
  { min, max, fee }: DepositRules['channel'],
  exponent: number,
  input: string,
): FieldError | undefined {
  if (input === '') return { key: 'reg_required' }
  if (parsed === 'decimals') return { key: 'error_amount_digits', values: { count: exponent } }
  if (parsed === 'format' || parsed === 0n) return { key: 'error_amount' }
  if (parsed < parseMinor(min, exponent)) return { key: 'error_deposit_min', values: { amount: min } }
  if (parsed > parseMinor(max, exponent)) return { key: 'error_deposit_max', values: { amount: max } }
  return computeDepositFee(parsed, fee, exponent) === parsed ? { key: 'error_deposit_fee' } : undefined
}

function validateBonus(id: string, bonuses: DepositRules['bonuses'], amount: bigint | undefined, exponent: number): FieldError | undefined {
  if (id === '') return undefined
  const bonus = bonuses.find((candidate) => candidate.id === id)
  if (bonus === undefined) return { key: 'error_deposit_bonus' }
  const isBelowMin = amount !== undefined && amount < parseMinor(bonus.minDeposit, exponent)
  return isBelowMin ? { key: 'error_deposit_bonus_min', values: { amount: bonus.minDeposit } } : undefined
}
