import { useLocation, useNavigate } from 'react-router-dom'
import { useEngine } from '../engine.ts'

/**
 * Returns the value of a query parameter; `undefined` if the URL does not have it. `knownValues` lists the values that
 * affect the page; all others have no effect.
 */
export const useSearchParameter = (name: string, knownValues?: readonly string[]): string | undefined =>
  useSearchState(name, knownValues)[0]

/**
 * Returns the value of a query parameter and a setter. Each change pushes a history entry; `undefined` removes the
 * parameter. A change also removes the fragment, because it refers to the previous content. `knownValues` is as in
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
