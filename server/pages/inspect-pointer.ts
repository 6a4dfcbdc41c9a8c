import { relative } from 'node:path'
import type { Origin } from '../../src/engine/compile/index.ts'
import type { InspectedValue, Inspection, ValueOrigin } from '../../src/engine/contract/inspection.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

/** So many parts of one place are told. */
const maxValues = 200

/**
 * What of the configuration is not sent to browsers, and so is not told to one here: all but the flags that conditions
 * ask for.
 */
const hiddenPointer = /^\/(?:platform(?!\/flags\/[A-Z0-9]+$)|content)(?:\/|$)/

/**
 * Where a place of a merchant's configuration and everything in it comes from; undefined where there is no such place
 * to tell of.
 */
export function inspectPointer({ config, provenance }: ServedMerchant, pointer: string): Inspection | undefined {
  if (!pointer.startsWith('/') || hiddenPointer.test(pointer)) return undefined
  const value = follow(config, pointer)
  if (value === undefined) return undefined
  const written = (at: string): ValueOrigin[] => provenance.originsOf(at).map(toWrittenAt)
  const paths = leavesOf(value)
  const values = paths
    .slice(0, maxValues)
    .map(({ path, value: leaf }): InspectedValue => ({ path, value: leaf, written: written(pointer + path) }))
  return { pointer, written: written(pointer), parts: values, more: paths.length - values.length }
}

/** The value at a pointer; undefined where there is none. */
function follow(config: object, pointer: string): unknown {
  let at: unknown = config
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Readonly<Record<string, unknown>>)[key]
  }
  return at
}

type Leaf = Pick<InspectedValue, 'path' | 'value'>

/**
 * What is no object, with its path. Lists are leaves: a merchant writes them as a whole. Widgets that stand in a widget
 * are places of their own.
 */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path === '' ? [] : [{ path, value }]
  return Object.entries(value).flatMap(([key, child]) =>
    path === '' && key === 'nodes' ? [] : leavesOf(child, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** An object that holds what was asked for is not repeated: only what no other part says. */
const toWrittenAt = ({ merchant, file, line, column, value }: Origin): ValueOrigin => ({
  merchant,
  file: shorten(file, merchant),
  line,
  column,
  value: typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value,
})

/** From the folder that the server was started in; from the merchant's own where it lies elsewhere. */
function shorten(file: string, merchant: string): string {
  const short = relative(process.cwd(), file)
  return short.startsWith('..') ? file.slice(file.lastIndexOf(`/${merchant}/`) + 1) : short
}
