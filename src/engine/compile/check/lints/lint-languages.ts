import { defineRule } from '../define-rule.ts'
import { hasOmission, pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { getWritingDirection, isLanguageTag } from '../standards/language-tags.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { listEnabledLanguageCodes } from '../targets.ts'

/**
 * Reports a default language that is not enabled, enabled languages without a text file, text files of languages that
 * are unknown or not enabled, and wrong writing directions.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'default-disabled': {
      severity: 'error',
      about: 'The default language of the brand is not enabled.',
      remedy: 'Enable it, or choose another default.',
    },
    'language-without-texts': {
      severity: 'error',
      about: 'A language is enabled and has no text file.',
      remedy: 'Add messages/<code>.json, or disable the language.',
    },
    'unused-messages': {
      severity: 'warning',
      about: 'A text file belongs to a language that visitors cannot choose.',
      remedy: 'Enable the language, rename the file, or remove it.',
    },
    'wrong-direction': {
      severity: 'error',
      about: 'The direction of a language is not the one in which it is written.',
      remedy: 'Write "rtl" for languages that are written from right to left, "ltr" for all others.',
    },
  },
  check: lintLanguages,
})

function lintLanguages(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  if (config['languages'] === parent?.['languages'] && draft.sources.every(({ kind }) => kind !== 'messages')) return []
  const enabledLanguages = listEnabledLanguageCodes(config)
  const defaultLanguage = findValueAt(config, ['languages', 'default'])
  const isDefaultKnown = typeof defaultLanguage === 'string' && isObject(findValueAt(config, ['languages', 'catalogue', defaultLanguage]))
  const isDefaultDisabled =
    isDefaultKnown &&
    !enabledLanguages.includes(defaultLanguage) &&
    !hasOmission(draft, `/languages/catalogue/${escapePointerToken(defaultLanguage)}`)
  const languagesWithoutTexts = enabledLanguages.filter((code) => !draft.texts.languages.includes(code))
  const inheritedCatalogue = findValueAt(parent, ['languages', 'catalogue'])
  // While an enabled language has no text file, one of these may be its file under a wrong name, so none is reported.
  const unusedSources = draft.sources.filter(
    ({ kind, name }) =>
      kind === 'messages' &&
      languagesWithoutTexts.length === 0 &&
      !enabledLanguages.includes(name) &&
      findValueAt(inheritedCatalogue, [name, 'enabled']) !== true &&
      name !== defaultLanguage,
  )
  return [
    ...(isDefaultDisabled
      ? [
          locate(draft, pickLastWritten(draft, `/languages/catalogue/${defaultLanguage}/enabled`, '/languages/default'), {
            code: 'default-disabled',
            at: 'value',
            message: `The default language "${defaultLanguage}" is not enabled.`,
            found: defaultLanguage,
            expected: `one of ${enabledLanguages.join(', ')}`,
            remedy: `Enable "${defaultLanguage}" in "catalogue", or choose another default.`,
          }),
        ]
      : []),
    ...unusedSources.flatMap((source) => reportUnused(draft, source)),
    ...lintDirections(draft),
    ...languagesWithoutTexts.map((code) =>
      locate(draft, `/languages/catalogue/${code}/enabled`, {
        code: 'language-without-texts',
        at: 'value',
        message: `The language "${code}" is enabled, but messages/${code}.json does not exist.`,
        found: code,
        remedy: `Add messages/${code}.json, or disable the language.`,
      }),
    ),
  ]
}

/** Reports a text file of a language that visitors cannot choose. */
function reportUnused(draft: Draft, source: SourceFile): LocatedFinding[] {
  const { name } = source
  if (draft.omitted.some((omittedPointer) => omittedPointer === '/languages' || omittedPointer.startsWith('/languages/catalogue')))
    return []
  const catalogue = findValueAt(draft.config, ['languages', 'catalogue'])
  const isKnown = isObject(catalogue) && Object.hasOwn(catalogue, name)
  const suggestion = isKnown || !isObject(catalogue) ? undefined : suggestLanguage(name, catalogue)
  return [
    {
      source,
      finding: {
        code: 'unused-messages',
        pointer: '',
        at: 'value',
        message: isKnown
          ? `The language "${name}" is not enabled, so these texts are never shown.`
          : `languages.json has no language "${name}", so these texts are never shown.`,
        found: name,
        ...(suggestion === undefined ? {} : { suggestion }),
        remedy: isKnown
          ? `Set "enabled" of "${name}" in languages.json, or remove the file.`
          : suggestion === undefined
            ? `Add "${name}" to "catalogue" in languages.json, or remove the file.`
            : `Rename the file to ${suggestion}.json, or add "${name}" to "catalogue" in languages.json.`,
      },
    },
  ]
}

/** The code of the language whose tag contains the parts of `name`: if TY has the tag vi-VN, TY for VN or VI_VN. */
const suggestLanguage = (name: string, catalogue: JsonObject): string | undefined =>
  Object.keys(catalogue).find((code) => {
    const tag = findValueAt(catalogue, [code, 'tag'])
    if (typeof tag !== 'string') return false
    const tagParts = tag.toUpperCase().split('-')
    return name.split('_').every((part) => tagParts.includes(part))
  })

function lintDirections(draft: Draft): LocatedFinding[] {
  const [catalogue, inheritedCatalogue] = [
    findValueAt(draft.config, ['languages', 'catalogue']),
    findValueAt(draft.parent, ['languages', 'catalogue']),
  ]
  if (!isObject(catalogue) || catalogue === inheritedCatalogue) return []
  return Object.entries(catalogue).flatMap(([code, language]) => {
    if (!isObject(language) || language === findValueAt(inheritedCatalogue, [code])) return []
    const { tag, direction } = language
    const pointer = `/languages/catalogue/${escapePointerToken(code)}`
    if (typeof tag !== 'string' || !isLanguageTag(tag) || hasOmission(draft, pointer)) return []
    const expectedDirection = getWritingDirection(tag)
    if (direction === expectedDirection) return []
    return [
      locate(draft, pickLastWritten(draft, `${pointer}/direction`, `${pointer}/tag`), {
        code: 'wrong-direction',
        at: 'value',
        message: `${tag} is written from ${expectedDirection === 'rtl' ? 'right to left' : 'left to right'}, but "direction" is "${String(direction)}".`,
        found: String(direction),
        expected: expectedDirection,
        suggestion: expectedDirection,
        fix: { from: direction, to: expectedDirection },
        remedy: `Write "${expectedDirection}".`,
      }),
    ]
  })
}
