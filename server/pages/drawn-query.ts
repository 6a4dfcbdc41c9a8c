import type { Heeded } from '../../src/engine/contract/site.ts'

/**
 * The part of a query that a page is drawn by, written in one way, so that there are no more of them than the page knows; undefined where the page
 * goes by a parameter of which every value may make a difference.
 */
export function drawnQuery(heeds: Heeded, query: string): string | undefined {
  const asked = new URLSearchParams(query)
  const drawn = new URLSearchParams()
  for (const name of Object.keys(heeds).sort()) {
    const value = asked.get(name)
    const known = heeds[name]
    if (value === null || known === undefined) continue
    if (known === 'any') return undefined
    if (known.includes(value)) drawn.set(name, value)
  }
  return drawn.toString()
}
