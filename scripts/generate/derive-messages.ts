import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderPattern } from '../../src/engine/rules/fill-placeholders.ts'
import { allPluralForms } from '../../src/engine/rules/plural-form.ts'
import { derivedRoot, listProjectFolders, root } from '../tools/paths.ts'

type Texts = Readonly<Record<string, string>>

const pluralSuffix = new RegExp(`_(?:${allPluralForms.join('|')})$`)

/**
 * Derives the types of message keys, and lists of the keys that the program itself uses. The program uses a message key
 * of base if the key occurs as a string in its sources, or matches the literal beginning or end of a template. A key
 * without a text of its own but with the plural forms `one` and `other` is a counted key if it occurs as a string. A
 * key that ends in `_other` without a matching `_one` is not a plural form.
 */
export function deriveMessages(): string {
  const baseTexts = readBaseTexts()
  const keys = [...new Set(baseTexts.flatMap((texts) => Object.keys(texts)))].filter((key) => key !== '$schema')
  const keySet = new Set(keys)
  const countedKeys = new Set(
    keys
      .filter((key) => key.endsWith('_one') && keySet.has(key.replace(pluralSuffix, '_other')))
      .map((key) => key.replace(pluralSuffix, '')),
  )
  const { strings, prefixes, suffixes, properties } = readProgramStrings()
  const isUsed = (key: string): boolean =>
    strings.has(key) ||
    prefixes.some((start) => key.startsWith(start)) ||
    suffixes.some((end) => key.endsWith(end) && strings.has(key.slice(0, -end.length)))
  const programCountedKeys = [...countedKeys].filter((key) => !keySet.has(key) && strings.has(key)).toSorted()
  const isPluralForm = (key: string): boolean => pluralSuffix.test(key) && programCountedKeys.includes(key.replace(pluralSuffix, ''))
  const programKeys = [...keySet].filter((key) => !isPluralForm(key) && isUsed(key)).toSorted()
  return [
    '/** The key of a text without plural forms. */',
    formatUnion('PlainKey', keys.filter((key) => !isPluralForm(key)).toSorted()),
    '/** The key of a text with plural forms, which requires a `count`. */',
    formatUnion('CountedKey', programCountedKeys),
    'export type MessageKey = PlainKey | CountedKey\n',
    '/** The keys of the texts that the program itself shows: every brand must have them. */',
    formatList('programTexts', programKeys),
    '/** The keys of the texts that the program shows with a count: every brand must have the plural forms of its languages. */',
    formatList('countedTexts', programCountedKeys),
    '/** Names of the values that the program passes to texts. Any other name in braces is a mistake, or a value of the configuration. */',
    formatList(
      'programValues',
      listPlaceholders(baseTexts)
        .filter((name) => properties.has(name))
        .toSorted(),
    ),
  ].join('\n')
}

const formatUnion = (name: string, keys: readonly string[]): string =>
  `export type ${name} =\n${keys.map((key) => `  | '${key}'\n`).join('') || '  never\n'}`

const formatList = (name: string, keys: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${keys.map((key) => `  '${key}',\n`).join('')}]\n`

/** Returns the names of the placeholders in the texts of base in all languages. */
const listPlaceholders = (baseTexts: readonly Texts[]): string[] => [
  ...new Set(
    baseTexts.flatMap((texts) =>
      Object.values(texts).flatMap((text) => [...text.matchAll(placeholderPattern)].map((match) => match[1] ?? '')),
    ),
  ),
]

const messagesFolder = join(derivedRoot, 'merchants/base/messages')

const readBaseTexts = (): Texts[] =>
  readdirSync(messagesFolder).map((file) => JSON.parse(readFileSync(join(messagesFolder, file), 'utf8')) as Texts)

interface ProgramStrings {
  readonly strings: ReadonlySet<string>
  readonly prefixes: readonly string[]
  readonly suffixes: readonly string[]
  readonly properties: ReadonlySet<string>
}

/**
 * Reads the strings of the program and of errors.json, the beginnings and ends of its templates, and the names of its
 * object properties, including shorthand ones. The pattern of properties also matches other names between commas. Of a
 * template that begins with a value, only the end is read: the value is assumed to be one of the strings.
 */
function readProgramStrings(): ProgramStrings {
  const folders = [join(root, 'src'), join(root, 'server'), ...listProjectFolders()]
  const texts = [...folders.flatMap(listSources), join(root, 'schemas/api/errors.json')].map((file) => readFileSync(file, 'utf8'))
  const listMatches = (pattern: RegExp): string[] => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
  ]
  return {
    strings: new Set(listMatches(/['"]([a-z0-9][a-zA-Z0-9_.-]*)['"]/g)),
    prefixes: listMatches(/`([a-z][a-zA-Z0-9]*_[a-zA-Z0-9_]*)\$\{/g),
    suffixes: listMatches(/`\$\{[^`}]*\}(_[a-zA-Z0-9_]+)`/g),
    properties: new Set(listMatches(/(?<=[{,]\s*)([a-zA-Z][a-zA-Z0-9]*)(?=\s*[:,}])/g)),
  }
}

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|(?:^|\/)(?:generated|testing|test-kit|demo)\//.test(file))
    .map((file) => join(folder, file))
