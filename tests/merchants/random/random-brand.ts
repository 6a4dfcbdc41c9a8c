import type { Random } from '../../../src/engine/testing/random.ts'
import { walkSchema, type Site } from '../mutate/walk-schema.ts'
import { type Names, randomValue } from './random-value.ts'

type Json = Record<string, unknown>

/** The randomly changed files of a brand, by path, and descriptions of the changes. */
export interface RandomBrand {
  readonly files: Readonly<Record<string, unknown>>
  readonly story: readonly string[]
}

/** Kinds of file, repeated by weight: those that the platform stores as rows are more likely. */
const kinds = [
  'platform',
  'platform',
  'platform',
  'platform',
  'content',
  'content',
  'merchant',
  'settings',
  'registration',
  'games',
  'languages',
]
/** The fields that identify the brand itself. */
const fixed = /^(?:extends|code|domains|name|marks)(?:\/|$)/

/** Makes one to four changes to what a brand inherits. It knows the shapes of the schemas, but not their rules. */
export function createRandomBrand(code: string, base: Json, random: Random): RandomBrand {
  const files: Record<string, Json> = { merchant: { extends: 'base', name: code, code } }
  const names = namesOf(base)
  const story: string[] = []
  for (let left = random.pick([1, 1, 2, 3, 4]); left > 0; left--) {
    const kind = random.pick(kinds)
    const sites = walkSchema(kind, base[kind]).filter(
      ({ path, around }) => !fixed.test(path.join('/')) && !around.some(({ value }) => Array.isArray(value)) && !Array.isArray(base[kind]),
    )
    const site = random.pick(sites.filter(({ held }) => held !== 'item'))
    const change = randomChange(site, random, names)
    story.push(`${kind}: ${change.path.join('/')} = ${JSON.stringify(change.value)}`.slice(0, 160))
    setAt((files[kind] ??= {}), change.path, change.value)
  }
  return { files: Object.fromEntries(Object.entries(files).map(([kind, content]) => [`${kind}.json`, content])), story }
}

/** Changes a value, removes something optional, removes an entry, or copies an entry with one field changed. */
function randomChange(site: Site, random: Random, names: Names): { readonly path: readonly string[]; readonly value: unknown } {
  const { path, value, held, required } = site
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (held === 'free' && isMap && random.pick([true, false])) return { path: [...path.slice(0, -1), copyName(path.at(-1) ?? '')], value }
  if ((held === 'free' || !required) && random.pick([true, false, false])) return { path, value: null }
  return { path, value: isMap ? null : randomValue(site, random, names) }
}

const copyName = (name: string): string => (/^\d+$/.test(name) ? String(Number(name) + 3) : /[A-Z]$/.test(name) ? `${name}X` : `${name}2`)

function setAt(target: Json, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path
  if (rest.length === 0) target[step] = value
  else {
    const child = target[step]
    const next: Json = typeof child === 'object' && child !== null && !Array.isArray(child) ? (child as Json) : {}
    target[step] = next
    setAt(next, rest, value)
  }
}

function namesOf(base: Json): Names {
  const names = new Map<string, string[]>()
  for (const kind of new Set(kinds))
    for (const { schema, value } of walkSchema(kind, base[kind])) {
      const reference = schema['x-reference']
      if (reference !== undefined && typeof value === 'string') names.set(reference, [...(names.get(reference) ?? []), value])
    }
  return names
}
