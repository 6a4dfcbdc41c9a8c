import { useLocation, useNavigate } from 'react-router-dom'
import { useEngine } from '../engine.ts'

/** An address parameter. `known` are the values that make a difference, where any other one is as good as none. */
export const useSearchParameter = (name: string, known?: readonly string[]): string | undefined => useSearchState(name, known)[0]

/**
 * An address parameter that can be changed: each change is a step that the browser's back undoes. `known` as with
 * `useSearchParameter`.
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
