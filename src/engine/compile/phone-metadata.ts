import metadata from 'libphonenumber-js/min/metadata'
import { selectPhoneMetadata } from '../rules/phone/phone-number.ts'
import type { JsonObject } from './read/pointer.ts'

/** Adds the numbering plans of the brand's regions to `registration.phone`, so that a browser loads no others. */
export function withPhoneMetadata(config: JsonObject): JsonObject {
  const registration = config['registration'] as JsonObject
  const phone = registration['phone'] as JsonObject
  const selected = selectPhoneMetadata(metadata, Object.keys(phone['regions'] as JsonObject))
  return { ...config, registration: { ...registration, phone: { ...phone, metadata: selected } } }
}
