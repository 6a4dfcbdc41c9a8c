import { getNodeAt, getLocation, replaceSpan } from './edit.ts'
import { misspell } from './misspell.ts'
import type { Mutation, MutationTarget, MutationKind } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'

function createMutation(target: MutationTarget, kind: MutationKind, value: unknown, suggestion?: string): Mutation {
  const { brand, file, node } = target
  const json = JSON.stringify(value)
  return {
    kind,
    brand: brand.id,
    path: file.path,
    description: `${node.path.join('/')}: ${JSON.stringify(node.value).slice(0, 40)} becomes ${json}`,
    text: replaceSpan(file.text, getNodeAt(file.tree, node.path).value, json),
    locations: [getLocation(target, node.path)],
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

const wrongValues: readonly { types: readonly string[]; value: unknown }[] = [
  { types: ['string'], value: 'text' },
  { types: ['number', 'integer'], value: 7 },
  { types: ['number'], value: 1.5 },
  { types: ['boolean'], value: true },
  { types: ['array'], value: ['a', 'b'] },
  { types: ['object'], value: { a: 1 } },
]

/** Replaces a value with a value of a type that its schema does not allow. */
export function changeType(target: MutationTarget, random: Random): Mutation | undefined {
  const types = [target.node.schema.type ?? []].flat()
  if (types.length === 0 || target.node.value === null) return undefined
  return createMutation(
    target,
    'type',
    random.pick(wrongValues.filter((candidate) => !candidate.types.some((type) => types.includes(type)))).value,
  )
}

/** Kinds of standard names that are so short that a typo may result in another valid name. */
const standardNames = ['currency', 'country', 'languageTag', 'diallingCode']

/**
 * Misspells a reference so that its format stays valid, but it does not resolve. Keeps the extension of an asset, which
 * states the type of the file.
 */
export function breakReference(target: MutationTarget, random: Random): Mutation | undefined {
  const { value, schema } = target.node
  const reference = schema['x-reference']
  const format = new RegExp(schema.pattern ?? '', 'u')
  if (reference === undefined || standardNames.includes(reference) || typeof value !== 'string' || !/\w\w/.test(value)) return undefined
  const [, stem = '', extension = ''] = reference === 'asset' ? (/^(.*)(\.\w+)$/.exec(value) ?? []) : ['', value, '']
  const isTaken = (word: string): boolean => target.brand.isTaken(word + extension) || !format.test(word + extension)
  return createMutation(target, 'reference', misspell(stem, random, isTaken) + extension, value)
}

/** Misspells a value of an enumeration, such as a flag, an icon, a widget or a variant. */
export function misspellEnumValue(target: MutationTarget, random: Random): Mutation | undefined {
  const { value, schema } = target.node
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  if (typeof value !== 'string' || !/\w\w/.test(value) || !choices.includes(value)) return undefined
  return createMutation(
    target,
    'enum',
    misspell(value, random, (word) => choices.includes(word)),
    value,
  )
}

/** Changes a number to its minimum minus 1 or its maximum plus 1. */
export function breakRange(target: MutationTarget, random: Random): Mutation | undefined {
  const { minimum, maximum } = target.node.schema
  if (typeof target.node.value !== 'number') return undefined
  const outOfRange = [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])]
  return outOfRange.length === 0 ? undefined : createMutation(target, 'range', random.pick(outOfRange))
}

/**
 * Changes a string that is not a reference, such as a colour, a URL or a code, to a string that its pattern or its
 * maximum length does not allow.
 */
export function breakFormat(target: MutationTarget, random: Random): Mutation | undefined {
  const { pattern, maxLength, 'x-reference': reference } = target.node.schema
  const { value } = target.node
  if (typeof value !== 'string' || reference !== undefined) return undefined
  const invalidValues = [
    ...(pattern === undefined ? [] : [`${value} `, `?${value}`, '!'].filter((invalid) => !new RegExp(pattern, 'u').test(invalid))),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
  ]
  return invalidValues.length === 0 ? undefined : createMutation(target, 'format', random.pick(invalidValues))
}
