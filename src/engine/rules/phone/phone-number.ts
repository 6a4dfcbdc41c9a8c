import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { Registration } from '../../../generated/config.ts'

/** Numbering plans by dialling code and country, as libphonenumber-js publishes them. */
export type PhoneMetadata = MetadataJson

/**
 * The phone settings of a compiled brand. The compiler adds the numbering plans of its regions; merchants cannot set
 * them.
 */
export type PhoneSettings = Registration['phone'] & { readonly metadata?: PhoneMetadata }

export interface PhoneNumber {
  /** E.164, such as +2250789881234. */
  readonly e164: string
  /** Digits of the country's code, such as 225. */
  readonly dialingCode: string
  /**
   * Digits after the country code, without a trunk prefix. A leading zero that belongs to the number, as in Italy, is
   * kept.
   */
  readonly national: string
  /** Whether the number exists in the numbering plan of the country. */
  readonly valid: boolean
}

/**
 * Parses a phone number with or without country code and trunk prefix. Returns `undefined` if the text is not a phone
 * number of a country with this dialling code.
 */
export function parsePhone(metadata: PhoneMetadata, dialingCode: string, text: string): PhoneNumber | undefined {
  if (metadata.country_calling_codes[dialingCode] === undefined) return undefined
  const parsed = parsePhoneNumberFromString(text, { defaultCallingCode: dialingCode, extract: false }, metadata)
  if (parsed === undefined || parsed.countryCallingCode !== dialingCode) return undefined
  return { e164: parsed.number, dialingCode, national: parsed.nationalNumber, valid: parsed.isValid() }
}

/** Parses a number that begins with a plus and a country code. Returns `undefined` for any other text. */
export function parseInternationalPhone(metadata: PhoneMetadata, text: string): PhoneNumber | undefined {
  const parsed = text.startsWith('+') ? parsePhoneNumberFromString(text, { extract: false }, metadata) : undefined
  return parsed && { e164: parsed.number, dialingCode: parsed.countryCallingCode, national: parsed.nationalNumber, valid: parsed.isValid() }
}

/**
 * Selects the numbering plans of some dialling codes, with every country that shares a code, because their rules refer
 * to each other.
 */
export function selectPhoneMetadata(metadata: PhoneMetadata, dialingCodes: readonly string[]): PhoneMetadata {
  const countriesByCode = dialingCodes.flatMap((code) => {
    const countries = metadata.country_calling_codes[code]
    return countries === undefined ? [] : [[code, countries] as const]
  })
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(countriesByCode),
    countries: Object.fromEntries(
      countriesByCode.flatMap(([, countries]) => countries.map((country) => [country, metadata.countries[country]] as const)),
    ),
    nonGeographic: {},
  }
}
