import { useDeferredValue, useMemo } from 'react'
import type { Store } from '../state/store.ts'
import { useStore } from './use-store.ts'

/**
 * As `useStore`, but a change is rendered in slices: the page answers in between. `of` says what the state is of: that
 * of something else is never shown in its place, not for one moment.
 */
export function useDeferredStore<State, Selected>(
  store: Pick<Store<State>, 'get' | 'first' | 'subscribe'>,
  select: (state: State) => Selected,
  of: unknown,
): Selected {
  const state = useStore(store, select)
  const now = useMemo(() => ({ of, state }), [of, state])
  const rendered = useDeferredValue(now)
  return rendered.of === of ? rendered.state : state
}
