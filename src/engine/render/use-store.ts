import { useStore as useZustand } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Store } from '../state/store.ts'

/**
 * Selects from a store. Re-renders only when the selection changes: compared by identity or, for an object or array,
 * entry by entry.
 */
export function useStore<T, S>({ get, first, subscribe }: Pick<Store<T>, 'get' | 'first' | 'subscribe'>, select: (state: T) => S): S {
  return useZustand({ getState: get, getInitialState: first, subscribe }, useShallow(select))
}
