import { createStore, type Store } from './store.ts'

/** Where the visitor is. `key` tells two visits of the same address apart. */
interface Place {
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
  /**
   * Asks before the visitor leaves for another path, and stays where the answer is no. One at a time; the result ends
   * it.
   */
  guard(ask: () => Promise<boolean>): () => void
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
  let guard: (() => Promise<boolean>) | undefined
  let count = 0
  const nextState = (): { key: string } => ({ key: `${Date.now().toString(36)}-${(count += 1)}` })
  const leaves = (path: string): boolean => new URL(path, window.location.href).pathname !== store.get().pathname
  let pending: (() => void) | undefined
  /** Whoever asks to leave again while the question is open changes where to, and is not asked twice. */
  const unlessStaying = (leave: () => void): void => {
    const isAsking = pending !== undefined
    pending = leave
    if (isAsking || guard === undefined) return
    void guard().then((agreed) => {
      const goOn = pending
      pending = undefined
      if (!agreed) return
      guard = undefined
      goOn?.()
    })
  }
  /**
   * Back at an entry of the history that was left again to ask. Going back one entry would not do: a frame that has
   * moved in between has added entries of its own. So the entry on top becomes the requested one, and where the browser
   * can name entries, it goes on to the real one.
   */
  const returnTo = (place: Place, entry: string | undefined): void => {
    window.history.replaceState({ key: place.key }, '', place.pathname + place.search + place.hash)
    store.set(place)
    if (entry !== undefined) window.navigation.traverseTo(entry).finished?.catch(() => undefined)
  }
  const onPop = (): void => {
    const requested = read('POP')
    if (guard === undefined || !leaves(window.location.href)) return store.set(requested)
    const entry = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
    const { pathname, search, hash } = store.get()
    window.history.pushState(nextState(), '', pathname + search + hash)
    unlessStaying(() => returnTo(requested, entry))
  }
  window.addEventListener('popstate', onPop)
  const move = (how: 'push' | 'replace', path: string): void => {
    if (guard !== undefined && leaves(path)) return unlessStaying(() => move(how, path))
    window.history[`${how}State`](nextState(), '', path)
    store.set(read(how === 'push' ? 'PUSH' : 'REPLACE'))
  }
  return {
    ...store,
    push: (path) => move('push', path),
    replace: (path) => move('replace', path),
    go: (delta) => window.history.go(delta),
    guard: (ask) => {
      guard = ask
      return () => {
        if (guard === ask) guard = undefined
      }
    },
    close: () => window.removeEventListener('popstate', onPop),
  }
}
