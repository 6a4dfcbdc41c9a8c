import { useEngine } from '../engine.ts'
import { useSearchParameter } from '../hooks.ts'

/**
 * An address parameter that can be changed: each change is a step that the browser's back undoes. `known` as with
 * `useSearchParameter`.
 */
export function useSearchState(
  name: string,
  known?: readonly string[],
): [value: string | undefined, set: (value: string | undefined) => void] {
  const { location } = useEngine()
  const value = useSearchParameter(name, known)
  const set = (next: string | undefined): void => {
    const { pathname, search } = location.get()
    const query = new URLSearchParams(search)
    if (next === undefined) query.delete(name)
    else query.set(name, next)
    const text = query.toString()
    location.push(text === '' ? pathname : `${pathname}?${text}`)
  }
  return [value, set]
}
