import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, listTextFiles } from './tracked-files.ts'

/**
 * Properties that the code reads without naming them: the prefix of their paths in the schemas, and how they are read.
 */
const indirectReads: Readonly<Record<string, string>> = {
  'platform/accounts/*/agreements/': 'the contracts of an account are looked up by their kind',
  'registration/socialSms/errors/': 'an error is looked up by the name that the phone check returned',
  'theme#colours/': 'every colour becomes the style variable of its name',
  'theme/light': 'the colours of a theme are looked up by its name',
}

const usedPropertyNames = findAllReadProperties(
  listTextFiles().filter(
    (file) =>
      /^(?:src|server|scripts|demo\/(?:accounts|history))\/.*\.(?:tsx?|mjs)$/.test(file) &&
      !/\.(?:test|fixture)\.|\/testing\/|^src\/(?:generated|engine\/compile\/test-kit)\//.test(file),
  ),
)

describe('every configurable property is read', () => {
  it.each(['merchant', 'widgets'])('in schemas/%s: by name, or indirectly for a listed reason', (folder) => {
    const files = readdirSync(join(root, 'schemas', folder)).filter((file) => file.endsWith('.json'))
    const declaredPaths = files.flatMap((file) =>
      listPropertyPaths(JSON.parse(readText(`schemas/${folder}/${file}`) ?? ''), file.replace('.json', '')),
    )
    expect(declaredPaths.length).toBeGreaterThan(150)
    const isReadIndirectly = (path: string): boolean => Object.keys(indirectReads).some((prefix) => path.startsWith(prefix))
    expect(declaredPaths.filter((path) => !usedPropertyNames.has(getPropertyName(path)) && !isReadIndirectly(path))).toEqual([])
  })

  it('the list of indirect reads has no property that is read by name or no longer exists', () => {
    const declaredPaths = readdirSync(join(root, 'schemas/merchant')).flatMap((file) =>
      listPropertyPaths(JSON.parse(readText(`schemas/merchant/${file}`) ?? ''), file.replace('.json', '')),
    )
    const isNeeded = (prefix: string): boolean =>
      declaredPaths.some((path) => path.startsWith(prefix) && !usedPropertyNames.has(getPropertyName(path)))
    expect(Object.keys(indirectReads).filter((prefix) => !isNeeded(prefix))).toEqual([])
  })

  it.each([
    ['settings.counts', 'counts'],
    ["settings?.['counts']", 'counts'],
    ['const { counts } = settings', 'counts'],
    ['const { counts: many } = settings', 'counts'],
    ['({ counts: { popular } }) => popular', 'popular'],
  ])('a property is read by %s', (text, name) => expect(findReadProperties('probe.ts', text)).toContain(name))

  it.each(['// settings.counts', 'const settings = { counts: 1 }', 'interface Settings { counts: number }', 'settings.counts = 1'])(
    'a property is not read by %s',
    (text) => expect(findReadProperties('probe.ts', text)).not.toContain('counts'),
  )
})

const getPropertyName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function findAllReadProperties(files: readonly string[]): ReadonlySet<string> {
  expect(files.length).toBeGreaterThan(500)
  return new Set(files.flatMap((file) => findReadProperties(file, readText(file) ?? '')))
}

/** Returns the properties that a source reads: members that are not assigned to, and destructured properties. */
function findReadProperties(file: string, text: string): readonly string[] {
  const names: string[] = []
  const assignedNodes = new Set<unknown>()
  const collectName = (key: unknown): void => {
    const { type, name, value } = key as { type?: string; name?: string; value?: unknown }
    if (type === 'Identifier' && name !== undefined) names.push(name)
    if (type === 'Literal' && typeof value === 'string') names.push(value)
  }
  new Visitor({
    AssignmentExpression: ({ operator, left }) => void (operator === '=' && assignedNodes.add(left)),
    MemberExpression: (node) => {
      if (!assignedNodes.has(node) && (!node.computed || node.property.type === 'Literal')) collectName(node.property)
    },
    ObjectPattern: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && (!property.computed || property.key.type === 'Literal')) collectName(property.key)
    },
  }).visit(parseSync(file, text).program)
  return names
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly [keyword: string]: unknown
}

/**
 * Returns the paths of a schema's properties: `#` precedes the name of a definition, `*` stands for any key or index.
 */
function listPropertyPaths(schema: Schema, path: string): readonly string[] {
  const { properties = {}, definitions = {}, additionalProperties, items } = schema
  const combinedSchemas = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? (schema[keyword] as Schema[]) : [],
  )
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [`${path}/${name}`, ...listPropertyPaths(property, `${path}/${name}`)]),
    ...Object.entries(definitions).flatMap(([name, definition]) => listPropertyPaths(definition, `${path}#${name}`)),
    ...[additionalProperties, items].flatMap((nested) => (typeof nested === 'object' ? listPropertyPaths(nested, `${path}/*`) : [])),
    ...combinedSchemas.flatMap((combinedSchema) => listPropertyPaths(combinedSchema, path)),
  ]
}
