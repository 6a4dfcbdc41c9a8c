import { definedBy } from './definitions.ts'
import { locatedAt, locationOf, replace, withoutMember } from './edit.ts'
import { lineAt } from './locate-json.ts'
import { misspell } from './misspell.ts'
import type { Mutation, Spot } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'
import { shapeOf } from './schemas.ts'

/** Misspells a key, in a valid form, if that is a mistake: see `isMissed`. */
export function renameKey(spot: Spot, random: Random): Mutation | undefined {
  const { brand, file, site } = spot
  const key = site.path.at(-1) ?? ''
  if (site.held === 'item' || !/\w\w/.test(key) || !isMissed(spot)) return undefined
  const form = new RegExp(site.names?.pattern ?? '', 'u')
  const wrong = misspell(
    key,
    random,
    (word) => brand.taken(word) || site.siblings.includes(word) || isKnown(spot, word) || !form.test(word),
  )
  return {
    way: 'rename',
    brand: brand.id,
    path: file.path,
    story: `${site.path.join('/')} is renamed to ${wrong}`,
    text: replace(file.text, locatedAt(file.tree, site.path).key ?? { start: 0, end: 0 }, JSON.stringify(wrong)),
    locations: [locationOf(spot, site.path)],
    suggestion: key,
  }
}

/** Whether the schema has a sibling key of this name, so that the misspelling would be another valid key. */
function isKnown({ site }: Spot, word: string): boolean {
  const holder = site.around.at(-1)
  const shape = holder && shapeOf(holder.schema, holder.value)
  return shape?.properties?.[word] !== undefined
}

/**
 * Whether renaming a key is a mistake. For a key named by the schema, always. For a free key: if its schema restricts
 * or references it; if an entry of that name in an extended merchant was changed or removed, and no entry has the new
 * name; or if something refers to it and nothing else defines it.
 */
function isMissed(spot: Spot): boolean {
  const { brand, file, site } = spot
  if (site.held === 'named') return true
  const key = site.path.at(-1) ?? ''
  const defined = definedBy(file.kind, site)
  if (site.names?.enum !== undefined || (site.names?.['x-reference'] !== undefined && defined !== 'vendor' && defined !== 'phoneRegion'))
    return true
  const path = [...file.room, ...site.path]
  const before = brand.before(path)
  if (file.kind === 'messages') return before === undefined && brand.timesUsed('message', key) > 0
  if (before !== undefined) return site.value === null || lacksRequired(site.schema, site.value)
  if (defined !== undefined && brand.timesUsed(defined, key) > 0) return true
  return brand.uses.some(
    (use) => use.reference === 'sibling' && use.name === key && use.file === file && isBeside(use.site.path.slice(0, -2), site.path),
  )
}

const isBeside = (map: readonly string[], path: readonly string[]): boolean => map.join('/') === path.slice(0, -1).join('/')

/** Whether an entry that changes an inherited one is incomplete without it. */
function lacksRequired(schema: Spot['site']['schema'], value: unknown): boolean {
  const shape = shapeOf(schema, value)
  const required = schema.oneOf ? ['widget'] : (shape.required ?? [])
  return typeof value === 'object' && value !== null && required.some((key) => !Object.hasOwn(value, key))
}

/** Removes a key that is required by the schema and not inherited. */
export function deleteKey(spot: Spot): Mutation | undefined {
  const { brand, file, site } = spot
  const inList = site.around.some((one) => one.held === 'item')
  if (!site.required || site.value === null) return undefined
  if (!inList && brand.before([...file.room, ...site.path]) !== undefined) return undefined
  return deletion(spot, [locationOf(spot, site.path.slice(0, -1))])
}

/**
 * Removes an entry that this merchant refers to and that nothing else defines; the diagnostic is at the reference. A
 * text is missed in its file too.
 */
export function deleteDefinition(spot: Spot): Mutation | undefined {
  const { brand, file, site } = spot
  const defined = definedBy(file.kind, site)
  if (defined === undefined || site.value === null || brand.before([...file.room, ...site.path]) !== undefined) return undefined
  const name = site.path.at(-1)
  const uses = brand.uses.filter(
    (use) => use.reference === defined && use.name === name && !isInside(use.site.path, use.file === file, site.path),
  )
  if (uses.length === 0 || uses.length !== brand.timesUsed(defined, name ?? '')) return undefined
  const end = lineAt(file.text, locatedAt(file.tree, site.path).value.end)
  const removed = linesOf(spot)
  const locations = uses.map((use) => {
    const location = locationOf(use, use.site.path)
    const line = Number(location.slice(location.lastIndexOf(':') + 1))
    return use.file === file && line > end ? `${file.path}:${line - removed}` : location
  })
  return deletion(spot, file.kind === 'messages' ? [`${file.path}:1`, ...locations] : locations)
}

const isInside = (path: readonly string[], sameFile: boolean, holder: readonly string[]): boolean =>
  sameFile && holder.every((key, index) => path[index] === key)

function linesOf({ file, site }: Spot): number {
  return file.text.split('\n').length - withoutMember(file.text, locatedAt(file.tree, site.path)).split('\n').length
}

function deletion({ brand, file, site }: Spot, locations: readonly string[]): Mutation {
  return {
    way: 'delete',
    brand: brand.id,
    path: file.path,
    story: `${site.path.join('/')} is removed`,
    text: withoutMember(file.text, locatedAt(file.tree, site.path)),
    locations,
  }
}
