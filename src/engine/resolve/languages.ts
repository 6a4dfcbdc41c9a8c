import type { Language, MerchantConfig } from '../../generated/config.ts'
import { sortEntries } from '../rules/sort-entries.ts'

type Languages = MerchantConfig['languages']

/** Returns the enabled languages with their codes, in display order. */
export const listEnabledLanguages = ({ catalogue }: Pick<Languages, 'catalogue'>): readonly (readonly [string, Language])[] =>
  sortEntries(catalogue).filter(([, { enabled }]) => enabled)

/**
 * Returns the language code for a visitor: the one chosen before, otherwise the browser's if the brand follows it,
 * otherwise the brand's default. Disabled languages are not chosen. `accepted` has the format of the `Accept-Language`
 * header.
 */
export function chooseLanguage(languages: Languages, chosen: string | undefined, accepted: string | undefined): string {
  if (chosen !== undefined && listEnabledLanguages(languages).some(([code]) => code === chosen)) return chosen
  return (languages.followVisitor ? findAcceptedLanguage(languages, accepted) : undefined) ?? languages.default
}

/** Returns the code of the enabled language that the browser prefers most; `undefined` if it accepts none of them. */
export function findAcceptedLanguage(languages: Pick<Languages, 'catalogue'>, accepted: string | undefined): string | undefined {
  if (accepted === undefined) return undefined
  const enabled = listEnabledLanguages(languages).map(([code, { tag }]) => ({ code, tag: tag.toLowerCase() }))
  for (const requested of parseAcceptLanguage(accepted)) {
    const match =
      enabled.find(({ tag }) => tag === requested) ?? enabled.find(({ tag }) => getPrimarySubtag(tag) === getPrimarySubtag(requested))
    if (match) return match.code
  }
  return undefined
}

const getPrimarySubtag = (tag: string): string => tag.split('-')[0] ?? ''

function parseAcceptLanguage(header: string): readonly string[] {
  const weightedTags = header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(p)?.[1]).find((q) => q !== undefined)
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) }
    })
  return weightedTags
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
