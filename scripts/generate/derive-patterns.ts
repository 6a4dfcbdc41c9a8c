import { readSchema } from './schemas.ts'

interface Entry {
  readonly source: string
}

/** Derives the catalogue of patterns as a TypeScript constant: ids and sources, without descriptions and examples. */
export function derivePatterns(): string {
  const entries = readSchema('patterns.json')['patterns'] as Record<string, Entry>
  const sources = Object.fromEntries(Object.entries(entries).map(([id, { source }]) => [id, source]))
  return `/** The source of each pattern, without anchors and bounds, for the \`u\` flag. */\nexport const patternSources = ${JSON.stringify(sources, null, 2)} as const\n\nexport type PatternId = keyof typeof patternSources\n`
}
