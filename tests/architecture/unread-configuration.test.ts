import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, textFiles } from './tracked-files.ts'

/** Properties that are read without their name in the code, by their path in the schemas, and how. */
const readWhole: Readonly<Record<string, string>> = {
  'platform/flags/': 'switches are carried to the platform by whatever they are called',
  'platform/accounts/*/agreements/': 'contracts are taken kind by kind',
  'registration/socialSms/errors/': 'an error is found by the name that the phone check gave it',
  'theme#colours/': 'every colour becomes the style variable of its name',
  'theme/light': 'the colours of a theme are found by its name',
}

const read = namesRead(
  textFiles().filter(
    (file) =>
      /^(?:src|server|scripts|demo\/(?:accounts|history))\/.*\.(?:tsx?|mjs)$/.test(file) &&
      !/\.(?:test|fixture)\.|\/testing\/|^src\/(?:generated|engine\/compile\/test-kit)\//.test(file),
  ),
)

describe('every configurable property is read', () => {
  it.each(['merchant', 'widgets'])('every property of schemas/%s, by name or as part of its object for a listed reason', (folder) => {
    const files = readdirSync(join(root, 'schemas', folder)).filter((file) => file.endsWith('.json'))
    const declared = files.flatMap((file) => declaredIn(JSON.parse(readText(`schemas/${folder}/${file}`) ?? ''), file.replace('.json', '')))
    expect(declared.length).toBeGreaterThan(150)
    const isWhole = (path: string): boolean => Object.keys(readWhole).some((start) => path.startsWith(start))
    expect(declared.filter((path) => !read.has(nameOf(path)) && !isWhole(path))).toEqual([])
  })

  it('no property is listed that is read by name or no longer exists', () => {
    const declared = readdirSync(join(root, 'schemas/merchant')).flatMap((file) =>
      declaredIn(JSON.parse(readText(`schemas/merchant/${file}`) ?? ''), file.replace('.json', '')),
    )
    const needed = (start: string): boolean => declared.some((path) => path.startsWith(start) && !read.has(nameOf(path)))
    expect(Object.keys(readWhole).filter((start) => !needed(start))).toEqual([])
  })

  it.each([
    ['settings.counts', 'counts'],
    ["settings?.['counts']", 'counts'],
    ['const { counts } = settings', 'counts'],
    ['const { counts: many } = settings', 'counts'],
    ['({ counts: { popular } }) => popular', 'popular'],
  ])('a property is read by %s', (text, name) => expect(namesIn('probe.ts', text)).toContain(name))

  it.each(['// settings.counts', 'const settings = { counts: 1 }', 'interface Settings { counts: number }', 'settings.counts = 1'])(
    'a property is not read by %s',
    (text) => expect(namesIn('probe.ts', text)).not.toContain('counts'),
  )
})

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function namesRead(files: readonly string[]): ReadonlySet<string> {
  expect(files.length).toBeGreaterThan(500)
  return new Set(files.flatMap((file) => namesIn(file, readText(file) ?? '')))
}

/** The properties that a source reads: members that are not assigned to, and destructuring patterns. */
function namesIn(file: string, text: string): readonly string[] {
  const found: string[] = []
  const assigned = new Set<unknown>()
  const take = (key: unknown): void => {
    const { type, name, value } = key as { type?: string; name?: string; value?: unknown }
    if (type === 'Identifier' && name !== undefined) found.push(name)
    if (type === 'Literal' && typeof value === 'string') found.push(value)
  }
  new Visitor({
    AssignmentExpression: ({ operator, left }) => void (operator === '=' && assigned.add(left)),
    MemberExpression: (node) => {
      if (!assigned.has(node) && (!node.computed || node.property.type === 'Literal')) take(node.property)
    },
    ObjectPattern: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property' && (!one.computed || one.key.type === 'Literal')) take(one.key)
    },
  }).visit(parseSync(file, text).program)
  return found
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly [combined: string]: unknown
}

/** The paths of a schema's properties: `#` starts a definition, `*` is any key or index. */
function declaredIn(schema: Schema, at: string): readonly string[] {
  const { properties = {}, definitions = {}, additionalProperties, items } = schema
  const combined = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => (Array.isArray(schema[word]) ? (schema[word] as Schema[]) : []))
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [`${at}/${name}`, ...declaredIn(one, `${at}/${name}`)]),
    ...Object.entries(definitions).flatMap(([name, one]) => declaredIn(one, `${at}#${name}`)),
    ...[additionalProperties, items].flatMap((one) => (typeof one === 'object' ? declaredIn(one, `${at}/*`) : [])),
    ...combined.flatMap((one) => declaredIn(one, at)),
  ]
}
