import { useLocation, useNavigate } from 'react-router-dom'
import { useEngine } from '../engine.ts'

/** Returns a query parameter. `knownValues` lists the values that affect the page; all others have no effect. */
export const useSearchParameter = (name: string, knownValues?: readonly string[]): string | undefined =>
  useSearchState(name, knownValues)[0]

/**
 * Returns a query parameter and a setter; each change pushes a history entry. `knownValues` is as in
 * `useSearchParameter`.
 */
export function useSearchState(
  name: string,
  knownValues?: readonly string[],
): [value: string | undefined, set: (value: string | undefined) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEngine().serverRendering?.dependOn(name, knownValues)
  const set = (next: string | undefined): void => {
    const query = new URLSearchParams(search)
    if (next === undefined) query.delete(name)
    else query.set(name, next)
    void navigate({ search: query.toString() })
  }
  return [new URLSearchParams(search).get(name) ?? undefined, set]
}
