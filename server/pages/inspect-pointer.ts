import { relative } from 'node:path'
import type { Origin } from '../../src/engine/compile/index.ts'
import type { InspectedValue, Inspection, ValueOrigin } from '../../src/engine/contract/inspection.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

/** Maximum number of values that are returned for one pointer. */
const maxValues = 200

/**
 * Configuration that browsers never get, and that the inspector therefore hides: `content`, and `platform` except its
 * individual flags, which conditions refer to.
 */
const hiddenPointer = /^\/(?:platform(?!\/flags\/[A-Z0-9]+$)|content)(?:\/|$)/

/**
 * Returns the origins of the value at a pointer and of the first `maxValues` leaves below it; `undefined` if it has no
 * value or is hidden.
 */
export function inspectPointer({ config, provenance }: ServedMerchant, pointer: string): Inspection | undefined {
  if (!pointer.startsWith('/') || hiddenPointer.test(pointer)) return undefined
  const value = resolvePointer(config, pointer)
  if (value === undefined) return undefined
  const listOriginsAt = (originPointer: string): ValueOrigin[] => provenance.listOrigins(originPointer).map(toOrigin)
  const paths = listLeaves(value)
  const values = paths
    .slice(0, maxValues)
    .map(({ path, value: leaf }): InspectedValue => ({ path, value: leaf, origins: listOriginsAt(pointer + path) }))
  return { pointer, origins: listOriginsAt(pointer), parts: values, omittedCount: paths.length - values.length }
}

/** Returns the value at a pointer, or `undefined`. */
function resolvePointer(config: object, pointer: string): unknown {
  let current: unknown = config
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Readonly<Record<string, unknown>>)[key]
  }
  return current
}

type Leaf = Pick<InspectedValue, 'path' | 'value'>

/**
 * Returns the leaves below a value with their paths. Lists are leaves, because a merchant overrides them as a whole.
 * The `nodes` of the value itself are left out: nested widgets have pointers of their own.
 */
function listLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path === '' ? [] : [{ path, value }]
  return Object.entries(value).flatMap(([key, child]) =>
    path === '' && key === 'nodes' ? [] : listLeaves(child, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** Converts an origin. An object as its value is replaced by `{}`, because its leaves are listed separately. */
const toOrigin = ({ merchant, file, line, column, value }: Origin): ValueOrigin => ({
  merchant,
  file: toDisplayPath(file, merchant),
  line,
  column,
  value: typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value,
})

/**
 * Returns the path relative to the working directory; for a file outside it, the part of the path that begins with the
 * merchant's folder.
 */
function toDisplayPath(file: string, merchant: string): string {
  const relativePath = relative(process.cwd(), file)
  return relativePath.startsWith('..') ? file.slice(file.lastIndexOf(`/${merchant}/`) + 1) : relativePath
}
