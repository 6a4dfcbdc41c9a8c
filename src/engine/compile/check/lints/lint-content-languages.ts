import { defineRule } from '../define-rule.ts'
import { collectReferences, formatPointer } from '../collect-references.ts'
import type { Content } from '../../contents.ts'
import { locate, getValueLocation, findReusableInheritedValue, type Draft, type LocatedFinding } from '../../draft.ts'
import { isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'
import { listEnabledLanguageCodes } from '../targets.ts'

/** Maps of texts by language, keyed by the pointer of the map. */
type TextMaps = ReadonlyMap<string, JsonObject>

/**
 * Reports texts of content.json and platform.json (announcements, notices, channels, missions) in a language that is
 * not enabled, and enabled languages in which some of these texts are missing. One warning for each language and file,
 * only for merchants without errors.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unused-language': {
      severity: 'warning',
      about: 'An entry of content.json or platform.json has texts in a language that visitors cannot choose.',
      remedy: 'Enable the language in languages.json, or remove these texts.',
    },
    'language-missing': {
      severity: 'warning',
      about:
        'An entry of content.json or platform.json, such as a help topic, has no texts in a language that visitors can choose. They see it in another language.',
      remedy: 'Add the texts, or disable the language.',
    },
  },
  check: lintContentLanguages,
})

function lintContentLanguages(draft: Draft): readonly LocatedFinding[] {
  const areLanguagesUnchanged = draft.config['languages'] === draft.parent?.['languages']
  return draft.getContents().flatMap((content) => {
    const { kind, value, before } = content
    if ((kind !== 'content' && kind !== 'platform') || (areLanguagesUnchanged && value === before)) return []
    const maps = findTextMaps(content, areLanguagesUnchanged ? findReusableInheritedValue(draft, content) : undefined)
    return [...reportDisabledLanguages(draft, kind, maps), ...reportMissingTexts(draft, kind, maps)]
  })
}

function findTextMaps(content: Content, unchangedValue: unknown): TextMaps {
  const maps = new Map<string, JsonObject>()
  collectReferences(
    content.kind,
    content.value,
    {
      reference(kind, _, path, at, ancestors) {
        const map = ancestors.at(-1)
        if (kind === 'language' && at === 'key' && map) maps.set(content.pointer + formatPointer(path.slice(0, -1)), map)
      },
    },
    unchangedValue,
  )
  return maps
}

const isOwnValue = (draft: Draft, pointer: string): boolean => draft.sources.includes(getValueLocation(draft, pointer).source)

/**
 * Reports texts in disabled languages. Inherited texts need not be removed when a brand disables a language, so only
 * the merchant's own are reported.
 */
function reportDisabledLanguages(draft: Draft, file: string, maps: TextMaps): LocatedFinding[] {
  const catalogue = findValueAt(draft.config, ['languages', 'catalogue'])
  const disabledLanguages = Object.keys(isObject(catalogue) ? catalogue : {}).filter(
    (code) => !listEnabledLanguageCodes(draft.config).includes(code),
  )
  return disabledLanguages.flatMap((language) => {
    const pointers = [...maps].filter(([, map]) => Object.hasOwn(map, language)).map(([pointer]) => `${pointer}/${language}`)
    const ownPointers = pointers.filter((pointer) => isOwnValue(draft, pointer))
    const [first] = ownPointers
    if (first === undefined) return []
    return [
      locate(draft, first, {
        code: 'unused-language',
        at: 'key',
        message: `The language "${language}" is not enabled, so the texts of ${formatEntries(ownPointers)} of ${file}.json in it are never shown.`,
        found: language,
        remedy: `Enable "${language}" in languages.json, or remove ${ownPointers.length === 1 ? 'this text' : 'these texts'}.`,
      }),
    ]
  })
}

function reportMissingTexts(draft: Draft, file: string, maps: TextMaps): LocatedFinding[] {
  const inheritedLanguages = listEnabledLanguageCodes(draft.parent ?? {})
  return listEnabledLanguageCodes(draft.config).flatMap((language) => {
    const missingPointers = [...maps].filter(([, map]) => !Object.hasOwn(map, language)).map(([pointer]) => pointer)
    const ownPointers = missingPointers.filter((pointer) => isOwnValue(draft, pointer))
    const isNewlyEnabled = !inheritedLanguages.includes(language)
    const reportedPointers = isNewlyEnabled ? missingPointers : ownPointers
    if (reportedPointers.length === 0) return []
    // A newly enabled language that lacks most texts, or only inherited ones, is reported at its `enabled`; other
    // missing texts are reported at the merchant's first entry.
    const shouldReportLanguage = isNewlyEnabled && (ownPointers.length === 0 || missingPointers.length * 2 > maps.size)
    return [
      locate(draft, shouldReportLanguage ? `/languages/catalogue/${language}/enabled` : (ownPointers[0] ?? ''), {
        code: 'language-missing',
        at: shouldReportLanguage ? 'value' : 'key',
        message: `The language "${language}" is enabled, but ${formatEntries(reportedPointers)} of ${file}.json ${reportedPointers.length === 1 ? 'has' : 'have'} no text in it.`,
        found: language,
        remedy: `Add ${reportedPointers.length === 1 ? 'its text' : 'their texts'} in "${language}".`,
      }),
    ]
  })
}

const maxListed = 3

/**
 * The names of up to three entries, such as `help/terms` for `/content/help/terms/texts`, and the number of the others.
 */
function formatEntries(pointers: readonly string[]): string {
  const names = pointers.map((pointer) =>
    pointer
      .split('/')
      .slice(2)
      .join('/')
      .replace(/\/texts.*$/, ''),
  )
  const otherCount = names.length - maxListed
  return otherCount > 0 ? `${names.slice(0, maxListed).join(', ')} and ${String(otherCount)} more` : names.join(', ')
}
