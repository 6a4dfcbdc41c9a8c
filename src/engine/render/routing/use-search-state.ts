import { useLocation, useNavigate } from 'react-router-dom'
import { useEngine } from '../engine.ts'

/** Returns a query parameter. `known` lists the values that make a difference; all others are equivalent to none. */
export const useSearchParameter = (name: string, known?: readonly string[]): string | undefined => useSearchState(name, known)[0]

/**
 * Returns a query parameter and a setter; each change pushes a history entry. `known` is as in `useSearchParameter`.
 */
export function useSearchState(
  name: string,
  known?: readonly string[],
): [value: string | undefined, set: (value: string | undefined) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEngine().rendering?.dependOn(name, known)
  const set = (next: string | undefined): void => {
    const query = new URLSearchParams(search)
    if (next === undefined) query.delete(name)
    else query.set(name, next)
    void navigate({ search: query.toString() })
  }
  return [new URLSearchParams(search).get(name) ?? undefined, set]
}
