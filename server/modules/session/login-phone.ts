import type { Registration } from '../../../src/generated/config.ts'
import { parseAnyPhone, normalizePhone } from '../accounts/index.ts'

/**
 * Returns the phone number in E.164 format for a number entered as the username: in the brand's default region, or in
 * the region of its country code. `undefined` if the text is not a number of one of the regions.
 */
export function parseLoginPhone({ default: defaultRegion, regions }: Registration['phone'], input: string): string | undefined {
  const text = input.trim()
  if (!/^\+?\d[\d\s().-]{4,20}$/.test(text)) return undefined
  if (!text.startsWith('+')) return normalizePhone(defaultRegion, text) ?? undefined
  const phone = parseAnyPhone(text)
  return phone && regions[phone.dialingCode] ? phone.e164 : undefined
}
