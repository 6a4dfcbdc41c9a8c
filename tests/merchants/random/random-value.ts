import type { Random } from '../../../src/engine/testing/random.ts'
import { resolve, type Schema } from '../mutate/schemas.ts'
import type { Site } from '../mutate/walk-schema.ts'

/** The names of each kind of reference in a configuration, for fields that refer to one. */
export type Names = ReadonlyMap<string, readonly string[]>

/** Texts with typical typing and pasting mistakes. */
const texts = [
  '',
  ' ',
  'x',
  'Tết & "Lễ"',
  "it's",
  '<b>Hi</b>',
  '{{name}}',
  '0',
  'null',
  '🎰',
  'a\u0000b',
  '\ud83d',
  '\u202e',
  'é'.repeat(60),
]
/** Amounts as people write them: nothing, too much, another currency's decimals. */
const amounts = ['0', '0.00', '0.001', '0.01', '1', '5', '10.5', '50.00', '99.99', '100', '1000', '250000', '999999999999', '1.00000001']

/** Another value of the shape that the schema requires; whether it fits the other values is left to chance. */
export function randomValue({ schema, value }: Pick<Site, 'schema' | 'value'>, random: Random, names: Names): unknown {
  const types = [schema.type ?? []].flat()
  if (schema.enum) return random.pick(schema.enum)
  if (types.includes('boolean')) return value !== true
  if (types.includes('integer') || types.includes('number')) return randomNumber(schema, value, random)
  if (types.includes('string')) return randomText(schema, value, random, names)
  if (types.includes('array')) return randomList(schema, value, random, names)
  return value
}

function randomNumber({ minimum = 0, maximum = 1_000_000 }: Schema, value: unknown, random: Random): number {
  const now = typeof value === 'number' ? value : minimum
  const some = [
    minimum,
    maximum,
    minimum + 1,
    now * 10,
    Math.floor(now / 10),
    now + 1,
    now - 1,
    Math.floor((minimum + maximum) / 2),
    0,
    1,
    2,
  ]
  return random.pick(some.filter((one) => one >= minimum && one <= maximum))
}

function randomText(schema: Schema, value: unknown, random: Random, names: Names): string {
  const reference = schema['x-reference']
  if (reference !== undefined) return random.pick([...(names.get(reference) ?? []), String(value)])
  const form = new RegExp(schema.pattern ?? '', 'u')
  const now = String(value)
  const some = [...texts, ...amounts, `${now}0`, now.slice(0, -1), now.toUpperCase(), now.replace(/\d/, '9'), now.replace(/\d/g, '0')]
  const fits = (one: string): boolean =>
    form.test(one) && one.length >= (schema.minLength ?? 0) && one.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY)
  return random.pick([...some.filter(fits), now])
}

function randomList(schema: Schema, value: unknown, random: Random, names: Names): unknown[] {
  const now = Array.isArray(value) ? (value as unknown[]) : []
  const items = schema.items === undefined ? undefined : resolve(schema.home, schema.items)
  const other = items === undefined ? now[0] : randomValue({ schema: items, value: now[0] ?? '' }, random, names)
  return random.pick([[], now.slice(1), [...now, other], [other], now.toReversed()])
}
