import type { QueryDependencies } from '../../src/engine/contract/site.ts'

/**
 * Returns the part of a query that a page depends on, normalized so that the number of variants is limited; `undefined`
 * if the query has a parameter of which any value may make a difference.
 */
export function findRelevantQuery(dependencies: QueryDependencies, query: string): string | undefined {
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
