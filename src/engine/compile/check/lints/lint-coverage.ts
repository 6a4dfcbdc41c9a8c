import { defineRule } from '../define-rule.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { fallbackLanguage } from '../message-texts.ts'
import { hasPluralForm, expandPluralKeys, getLanguageTag } from '../plurals.ts'
import { findValueAt } from '../../read/pointer.ts'
import { listEnabledLanguageCodes } from '../targets.ts'

/**
 * Reports newly enabled languages that lack texts: players see these texts in the fallback language. The findings are
 * warnings.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'language-incomplete': {
      severity: 'warning',
      about: 'A newly enabled language lacks texts. The missing ones are shown in English.',
      remedy: 'Translate the missing texts ("livery texts" with --missing lists them), or disable the language.',
    },
  },
  check: lintCoverage,
})

function lintCoverage(draft: Draft): readonly LocatedFinding[] {
  return listIncompleteLanguages(draft).map((code) => {
    const [keys, texts] = [listTextKeys(draft, code), draft.texts.getTexts(code)]
    const translatedCount = keys.filter((key) => Object.hasOwn(texts, key)).length
    return report(draft, code, translatedCount, keys.length)
  })
}

/** The languages whose number of missing texts is reported, instead of each missing text. */
export function listIncompleteLanguages(draft: Draft): string[] {
  const { config, parent, texts } = draft
  if (parent === undefined || config['languages'] === parent['languages']) return []
  const inheritedLanguages = listEnabledLanguageCodes(parent)
  const newLanguages = listEnabledLanguageCodes(config).filter(
    (code) => code !== fallbackLanguage && !inheritedLanguages.includes(code) && texts.languages.includes(code),
  )
  if (newLanguages.length === 0) return []
  return newLanguages.filter((code) => {
    const languageTexts = texts.getTexts(code)
    // A missing plural form is reported separately if the text has other forms.
    return !listTextKeys(draft, code).every(
      (key) => Object.hasOwn(languageTexts, key) || hasPluralForm(languageTexts, key, getLanguageTag(config, code)),
    )
  })
}

/** The keys of every text of the fallback language and of the default language, with the plural forms of `language`. */
function listTextKeys({ config, texts }: Draft, language: string): string[] {
  const defaultLanguage = findValueAt(config, ['languages', 'default'])
  const keys = new Set([
    ...Object.keys(texts.getTexts(fallbackLanguage)),
    ...(typeof defaultLanguage === 'string' ? Object.keys(texts.getTexts(defaultLanguage)) : []),
  ])
  keys.delete('$schema')
  return expandPluralKeys(getLanguageTag(config, language), keys)
}

const report = (draft: Draft, code: string, translatedCount: number, total: number): LocatedFinding =>
  locate(draft, `/languages/catalogue/${code}/enabled`, {
    code: 'language-incomplete',
    at: 'value',
    message: `The language "${code}" is enabled and has ${translatedCount} of ${total} texts (${Math.floor((100 * translatedCount) / total)} %): the others are shown in ${fallbackLanguage}.`,
    found: code,
    remedy: `Translate them: livery texts ${draft.id} ${code} --missing lists them.`,
  })
