import { lazy } from '../../lazy.ts'

const names = lazy(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }))

/** Codes that the runtime has a name for and that are no country: groups of them, and places that are none. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])

/** Whether this is the code of a country; ZZ is one, for it stands for every visitor whose country is not known. */
export const isCountry = (code: string): boolean => !groups.has(code) && currentCode(code) === code && names().of(code) !== undefined

/**
 * The country that was probably meant: the code that stands for an old or an informal one (UK), or the same letters the
 * other way round.
 */
export function meantCountry(code: string): string | undefined {
  const turned = [...code].reverse().join('')
  return [currentCode(code), turned].find((other) => other !== undefined && other !== code && isCountry(other))
}

const currentCode = (code: string): string | undefined => (/^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).region : undefined)
