import type { QueryDependencies } from '../../src/engine/contract/site.ts'

/**
 * The part of a query that a page depends on, written in one way, so that there are no more of them than the page
 * knows; undefined where the page goes by a parameter of which every value may make a difference.
 */
export function relevantQuery(dependencies: QueryDependencies, query: string): string | undefined {
  const parameters = new URLSearchParams(query)
  const relevant = new URLSearchParams()
  for (const name of Object.keys(dependencies).sort()) {
    const value = parameters.get(name)
    const values = dependencies[name]
    if (value === null || values === undefined) continue
    if (values === 'any') return undefined
    if (values.includes(value)) relevant.set(name, value)
  }
  return relevant.toString()
}
