import { readSchema } from './schemas.ts'

interface Entry {
  readonly source: string
}

/**
 * The catalogue of generic patterns as a TypeScript constant: ids and sources, without the descriptions and examples.
 */
export function derivePatterns(): string {
  const entries = readSchema('patterns.json')['patterns'] as Record<string, Entry>
  const sources = Object.fromEntries(Object.entries(entries).map(([id, { source }]) => [id, source]))
  return `/** The source of each generic pattern, without anchors and bounds. It is meant for the \`u\` flag. */\nexport const patternSources = ${JSON.stringify(sources, null, 2)} as const\n\nexport type PatternId = keyof typeof patternSources\n`
}
