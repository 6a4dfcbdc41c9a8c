import { lazy } from '../../lazy.ts'

const getRegionNames = lazy(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }))

/** Codes that the runtime has a name for and that are not countries. */
const nonCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])

/** Whether a text is a current two-letter country code, or ZZ, which represents visitors whose country is unknown. */
export const isCountry = (code: string): boolean =>
  !nonCountries.has(code) && findCurrentCode(code) === code && getRegionNames().of(code) !== undefined

/**
 * The country that was probably meant: the current code for an old or informal one (UK), or the same letters reversed;
 * `undefined` if neither is a country.
 */
export function suggestCountry(code: string): string | undefined {
  const reversed = [...code].reverse().join('')
  return [findCurrentCode(code), reversed].find((candidate) => candidate !== undefined && candidate !== code && isCountry(candidate))
}

const findCurrentCode = (code: string): string | undefined => (/^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).region : undefined)
