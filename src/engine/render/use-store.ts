import { useStore as useZustand } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Store } from '../state/store.ts'

/**
 * Selects from a store. Re-renders only when the selection changes: compared by identity or, for an object or array,
 * entry by entry.
 */
export function useStore<T, S>(
  { get, getInitial, subscribe }: Pick<Store<T>, 'get' | 'getInitial' | 'subscribe'>,
  select: (state: T) => S,
): S {
  return useZustand({ getState: get, getInitialState: getInitial, subscribe }, useShallow(select))
}
