import { merge } from './merge.ts'
import { isObject, type JsonObject } from './pointer.ts'
import type { CheckedPart } from './validate-part.ts'

/** Merges one file of a merchant over what it extends. */
export function extend(config: JsonObject, { source, value }: CheckedPart): JsonObject {
  if (source.name === '') return { ...config, [source.kind]: merge(config[source.kind], value) }
  const room = source.kind === 'page' ? 'pages' : 'messages'
  const all = isObject(config[room]) ? config[room] : {}
  return { ...config, [room]: { ...all, [source.name]: merge(all[source.name], value) } }
}
