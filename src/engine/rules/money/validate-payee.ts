import type { PayeePlace } from '../../../generated/api.ts'
import type { FieldError } from '../../contract/port.ts'

/**
 * What a receiving address is judged by: the banks and networks of the brand, and whose name a bank account has to be
 * in, where that is known.
 */
export interface PayeeOptions {
  readonly channels: readonly PayeePlace[]
  readonly holder?: string | undefined
}

export interface ValidatedPayee {
  /** The first thing that is wrong with each field. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** What was typed, cleaned. */
  readonly values: { readonly number: string; readonly holder: string }
}

/** Names are the same when they differ in case, in spaces, or in how Unicode writes a letter. */
const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/**
 * Judges a receiving address, in the browser and on the server alike. Spaces and dashes, by which numbers are grouped
 * on paper, do not count.
 */
export function validatePayee(
  { channels, holder: own = '' }: PayeeOptions,
  values: { readonly place?: string | undefined; readonly number?: string | undefined; readonly holder?: string | undefined },
): ValidatedPayee {
  const channel = channels.find(({ id }) => id === values.place)
  const number = (values.number ?? '').replace(/[\s-]/gu, '')
  const holder = (values.holder ?? '').replace(/\s+/gu, ' ').trim()
  const errors = {
    ...(channel === undefined && { place: { key: 'reg_required' } }),
    ...(channel && validateNumber(number, channel)),
    ...(channel?.kind === 'bank' && validateHolder(holder, own)),
  }
  return { errors, values: { number, holder } }
}

const lengthKeys = {
  bank: { exact: 'payee_bank_exact', between: 'payee_bank_number' },
  wallet: { exact: 'payee_wallet_exact', between: 'payee_wallet_number' },
} as const

function validateNumber(number: string, { kind, least: minLength, most: maxLength }: PayeePlace): Readonly<Record<string, FieldError>> {
  if (number === '') return { number: { key: 'reg_required' } }
  const isValid = /^[A-Za-z0-9]+$/.test(number) && number.length >= minLength && number.length <= maxLength
  if (isValid) return {}
  const { exact, between } = lengthKeys[kind]
  return { number: { key: minLength === maxLength ? exact : between, values: { min: minLength, max: maxLength } } }
}

function validateHolder(holder: string, own: string): Readonly<Record<string, FieldError>> {
  if (holder === '') return { holder: { key: 'reg_required' } }
  return own !== '' && nameKey(own) !== nameKey(holder) ? { holder: { key: 'payee_holder_other' } } : {}
}
