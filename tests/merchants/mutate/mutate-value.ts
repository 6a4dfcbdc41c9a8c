import { locatedAt, locationOf, replace } from './edit.ts'
import { misspell } from './misspell.ts'
import type { Mutation, Spot, Way } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'

function broken(spot: Spot, way: Way, value: unknown, suggestion?: string): Mutation {
  const { brand, file, site } = spot
  const written = JSON.stringify(value)
  return {
    way,
    brand: brand.id,
    path: file.path,
    story: `${site.path.join('/')}: ${JSON.stringify(site.value).slice(0, 40)} becomes ${written}`,
    text: replace(file.text, locatedAt(file.tree, site.path).value, written),
    locations: [locationOf(spot, site.path)],
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

const wrongs: readonly { types: readonly string[]; value: unknown }[] = [
  { types: ['string'], value: 'text' },
  { types: ['number', 'integer'], value: 7 },
  { types: ['number'], value: 1.5 },
  { types: ['boolean'], value: true },
  { types: ['array'], value: ['a', 'b'] },
  { types: ['object'], value: { a: 1 } },
]

/** A value of another type: an array or object in place of a scalar, and the reverse. */
export function retype(spot: Spot, random: Random): Mutation | undefined {
  const types = [spot.site.schema.type ?? []].flat()
  if (types.length === 0 || spot.site.value === null) return undefined
  return broken(spot, 'retype', random.pick(wrongs.filter((wrong) => !wrong.types.some((type) => types.includes(type)))).value)
}

/** Standardised names that are so short that a typing error gives another valid one. */
const worldwide = ['currency', 'country', 'languageTag', 'diallingCode']

/**
 * A valid name that does not resolve. For an asset only the base name is misspelt, because its extension is its type.
 */
export function dangle(spot: Spot, random: Random): Mutation | undefined {
  const { value, schema } = spot.site
  const reference = schema['x-reference']
  const form = new RegExp(schema.pattern ?? '', 'u')
  if (reference === undefined || worldwide.includes(reference) || typeof value !== 'string' || !/\w\w/.test(value)) return undefined
  const [, stem = '', ending = ''] = reference === 'asset' ? (/^(.*)(\.\w+)$/.exec(value) ?? []) : ['', value, '']
  const taken = (word: string): boolean => spot.brand.taken(word + ending) || !form.test(word + ending)
  return broken(spot, 'dangle', misspell(stem, random, taken) + ending, value)
}

/** A misspelt value of an enumeration: a flag, an icon, a widget, a variant. */
export function misspellChoice(spot: Spot, random: Random): Mutation | undefined {
  const { value, schema } = spot.site
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  if (typeof value !== 'string' || !/\w\w/.test(value) || !choices.includes(value)) return undefined
  return broken(
    spot,
    'choice',
    misspell(value, random, (word) => choices.includes(word)),
    value,
  )
}

/** A number beyond its bounds. */
export function breakRange(spot: Spot, random: Random): Mutation | undefined {
  const { minimum, maximum } = spot.site.schema
  if (typeof spot.site.value !== 'number') return undefined
  const beyond = [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])]
  return beyond.length === 0 ? undefined : broken(spot, 'range', random.pick(beyond))
}

/** A text in the wrong form: colours, URLs, codes, and texts of names that resolve to nothing else. */
export function breakForm(spot: Spot, random: Random): Mutation | undefined {
  const { pattern, maxLength, 'x-reference': reference } = spot.site.schema
  const { value } = spot.site
  if (typeof value !== 'string' || reference !== undefined) return undefined
  const wrong = [
    ...(pattern === undefined ? [] : [`${value} `, `?${value}`, '!'].filter((one) => !new RegExp(pattern, 'u').test(one))),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
  ]
  return wrong.length === 0 ? undefined : broken(spot, 'form', random.pick(wrong))
}
