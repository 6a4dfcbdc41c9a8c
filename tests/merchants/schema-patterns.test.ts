import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const schemas = join(import.meta.dirname, '../../schemas')

interface PatternedSchema {
  readonly path: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Returns every schema with a pattern or a format. */
function listPatternedSchemas(value: unknown, path: string): PatternedSchema[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Readonly<Record<string, unknown>>
  const ownEntries = typeof schema['pattern'] === 'string' || typeof schema['format'] === 'string' ? [{ path, schema }] : []
  const children = Object.entries(schema).filter(([key]) => !['examples', 'enum', 'const'].includes(key))
  return [...ownEntries, ...children.flatMap(([key, child]) => listPatternedSchemas(child, `${path}/${key}`))]
}

const patternedSchemas = ['merchant', 'widgets'].flatMap((folder) =>
  readdirSync(join(schemas, folder)).flatMap((file) =>
    listPatternedSchemas(JSON.parse(readFileSync(join(schemas, folder, file), 'utf8')), `${folder}/${file}#`),
  ),
)

describe('a value of a merchant file', () => {
  it('with a pattern or a format has an error message that describes it', () => {
    expect(patternedSchemas.length).toBeGreaterThan(70)
    const schemasWithoutMessage = patternedSchemas.filter(
      ({ schema }) => !/\w\w+ \w/.test(typeof schema['patternErrorMessage'] === 'string' ? schema['patternErrorMessage'] : ''),
    )
    expect(schemasWithoutMessage.map(({ path }) => path)).toEqual([])
  })

  it('with a pattern has an example that matches it', () => {
    const schemasWithoutExample = patternedSchemas.filter(({ schema }) => {
      const [example] = (schema['examples'] as unknown[] | undefined) ?? []
      return typeof example !== 'string' || !new RegExp(typeof schema['pattern'] === 'string' ? schema['pattern'] : '', 'u').test(example)
    })
    expect(schemasWithoutExample.map(({ path }) => path)).toEqual([])
  })

  it('has no format without a pattern, because editors validate patterns', () => {
    expect(patternedSchemas.filter(({ schema }) => schema['pattern'] === undefined).map(({ path }) => path)).toEqual([])
  })
})
