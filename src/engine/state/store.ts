import { type Draft, produce, setAutoFreeze } from 'immer'
import { createStore as createVanilla } from 'zustand/vanilla'

setAutoFreeze(false)

/** A value that changes, and whoever wants to know of it. */
export interface Store<T> {
  get(): T
  /** What it began with: what the server rendered the page from, where it rendered it. */
  first(): T
  set(next: T): void
  /** Changes a draft; what the recipe does not touch keeps its identity. */
  update(recipe: (draft: Draft<T>) => void): void
  subscribe(listener: (now: T, before: T) => void): () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  const inner = createVanilla<T>(() => initial)
  return {
    get: inner.getState,
    first: inner.getInitialState,
    set: (next) => {
      if (!Object.is(next, inner.getState())) inner.setState(next, true)
    },
    update: (recipe) =>
      inner.setState(
        produce(inner.getState(), (draft) => void recipe(draft)),
        true,
      ),
    subscribe: (listener) => inner.subscribe(listener),
  }
}
