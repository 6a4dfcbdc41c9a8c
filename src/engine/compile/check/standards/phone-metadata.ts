import metadata from 'libphonenumber-js/min/metadata'
import { selectPhoneMetadata } from '../../../rules/phone/phone-number.ts'
import type { JsonObject } from '../../read/pointer.ts'

/** Whether this is the dialling code of some country. */
export const isDiallingCode = (code: string): boolean => Object.hasOwn(metadata.country_calling_codes, code)

/** The dialling code 1 of North America for a four-digit prefix such as 1242 (Bahamas); otherwise `undefined`. */
export const suggestDiallingCode = (code: string): string | undefined => (/^1\d{3}$/.test(code) ? '1' : undefined)

/** Adds the numbering plans of the brand's regions to `registration.phone`, so that a browser loads no others. */
export function addPhoneMetadata(config: JsonObject): JsonObject {
  const registration = config['registration'] as JsonObject
  const phone = registration['phone'] as JsonObject
  const selected = selectPhoneMetadata(metadata, Object.keys(phone['regions'] as JsonObject))
  return { ...config, registration: { ...registration, phone: { ...phone, metadata: selected } } }
}
