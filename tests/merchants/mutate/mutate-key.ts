import { findDefinedKind } from './definitions.ts'
import { getNodeAt, getLocation, replaceSpan, removeMember } from './edit.ts'
import { getLineAt } from './locate-json.ts'
import { misspell } from './misspell.ts'
import type { Mutation, MutationTarget } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'
import { resolveOneOf } from './schemas.ts'

/** Misspells a key so that it still matches the pattern for names, if that is a mistake as defined by `isMistake`. */
export function renameKey(target: MutationTarget, random: Random): Mutation | undefined {
  const { brand, file, node } = target
  const key = node.path.at(-1) ?? ''
  if (node.position === 'item' || !/\w\w/.test(key) || !isMistake(target)) return undefined
  const namePattern = new RegExp(node.keySchema?.pattern ?? '', 'u')
  const misspelt = misspell(
    key,
    random,
    (word) => brand.isTaken(word) || node.siblings.includes(word) || isAllowedSiblingKey(target, word) || !namePattern.test(word),
  )
  return {
    kind: 'rename',
    brand: brand.id,
    path: file.path,
    description: `${node.path.join('/')} is renamed to ${misspelt}`,
    text: replaceSpan(file.text, getNodeAt(file.tree, node.path).key ?? { start: 0, end: 0 }, JSON.stringify(misspelt)),
    locations: [getLocation(target, node.path)],
    suggestion: key,
  }
}

/** Whether the schema has a sibling key of this name, so that the misspelling would be another valid key. */
function isAllowedSiblingKey({ node }: MutationTarget, word: string): boolean {
  const parent = node.ancestors.at(-1)
  const shape = parent && resolveOneOf(parent.schema, parent.value)
  return shape?.properties?.[word] !== undefined
}

/**
 * Whether renaming a key is a mistake. It always is for a key that the schema names. For a free key, it is a mistake if
 * the schema lists the allowed keys or declares the key a reference (except vendors and phone regions); if the entry
 * removes an inherited entry, or changes one and is incomplete without it; or if something refers to the entry and no
 * parent brand defines it. For the key of a text, only the last rule applies.
 */
function isMistake(target: MutationTarget): boolean {
  const { brand, file, node } = target
  if (node.position === 'named') return true
  const key = node.path.at(-1) ?? ''
  const definedKind = findDefinedKind(file.kind, node)
  if (
    node.keySchema?.enum !== undefined ||
    (node.keySchema?.['x-reference'] !== undefined && definedKind !== 'vendor' && definedKind !== 'phoneRegion')
  )
    return true
  const path = [...file.configPath, ...node.path]
  const inherited = brand.findInheritedValue(path)
  if (file.kind === 'messages') return inherited === undefined && brand.countReferences('message', key) > 0
  if (inherited !== undefined) return node.value === null || lacksRequiredKeys(node.schema, node.value)
  if (definedKind !== undefined && brand.countReferences(definedKind, key) > 0) return true
  return brand.references.some(
    (reference) =>
      reference.nameKind === 'sibling' &&
      reference.name === key &&
      reference.file === file &&
      isSibling(reference.node.path.slice(0, -2), node.path),
  )
}

const isSibling = (map: readonly string[], path: readonly string[]): boolean => map.join('/') === path.slice(0, -1).join('/')

/** Whether an entry lacks keys that its schema requires, so that it depends on the inherited entry that it changes. */
function lacksRequiredKeys(schema: MutationTarget['node']['schema'], value: unknown): boolean {
  const shape = resolveOneOf(schema, value)
  const required = schema.oneOf ? ['widget'] : (shape.required ?? [])
  return typeof value === 'object' && value !== null && required.some((key) => !Object.hasOwn(value, key))
}

/** Removes a key that the schema requires and that is not inherited. Values in lists are never inherited. */
export function deleteKey(target: MutationTarget): Mutation | undefined {
  const { brand, file, node } = target
  const isInList = node.ancestors.some((ancestor) => ancestor.position === 'item')
  if (!node.required || node.value === null) return undefined
  if (!isInList && brand.findInheritedValue([...file.configPath, ...node.path]) !== undefined) return undefined
  return createDeletion(target, [getLocation(target, node.path.slice(0, -1))])
}

/**
 * Removes an entry that is not inherited, if only files of this brand refer to it. The diagnostic is expected at any of
 * the references or, for a text, in line 1 of its file.
 */
export function deleteDefinition(target: MutationTarget): Mutation | undefined {
  const { brand, file, node } = target
  const definedKind = findDefinedKind(file.kind, node)
  if (definedKind === undefined || node.value === null || brand.findInheritedValue([...file.configPath, ...node.path]) !== undefined)
    return undefined
  const name = node.path.at(-1)
  const references = brand.references.filter(
    (reference) =>
      reference.nameKind === definedKind &&
      reference.name === name &&
      !isWithinDefinition(reference.node.path, reference.file === file, node.path),
  )
  if (references.length === 0 || references.length !== brand.countReferences(definedKind, name ?? '')) return undefined
  const endLine = getLineAt(file.text, getNodeAt(file.tree, node.path).value.end)
  const removedLines = countRemovedLines(target)
  const locations = references.map((reference) => {
    const location = getLocation(reference, reference.node.path)
    const line = Number(location.slice(location.lastIndexOf(':') + 1))
    return reference.file === file && line > endLine ? `${file.path}:${line - removedLines}` : location
  })
  return createDeletion(target, file.kind === 'messages' ? [`${file.path}:1`, ...locations] : locations)
}

const isWithinDefinition = (path: readonly string[], isSameFile: boolean, parent: readonly string[]): boolean =>
  isSameFile && parent.every((key, index) => path[index] === key)

function countRemovedLines({ file, node }: MutationTarget): number {
  return file.text.split('\n').length - removeMember(file.text, getNodeAt(file.tree, node.path)).split('\n').length
}

function createDeletion({ brand, file, node }: MutationTarget, locations: readonly string[]): Mutation {
  return {
    kind: 'delete',
    brand: brand.id,
    path: file.path,
    description: `${node.path.join('/')} is removed`,
    text: removeMember(file.text, getNodeAt(file.tree, node.path)),
    locations,
  }
}
