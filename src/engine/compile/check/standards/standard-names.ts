import { isCountry, suggestCountry } from './countries.ts'
import { isCurrency, suggestCurrency } from './currencies.ts'
import { isDiallingCode, suggestDiallingCode } from './phone-metadata.ts'
import { isLanguageTag, suggestLanguageTag } from './language-tags.ts'
import { isTimeZone, suggestTimeZone } from './time-zones.ts'

/** Names that a public standard defines, not a file of the merchant. */
export interface Standard {
  readonly code: 'unknown-time-zone' | 'unknown-currency' | 'unknown-country' | 'unknown-language-tag' | 'unknown-dialling-code'
  readonly noun: string
  readonly expected: string
  readonly has: (name: string) => boolean
  /** The name that was probably meant; `undefined` if it cannot be guessed. */
  readonly suggest: (name: string) => string | undefined
}

/** Caches the results of a predicate by name: `Intl` is slow, and brands use few names. */
function memoizePredicate(predicate: (name: string) => boolean): (name: string) => boolean {
  const resultByName = new Map<string, boolean>()
  return (name) => {
    const result = resultByName.get(name) ?? predicate(name)
    if (resultByName.size < maxMemoized) resultByName.set(name, result)
    return result
  }
}

const maxMemoized = 1000

/** Keyed by the kind of reference that the schemas mark. */
export const standards: Readonly<Record<string, Standard>> = {
  timeZone: {
    code: 'unknown-time-zone',
    noun: 'time zone',
    expected: 'an IANA name such as Asia/Ho_Chi_Minh, Europe/Lisbon or UTC',
    has: memoizePredicate(isTimeZone),
    suggest: suggestTimeZone,
  },
  currency: {
    code: 'unknown-currency',
    noun: 'currency',
    expected: 'an ISO 4217 code such as VND or EUR, or a well-known token such as USDT',
    has: isCurrency,
    suggest: suggestCurrency,
  },
  country: {
    code: 'unknown-country',
    noun: 'country',
    expected: 'an ISO 3166 code such as VN, PT or GB',
    has: memoizePredicate(isCountry),
    suggest: suggestCountry,
  },
  languageTag: {
    code: 'unknown-language-tag',
    noun: 'language tag',
    expected: 'a BCP 47 tag such as vi-VN, pt-BR or zh-Hant-TW',
    has: memoizePredicate(isLanguageTag),
    suggest: suggestLanguageTag,
  },
  diallingCode: {
    code: 'unknown-dialling-code',
    noun: 'dialling code',
    expected: 'a dialling code without a plus sign, such as 84, 351 or 1',
    has: isDiallingCode,
    suggest: suggestDiallingCode,
  },
}
