import { isCountry, suggestCountry } from './countries.ts'
import { lazy } from '../../lazy.ts'

const getLanguageNames = lazy(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }))
const getScriptNames = lazy(() => new Intl.DisplayNames('en', { type: 'script', fallback: 'none' }))

/** Whether a BCP 47 tag is canonical, and the runtime knows its language, its script and its two-letter country. */
export function isLanguageTag(tag: string): boolean {
  const { language, script, region, canonical } = parseTag(tag)
  return (
    canonical === tag &&
    isLanguage(language) &&
    (script === undefined || getScriptNames().of(script) !== undefined) &&
    (region === undefined || isCountry(region))
  )
}

/**
 * The tag that was probably meant: its canonical form; or the tag with an unknown country corrected or replaced by the
 * main country of its language, or an unknown language by the main language of its country (vi-VN for vn-VN).
 * `undefined` if neither is valid.
 */
export function suggestLanguageTag(tag: string): string | undefined {
  const { language, script, region, canonical } = parseTag(tag)
  const country = region === undefined || isCountry(region) ? region : (suggestCountry(region) ?? getLikelySubtags(language).region)
  const suggestedLanguage = isLanguage(language)
    ? language
    : region === undefined
      ? getLikelySubtags(`und-${language.toUpperCase()}`).language
      : getLikelySubtags(`und-${region}`).language
  const suggestedScript = script === undefined || getScriptNames().of(script) !== undefined ? script : undefined
  const suggestedTag = [suggestedLanguage, suggestedScript, country].filter((part) => part !== undefined).join('-')
  return [canonical, suggestedTag].find((candidate) => candidate !== undefined && candidate !== tag && isLanguageTag(candidate))
}

const isLanguage = (language: string): boolean =>
  /^[a-z]{2,8}$/i.test(language) && language !== 'und' && getLanguageNames().of(language) !== undefined

function parseTag(tag: string): { language: string; script?: string; region?: string; canonical?: string } {
  const [language = '', ...rest] = tag.split('-')
  const script = rest.find((part) => /^[a-z]{4}$/i.test(part))
  const region = rest.find((part) => part.length === 2)
  const canonical = findCanonicalTag(tag)
  return {
    language,
    ...(script === undefined ? {} : { script }),
    ...(region === undefined ? {} : { region }),
    ...(canonical === undefined ? {} : { canonical }),
  }
}

function findCanonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

function getLikelySubtags(tag: string): { language?: string; region?: string } {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return { language, ...(region === undefined ? {} : { region }) }
  } catch {
    return {}
  }
}

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The writing direction of a language. */
export const getWritingDirection = (tag: string): 'ltr' | 'rtl' =>
  rightToLeftScripts.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
