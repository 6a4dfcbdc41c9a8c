import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const schemas = join(import.meta.dirname, '../../schemas')

interface Form {
  readonly path: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Every schema with a pattern or a format. */
function formsIn(value: unknown, path: string): Form[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Readonly<Record<string, unknown>>
  const own = typeof schema['pattern'] === 'string' || typeof schema['format'] === 'string' ? [{ path, schema }] : []
  const below = Object.entries(schema).filter(([key]) => !['examples', 'enum', 'const'].includes(key))
  return [...own, ...below.flatMap(([key, child]) => formsIn(child, `${path}/${key}`))]
}

const forms = ['merchant', 'widgets'].flatMap((room) =>
  readdirSync(join(schemas, room)).flatMap((file) =>
    formsIn(JSON.parse(readFileSync(join(schemas, room, file), 'utf8')), `${room}/${file}#`),
  ),
)

describe('a value of a merchant file', () => {
  it('has a description of its form wherever it has to have one', () => {
    expect(forms.length).toBeGreaterThan(70)
    const without = forms.filter(
      ({ schema }) => !/\w\w+ \w/.test(typeof schema['patternErrorMessage'] === 'string' ? schema['patternErrorMessage'] : ''),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('has an example of that form', () => {
    const bad = forms.filter(({ schema }) => {
      const [example] = (schema['examples'] as unknown[] | undefined) ?? []
      return typeof example !== 'string' || !new RegExp(typeof schema['pattern'] === 'string' ? schema['pattern'] : '', 'u').test(example)
    })
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('has no format without a pattern, because editors validate patterns', () => {
    expect(forms.filter(({ schema }) => schema['pattern'] === undefined).map(({ path }) => path)).toEqual([])
  })
})
