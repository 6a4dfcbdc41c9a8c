import type { Registration } from '../../../src/generated/config.ts'
import { phoneKey } from '../accounts/index.ts'

/**
 * The phone that somebody may mean who types a number where a username belongs: of the brand's first region, or of the
 * region whose code it begins with. Nothing where what was typed is no number.
 */
export function loginPhone({ default: first, regions }: Registration['phone'], typed: string): string | undefined {
  const text = typed.trim()
  if (!/^\+?\d[\d\s().-]{4,20}$/.test(text)) return undefined
  if (!text.startsWith('+')) return phoneKey(first, text) ?? undefined
  const digits = text.replaceAll(/\D/g, '')
  const code = Object.keys(regions)
    .filter((region) => digits.startsWith(region))
    .toSorted((a, b) => b.length - a.length)[0]
  return code === undefined ? undefined : (phoneKey(code, digits.slice(code.length)) ?? undefined)
}
