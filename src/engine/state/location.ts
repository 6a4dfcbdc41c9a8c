import { createHistoryLayers, readEntry, type HistoryLayers } from './history-layers.ts'
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
  /** What lies over the page and is closed by the browser's Back. */
  readonly layers: Pick<HistoryLayers, 'add' | 'entries'>
  push(path: string): void
  replace(path: string): void
  go(delta: number): void
  /**
   * Asks before the visitor leaves for another path, and stays where the answer is no. One at a time; the result ends
   * it.
   */
  guard(confirm: () => Promise<boolean>): () => void
  /** Stops listening to the browser's own back and forward. */
  close(): void
}

/** The address of the page, as a store over the browser's history. */
export function createLocation(window: Window): LocationStore {
  const read = (arrival: Place['arrival']): Place => {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, key: readEntry(window).key, arrival }
  }
  const layers = createHistoryLayers(window)
  const store = createStore<Place>(read('POP'))
  let guard: (() => Promise<boolean>) | undefined
  let count = 0
  const nextKey = (): string => `${Date.now().toString(36)}-${(count += 1)}`
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
    layers.write('replace', place.key, place.pathname + place.search + place.hash)
    store.set(place)
    if (entry !== undefined) layers.whenStill(() => void window.navigation.traverseTo(entry).finished?.catch(() => undefined))
  }
  const onPop = (): void => {
    if (layers.follow()) return
    const requested = read('POP')
    if (guard === undefined || !leaves(window.location.href)) return store.set(requested)
    const entry = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
    const { pathname, search, hash } = store.get()
    layers.write('push', nextKey(), pathname + search + hash)
    unlessStaying(() => returnTo(requested, entry))
  }
  window.addEventListener('popstate', onPop)
  const move = (how: 'push' | 'replace', path: string): void => {
    if (guard !== undefined && leaves(path)) return unlessStaying(() => move(how, path))
    const { pathname, search, hash } = new URL(path, window.location.href)
    const key = nextKey()
    layers.write(how, key, path)
    store.set({ pathname, search, hash, key, arrival: how === 'push' ? 'PUSH' : 'REPLACE' })
  }
  return {
    ...store,
    push: (path) => move('push', path),
    replace: (path) => move('replace', path),
    layers,
    go: layers.go,
    guard: (confirm) => {
      guard = confirm
      return () => {
        if (guard === confirm) guard = undefined
      }
    },
    close: () => {
      window.removeEventListener('popstate', onPop)
      layers.stop()
    },
  }
}
