import { type Draft, produce, setAutoFreeze } from 'immer'
import { createStore as createVanilla } from 'zustand/vanilla'

setAutoFreeze(false)

/** An observable value. */
export interface Store<T> {
  get(): T
  /** Returns the initial value. If the server rendered the page, it used this value. */
  getInitial(): T
  set(next: T): void
  /** Updates a draft with Immer; untouched parts keep their identity. */
  update(recipe: (draft: Draft<T>) => void): void
  subscribe(listener: (current: T, previous: T) => void): () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  const vanillaStore = createVanilla<T>(() => initial)
  return {
    get: vanillaStore.getState,
    getInitial: vanillaStore.getInitialState,
    set: (next) => {
      if (!Object.is(next, vanillaStore.getState())) vanillaStore.setState(next, true)
    },
    update: (recipe) =>
      vanillaStore.setState(
        produce(vanillaStore.getState(), (draft) => void recipe(draft)),
        true,
      ),
    subscribe: (listener) => vanillaStore.subscribe(listener),
  }
}
