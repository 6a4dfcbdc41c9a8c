import type { Platform } from '../modules/platform.ts'
import type { CountryLookup } from './country.ts'

/** What answering calls takes, besides their handlers. */
export interface ApiPlatform extends Platform {
  readonly lookUpCountry: CountryLookup
}
