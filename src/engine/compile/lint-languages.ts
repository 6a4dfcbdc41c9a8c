import { latest, locate, type Draft, type LocatedFinding } from './draft.ts'
import { isObject, valueAt } from './pointer.ts'
import { enabledLanguages } from './targets.ts'

/** A default that nobody can choose, and languages without a file of texts. */
export function lintLanguages(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  if (config['languages'] === parent?.['languages'] && draft.sources.every(({ kind }) => kind !== 'messages')) return []
  const enabled = enabledLanguages(config)
  const chosen = valueAt(config, ['languages', 'default'])
  const known = typeof chosen === 'string' && isObject(valueAt(config, ['languages', 'catalogue', chosen]))
  const disabled = known && !enabled.includes(chosen) && !draft.left.some((left) => left.startsWith(`/languages/catalogue/${chosen}`))
  return [
    ...(disabled
      ? [
          locate(draft, latest(draft, '/languages/default', `/languages/catalogue/${chosen}/enabled`), {
            code: 'default-disabled',
            at: 'value',
            message: `The default language "${chosen}" is not enabled.`,
            found: chosen,
            expected: `one of ${enabled.join(', ')}`,
            remedy: `Enable "${chosen}" in "catalogue", or choose another default.`,
          }),
        ]
      : []),
    ...enabled
      .filter((code) => !draft.texts.languages.includes(code))
      .map((code) =>
        locate(draft, `/languages/catalogue/${code}/enabled`, {
          code: 'language-without-texts',
          at: 'value',
          message: `The language "${code}" is enabled and has no file messages/${code}.json.`,
          found: code,
          remedy: `Write messages/${code}.json, or do not enable it.`,
        }),
      ),
  ]
}
