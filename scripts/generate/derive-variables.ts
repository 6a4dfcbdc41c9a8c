import { baseConfig, readVariables, variablesOf, type StyleVariable } from '../chores/read-variables.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { root } from '../chores/places.ts'
import { followRef, readSchema, type Json } from './schemas.ts'

/**
 * The list of CSS variables for authors of widgets, as Markdown. What each means is what the schema says of the key of
 * theme.json that changes it.
 */
export async function deriveVariables(): Promise<string> {
  const variables = await readVariables(root)
  const config = await baseConfig(root)
  const meanings = meaningsOf(config)
  const inLight = new Map(variablesOf({ ...config, theme: { ...config.theme, default: 'light' } }))
  const rows = (from: StyleVariable['from'], last: (one: StyleVariable) => string): string[] =>
    variables.filter((one) => one.from === from).map((one) => `| \`${one.name}\` | ${last(one)} |`)
  return [
    '# Style variables',
    '',
    'Derived from `schemas/merchant/theme.json`, `src/engine/compile/theme-css.ts` and `src/ui/base.css` by `npm run generate`. Never edited by hand.',
    'A stylesheet that uses a variable that neither stands here nor is set in its own folder fails `npm run check`.',
    '',
    '## What a brand sets',
    '',
    '| variable | the key of `theme.json`, and what it is |',
    '| --- | --- |',
    ...rows('theme', ({ name, value }) => {
      const light = inLight.get(name) ?? value
      const other = light === value ? '' : `; \`${light}\` on light ground`
      return meanings.get(name) ?? `\`${value}\`${other}, the same for every brand.`
    }),
    '',
    '## What follows from it',
    '',
    '| variable | how it is worked out |',
    '| --- | --- |',
    ...rows('base.css', ({ value }) => `\`${value}\``),
    '',
  ].join('\n')
}

/** Changes one key of the theme after the other, and sees which variables follow. */
function meaningsOf(config: MerchantConfig): Map<string, string> {
  const before = new Map(variablesOf(config))
  const meanings = new Map<string, string[]>()
  for (const { path, schema } of leavesOf('merchant/theme.json', readSchema('merchant/theme.json'), [])) {
    const names = new Set(
      valuesOf(schema).flatMap((value) => {
        const theme = put(config.theme as unknown as Json, path, value)
        return variablesOf({ ...config, theme } as unknown as typeof config).flatMap(([name, now]) =>
          before.get(name) === now ? [] : [name],
        )
      }),
    )
    for (const name of names)
      meanings.set(name, [...(meanings.get(name) ?? []), `\`${path.join('.').replace(/^dark\./, '')}\`: ${String(schema['description'])}`])
  }
  return new Map([...meanings].map(([name, texts]) => [name, texts.join(' ')]))
}

interface Leaf {
  readonly path: readonly string[]
  readonly schema: Json
}

/**
 * The keys that hold a single value. Of the two sets of colours one is enough, and the default only says which of them
 * counts.
 */
function leavesOf(id: string, written: Json, path: readonly string[]): Leaf[] {
  const target = typeof written['$ref'] === 'string' ? followRef(id, written['$ref']) : { id, schema: written }
  const schema = { ...target.schema, ...written }
  if (['$schema', 'default', 'light', 'faces'].includes(path.join('.'))) return []
  const properties = schema['properties'] as Record<string, Json> | undefined
  if (!properties) return [{ path, schema }]
  return Object.entries(properties).flatMap(([key, child]) => leavesOf(target.id, child, [...path, key]))
}

/** Values that a key may have, two at least, so that one of them is not the one of base. */
function valuesOf({ enum: choices, minimum, maximum, ...schema }: Json): unknown[] {
  if (Array.isArray(choices)) return choices as unknown[]
  if (minimum !== undefined) return [minimum, maximum]
  return /colou?r|#/.test(String(schema['pattern'])) ? ['#010203', '#040506'] : ['one.svg', 'two.svg']
}

function put(target: Json, [key = '', ...rest]: readonly string[], value: unknown): Json {
  return { ...target, [key]: rest.length === 0 ? value : put((target[key] ?? {}) as Json, rest, value) }
}
