import type { PayoutChannel } from '../../../generated/api.ts'
import type { FieldError } from '../../contract/port.ts'

/**
 * Rules that a payout account is validated against: the brand's banks and networks, and the required name of the holder
 * of a bank account, if known.
 */
export interface PayeeOptions {
  readonly channels: readonly PayoutChannel[]
  readonly holder?: string | undefined
}

export interface ValidatedPayee {
  /** The first error of each field. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** The cleaned values. */
  readonly values: { readonly number: string; readonly holder: string }
}

/**
 * Normalizes a name for comparison: case, compatibility forms of Unicode, and repeated, leading and trailing whitespace
 * are ignored.
 */
const normalizePayeeName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/**
 * Validates a payout account. The browser and the server run the same check. Spaces and hyphens in the number, which
 * group digits on paper, are ignored.
 */
export function validatePayee(
  { channels, holder: requiredHolder = '' }: PayeeOptions,
  values: { readonly channel?: string | undefined; readonly number?: string | undefined; readonly holder?: string | undefined },
): ValidatedPayee {
  const channel = channels.find(({ id }) => id === values.channel)
  const number = (values.number ?? '').replace(/[\s-]/gu, '')
  const holder = (values.holder ?? '').replace(/\s+/gu, ' ').trim()
  const errors = {
    ...(channel === undefined && { channel: { key: 'reg_required' } }),
    ...(channel && validateNumber(number, channel)),
    ...(channel?.kind === 'bank' && validateHolder(holder, requiredHolder)),
  }
  return { errors, values: { number, holder } }
}

const lengthKeys = {
  bank: { exact: 'payee_bank_exact', between: 'payee_bank_number' },
  wallet: { exact: 'payee_wallet_exact', between: 'payee_wallet_number' },
} as const

function validateNumber(number: string, { kind, minLength, maxLength }: PayoutChannel): Readonly<Record<string, FieldError>> {
  if (number === '') return { number: { key: 'reg_required' } }
  const isValid = /^[A-Za-z0-9]+$/.test(number) && number.length >= minLength && number.length <= maxLength
  if (isValid) return {}
  const { exact, between } = lengthKeys[kind]
  return { number: { key: minLength === maxLength ? exact : between, values: { min: minLength, max: maxLength } } }
}

function validateHolder(holder: string, requiredHolder: string): Readonly<Record<string, FieldError>> {
  if (holder === '') return { holder: { key: 'reg_required' } }
  return requiredHolder !== '' && normalizePayeeName(requiredHolder) !== normalizePayeeName(holder)
    ? { holder: { key: 'payee_holder_other' } }
    : {}
}
