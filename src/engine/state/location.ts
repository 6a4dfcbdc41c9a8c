import { createStore, type Store } from './store.ts'

/** Where the visitor is. `key` tells two visits of the same address apart. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly key: string
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE'
}

export interface LocationStore extends Store<Place> {
  push(path: string): void
  replace(path: string): void
  go(delta: number): void
  /** Stops listening to the browser's own back and forward. */
  close(): void
}

/** The address of the page, as a store over the browser's history. */
export function createLocation(window: Window): LocationStore {
  const read = (arrival: Place['arrival']): Place => {
    const { pathname, search, hash } = window.location
    const state: unknown = window.history.state
    const key = typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : 'first'
    return { pathname, search, hash, key, arrival }
  }
  const store = createStore<Place>(read('POP'))
  const onPop = (): void => store.set(read('POP'))
  window.addEventListener('popstate', onPop)
  let count = 0
  const nextState = (): { key: string } => ({ key: `${Date.now().toString(36)}-${(count += 1)}` })
  return {
    ...store,
    push: (path) => {
      window.history.pushState(nextState(), '', path)
      store.set(read('PUSH'))
    },
    replace: (path) => {
      window.history.replaceState(nextState(), '', path)
      store.set(read('REPLACE'))
    },
    go: (delta) => window.history.go(delta),
    close: () => window.removeEventListener('popstate', onPop),
  }
}
