import { lazy } from './lazy.ts'
import { merge } from './merge.ts'
import { isObject, type JsonObject } from './pointer.ts'
import type { CheckedPart } from './validate-part.ts'

/**
 * Merges the files of a merchant over what it extends. Texts, which are many, are merged when somebody asks for those of a language: most
 * checks need not.
 */
export function extend(start: JsonObject, parts: readonly CheckedPart[]): JsonObject {
  const config: Record<string, unknown> = { ...start }
  const pages = parts.filter(({ source }) => source.kind === 'page')
  if (pages.length > 0) config['pages'] = { ...(config['pages'] as JsonObject), ...mergePages(config['pages'], pages) }
  const texts = parts.filter(({ source }) => source.kind === 'messages')
  if (texts.length > 0) config['messages'] = mergeTexts(config['messages'], texts)
  for (const { source, value } of parts) if (source.name === '') config[source.kind] = merge(config[source.kind], value)
  return config
}

const mergePages = (before: unknown, parts: readonly CheckedPart[]): JsonObject =>
  Object.fromEntries(parts.map(({ source, value }) => [source.name, merge(isObject(before) ? before[source.name] : undefined, value)]))

function mergeTexts(before: unknown, parts: readonly CheckedPart[]): JsonObject {
  const messages: Record<string, unknown> = isObject(before) ? { ...before } : {}
  for (const { source, value } of parts) {
    const known = messages[source.name]
    Object.defineProperty(messages, source.name, { enumerable: true, get: lazy(() => merge(known, value)) })
  }
  return messages
}
