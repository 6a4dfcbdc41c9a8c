import type { Random } from '../../../src/engine/testing/random.ts'
import { resolveSchema, type Schema } from '../mutate/schemas.ts'
import type { SchemaNode } from '../mutate/walk-schema.ts'

/** The names that a configuration refers to, by kind of reference. */
export type NamesByReference = ReadonlyMap<string, readonly string[]>

/** Texts that are empty or long, or contain markup, placeholders or unusual characters. */
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
/** Amounts, including zero, very large amounts, and amounts with more decimals than most currencies have. */
const amounts = ['0', '0.00', '0.001', '0.01', '1', '5', '10.5', '50.00', '99.99', '100', '1000', '250000', '999999999999', '1.00000001']

/**
 * Returns a random boolean, number, string or array, as the schema requires, which may conflict with other values of
 * the configuration. Returns an object unchanged.
 */
export function createRandomValue(
  { schema, value }: Pick<SchemaNode, 'schema' | 'value'>,
  random: Random,
  names: NamesByReference,
): unknown {
  const types = [schema.type ?? []].flat()
  if (schema.enum) return random.pick(schema.enum)
  if (types.includes('boolean')) return value !== true
  if (types.includes('integer') || types.includes('number')) return createRandomNumber(schema, value, random)
  if (types.includes('string')) return createRandomText(schema, value, random, names)
  if (types.includes('array')) return createRandomList(schema, value, random, names)
  return value
}

function createRandomNumber({ minimum = 0, maximum = 1_000_000 }: Schema, value: unknown, random: Random): number {
  const current = typeof value === 'number' ? value : minimum
  const candidates = [
    minimum,
    maximum,
    minimum + 1,
    current * 10,
    Math.floor(current / 10),
    current + 1,
    current - 1,
    Math.floor((minimum + maximum) / 2),
    0,
    1,
    2,
  ]
  return random.pick(candidates.filter((candidate) => candidate >= minimum && candidate <= maximum))
}

function createRandomText(schema: Schema, value: unknown, random: Random, names: NamesByReference): string {
  const reference = schema['x-reference']
  if (reference !== undefined) return random.pick([...(names.get(reference) ?? []), String(value)])
  const pattern = new RegExp(schema.pattern ?? '', 'u')
  const currentText = String(value)
  const candidates = [
    ...texts,
    ...amounts,
    `${currentText}0`,
    currentText.slice(0, -1),
    currentText.toUpperCase(),
    currentText.replace(/\d/, '9'),
    currentText.replace(/\d/g, '0'),
  ]
  const isAllowed = (candidate: string): boolean =>
    pattern.test(candidate) &&
    candidate.length >= (schema.minLength ?? 0) &&
    candidate.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY)
  return random.pick([...candidates.filter(isAllowed), currentText])
}

function createRandomList(schema: Schema, value: unknown, random: Random, names: NamesByReference): unknown[] {
  const currentItems = Array.isArray(value) ? (value as unknown[]) : []
  const itemSchema = schema.items === undefined ? undefined : resolveSchema(schema.schemaFile, schema.items)
  const newItem =
    itemSchema === undefined ? currentItems[0] : createRandomValue({ schema: itemSchema, value: currentItems[0] ?? '' }, random, names)
  return random.pick([[], currentItems.slice(1), [...currentItems, newItem], [newItem], currentItems.toReversed()])
}
