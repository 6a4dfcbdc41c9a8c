import type { Draft, LocatedFinding } from './draft.ts'
import { lastResort, textsOf } from './message-texts.ts'
import { nearestName } from './nearest-name.ts'
import { escapeStep } from './pointer.ts'
import type { SourceFile } from './source-file.ts'
import { enabledLanguages } from './targets.ts'

/** Texts that one enabled language has and another has not: players would read another language. Warnings. */
export function lintTranslations(draft: Draft): readonly LocatedFinding[] {
  if (draft.config['messages'] === draft.parent?.['messages'] && draft.config['languages'] === draft.parent?.['languages']) return []
  const own = draft.sources.filter((source) => source.kind === 'messages')
  const enabled = enabledLanguages(draft.config)
  const told = new Set<string>()
  return inOrder(own.filter((source) => enabled.includes(source.name))).flatMap((source) => lintLanguage(draft, source, own, enabled, told))
}

/** The last resort comes last, for a name that only it has is likelier to be the right one. */
const inOrder = (sources: readonly SourceFile[]): SourceFile[] =>
  [...sources].sort((a, b) => Number(a.name === lastResort) - Number(b.name === lastResort))

function lintLanguage(
  draft: Draft,
  source: SourceFile,
  own: readonly SourceFile[],
  enabled: readonly string[],
  told: Set<string>,
): LocatedFinding[] {
  const texts = textsOf(draft.config, source.name)
  const lacking = [
    ...new Set(own.filter((one) => one !== source && enabled.includes(one.name)).flatMap((one) => Object.keys(one.value))),
  ].filter((key) => key !== '$schema' && !Object.hasOwn(texts, key) && !told.has(key))
  if (lacking.length === 0) return []
  const others = enabled.filter((code) => code !== source.name).map((code) => textsOf(draft.config, code))
  const lonely = Object.keys(source.value).filter((key) => key !== '$schema' && others.every((one) => !Object.hasOwn(one, key)))
  const misspelt = lacking.flatMap((key) => {
    const near = nearestName(key, lonely)
    return near === undefined || isUsed(draft, near) ? [] : [{ key, near }]
  })
  for (const { near, key } of misspelt) told.add(near).add(key)
  const rest = lacking.filter((key) => !told.has(key))
  return [...misspelt.map(({ key, near }) => misspeltText(source, near, key)), ...(rest.length === 0 ? [] : [missingTexts(source, rest)])]
}

/** Whether the extended merchant has a text of this name: then it is no slip. */
const isUsed = (draft: Draft, key: string): boolean =>
  enabledLanguages(draft.config).some((code) => Object.hasOwn(textsOf(draft.parent, code), key))

const misspeltText = (source: SourceFile, found: string, meant: string): LocatedFinding => ({
  source,
  finding: {
    code: 'misspelt-text',
    severity: 'warning',
    pointer: `/${escapeStep(found)}`,
    at: 'key',
    message: `Only ${source.name} has the text "${found}", and only it has no "${meant}".`,
    found,
    suggestion: meant,
    remedy: `Write "${meant}".`,
  },
})

const shown = 6

function missingTexts(source: SourceFile, keys: readonly string[]): LocatedFinding {
  const listed = keys.slice(0, shown).join(', ') + (keys.length > shown ? ` and ${keys.length - shown} more` : '')
  const message = `${keys.length === 1 ? 'A text is' : `${keys.length} texts are`} missing in ${source.name}: ${listed}.`
  return {
    source,
    finding: {
      code: 'translation-missing',
      severity: 'warning',
      pointer: '',
      at: 'value',
      message,
      remedy: 'Translate them; until then players read another language.',
    },
  }
}
