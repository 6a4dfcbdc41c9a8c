import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderPattern } from '../../src/engine/rules/fill-text.ts'
import { allPluralForms } from '../../src/engine/rules/plural-form.ts'
import { derivedRoot, projectFolders, root } from '../chores/places.ts'

type Texts = Readonly<Record<string, string>>

const form = new RegExp(`_(?:${allPluralForms.join('|')})$`)

/**
 * The texts that the program shows, found in its sources: every string there that is the key of a text of base, and
 * every template that begins or ends as such a key does. A key that has no text of its own but forms for `one` and for
 * `other` is a counted one; with a form for `other` alone a key may be the name of something else.
 */
export function deriveMessages(): string {
  const base = readBase()
  const keys = [...new Set(base.flatMap((texts) => Object.keys(texts)))].filter((key) => key !== '$schema')
  const plain = new Set(keys)
  const counted = new Set(
    keys.filter((key) => key.endsWith('_one') && plain.has(key.replace(form, '_other'))).map((key) => key.replace(form, '')),
  )
  const { strings, starts, ends, properties } = readSources()
  const isUsed = (key: string): boolean =>
    strings.has(key) ||
    starts.some((start) => key.startsWith(start)) ||
    ends.some((end) => key.endsWith(end) && strings.has(key.slice(0, -end.length)))
  const programCounted = [...counted].filter((key) => !plain.has(key) && strings.has(key)).toSorted()
  const isForm = (key: string): boolean => form.test(key) && programCounted.includes(key.replace(form, ''))
  const program = [...plain].filter((key) => !isForm(key) && isUsed(key)).toSorted()
  return [
    '/** The key of a text that is shown as it stands. */',
    union('PlainKey', keys.filter((key) => !isForm(key)).toSorted()),
    '/** The key of a text that has a form for each plural of its language, and is shown with a `count`. */',
    union('CountedKey', programCounted),
    'export type MessageKey = PlainKey | CountedKey\n',
    '/** The texts that the program itself shows: every brand has them. */',
    list('programTexts', program),
    '/** Those that it shows with a count: every brand has the plural forms of its languages. */',
    list('countedTexts', programCounted),
    '/** The values that it gives to texts, by their names: a name in braces that is none of these is a slip, or is given by a configuration. */',
    list(
      'programValues',
      valuesIn(base)
        .filter((name) => properties.has(name))
        .toSorted(),
    ),
  ].join('\n')
}

const union = (name: string, keys: readonly string[]): string =>
  `export type ${name} =\n${keys.map((key) => `  | '${key}'\n`).join('') || '  never\n'}`

const list = (name: string, keys: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${keys.map((key) => `  '${key}',\n`).join('')}]\n`

/**
 * The names in braces in the texts of base, in any of its languages: a slip in one of them is no property in the
 * sources.
 */
const valuesIn = (base: readonly Texts[]): string[] => [
  ...new Set(
    base.flatMap((texts) => Object.values(texts).flatMap((text) => [...text.matchAll(placeholderPattern)].map((match) => match[1] ?? ''))),
  ),
]

const messages = join(derivedRoot, 'merchants/base/messages')

const readBase = (): Texts[] => readdirSync(messages).map((file) => JSON.parse(readFileSync(join(messages, file), 'utf8')) as Texts)

interface Named {
  readonly strings: ReadonlySet<string>
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  readonly properties: ReadonlySet<string>
}

/**
 * The strings of the program, and how its templates begin and end; of templates that begin with a value, the string
 * before it is one of the strings. And the names in its objects, written out or in short, with those that merely stand
 * between commas.
 */
function readSources(): Named {
  const folders = [join(root, 'src'), join(root, 'server'), ...projectFolders()]
  const texts = [...folders.flatMap(sourcesIn), join(root, 'schemas/api/errors.json')].map((file) => readFileSync(file, 'utf8'))
  const all = (pattern: RegExp): string[] => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
  ]
  return {
    strings: new Set(all(/['"]([a-z0-9][a-zA-Z0-9_.-]*)['"]/g)),
    starts: all(/`([a-z][a-zA-Z0-9]*_[a-zA-Z0-9_]*)\$\{/g),
    ends: all(/`\$\{[^`}]*\}(_[a-zA-Z0-9_]+)`/g),
    properties: new Set(all(/(?<=[{,]\s*)([a-zA-Z][a-zA-Z0-9]*)(?=\s*[:,}])/g)),
  }
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|(?:^|\/)(?:generated|testing|test-kit|demo)\//.test(file))
    .map((file) => join(folder, file))
