import type { Random } from '../../../src/engine/testing/random.ts'
import { walkSchema, type SchemaNode } from '../mutate/walk-schema.ts'
import { type NamesByReference, createRandomValue } from './random-value.ts'

type Json = Record<string, unknown>

/** The randomly changed files of a brand, by path, and descriptions of the changes. */
export interface RandomBrand {
  readonly files: Readonly<Record<string, unknown>>
  readonly changes: readonly string[]
}

/** Kinds of file, repeated by weight: kinds whose content the platform stores as rows are more likely. */
const weightedKinds = [
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
const identityFields = /^(?:extends|code|domains|name|marks)(?:\/|$)/

/** Creates a brand with one to four random changes to base. The changes may violate constraints between fields. */
export function createRandomBrand(code: string, base: Json, random: Random): RandomBrand {
  const files: Record<string, Json> = { merchant: { extends: 'base', name: code, code } }
  const names = collectReferencedNames(base)
  const changes: string[] = []
  for (let remaining = random.pick([1, 1, 2, 3, 4]); remaining > 0; remaining--) {
    const kind = random.pick(weightedKinds)
    const nodes = walkSchema(kind, base[kind]).filter(
      ({ path, ancestors }) =>
        !identityFields.test(path.join('/')) && !ancestors.some(({ value }) => Array.isArray(value)) && !Array.isArray(base[kind]),
    )
    const node = random.pick(nodes.filter(({ position }) => position !== 'item'))
    const change = createRandomChange(node, random, names)
    changes.push(`${kind}: ${change.path.join('/')} = ${JSON.stringify(change.value)}`.slice(0, 160))
    setAtPath((files[kind] ??= {}), change.path, change.value)
  }
  return { files: Object.fromEntries(Object.entries(files).map(([kind, content]) => [`${kind}.json`, content])), changes }
}

/** Returns a change that copies an entry to a new key, removes a value, or randomizes a scalar or an array. */
function createRandomChange(
  node: SchemaNode,
  random: Random,
  names: NamesByReference,
): { readonly path: readonly string[]; readonly value: unknown } {
  const { path, value, position, required } = node
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (position === 'free' && isMap && random.pick([true, false]))
    return { path: [...path.slice(0, -1), createCopyName(path.at(-1) ?? '')], value }
  if ((position === 'free' || !required) && random.pick([true, false, false])) return { path, value: null }
  return { path, value: isMap ? null : createRandomValue(node, random, names) }
}

const createCopyName = (name: string): string =>
  /^\d+$/.test(name) ? String(Number(name) + 3) : /[A-Z]$/.test(name) ? `${name}X` : `${name}2`

function setAtPath(target: Json, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path
  if (rest.length === 0) target[step] = value
  else {
    const child = target[step]
    const next: Json = typeof child === 'object' && child !== null && !Array.isArray(child) ? (child as Json) : {}
    target[step] = next
    setAtPath(next, rest, value)
  }
}

function collectReferencedNames(base: Json): NamesByReference {
  const names = new Map<string, string[]>()
  for (const kind of new Set(weightedKinds))
    for (const { schema, value } of walkSchema(kind, base[kind])) {
      const reference = schema['x-reference']
      if (reference !== undefined && typeof value === 'string') names.set(reference, [...(names.get(reference) ?? []), value])
    }
  return names
}
