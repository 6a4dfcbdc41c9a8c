import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNearestName } from '../../src/engine/compile/explain/nearest-name.ts'
import { type JsonFile, type Extension, toPointer, type ProjectScanner } from './scan-project.ts'

export type Texts = Readonly<Record<string, string>>

/**
 * Adds the texts in the `messages` of extensions to those of the brand `base`, by language, so that every brand has
 * them. Reports duplicate keys, values that are not strings, and languages and keys that are missing or unknown.
 */
export function mergeTexts(
  base: ReadonlyMap<string, Texts>,
  extensions: readonly Extension[],
  scanner: ProjectScanner,
): ReadonlyMap<string, Texts> {
  const merged = new Map([...base].map(([language, texts]) => [language, { ...texts }]))
  const owners = new Map<string, string>()
  for (const texts of base.values()) for (const key of Object.keys(texts)) owners.set(key, 'The package')
  for (const { name, folder } of extensions) {
    const files = readTextFiles(join(folder, 'messages'), [...base.keys()], scanner)
    compareLanguages(files)
    for (const [language, { value, report }] of files)
      for (const key of listTextKeys(value)) {
        const owner = owners.get(key)
        if (owner !== undefined) report(toPointer(key), `${owner} already has a text "${key}". Choose another key.`, 'key')
        else if (typeof value[key] !== 'string') report(toPointer(key), `The text "${key}" must be a string.`)
        else Object.assign(merged.get(language) ?? {}, { [key]: value[key] })
      }
    for (const { value } of files.values()) for (const key of listTextKeys(value)) owners.set(key, `"${name}"`)
  }
  return merged
}

/** Compares the texts of each language with those of the first one, and reports missing and additional keys. */
function compareLanguages(files: ReadonlyMap<string, JsonFile>): void {
  const [[referenceLanguage, referenceFile] = [], ...others] = files
  if (referenceFile === undefined) return
  const expected = listTextKeys(referenceFile.value)
  for (const [, { value, report }] of others) {
    const unknown = listTextKeys(value).filter((key) => !expected.includes(key))
    const suggestions = new Map(
      unknown.map((key) => [
        key,
        findNearestName(
          key,
          expected.filter((expectedKey) => !Object.hasOwn(value, expectedKey)),
        ),
      ]),
    )
    for (const [key, suggestion] of suggestions)
      report(
        toPointer(key),
        `${referenceLanguage}.json has no text "${key}".${suggestion === undefined ? ' Add it there, or remove it.' : ` Did you mean "${suggestion}"?`}`,
        'key',
      )
    for (const key of expected)
      if (!Object.hasOwn(value, key) && ![...suggestions.values()].includes(key))
        report('', `The text "${key}" of ${referenceLanguage}.json is missing. Add it.`)
  }
}

const listTextKeys = (texts: object): readonly string[] => Object.keys(texts).filter((key) => key !== '$schema')

function readTextFiles(folder: string, languages: readonly string[], scanner: ProjectScanner): ReadonlyMap<string, JsonFile> {
  if (!existsSync(folder)) return new Map()
  for (const name of readdirSync(folder))
    if (name.endsWith('.json') && !languages.includes(name.slice(0, -5)))
      scanner.report(
        join(folder, name),
        `The brand base has no language "${name.slice(0, -5)}": its languages are ${languages.join(', ')}.`,
      )
  const textFiles = languages.flatMap((language): readonly (readonly [string, JsonFile])[] => {
    const path = join(folder, `${language}.json`)
    if (!existsSync(path)) {
      scanner.report(path, `The texts in ${language}, a language of the brand base, are missing. Add them.`)
      return []
    }
    const file = scanner.read(path)
    return file === undefined ? [] : [[language, file]]
  })
  return new Map(textFiles)
}
