import { createHistoryLayers, readHistoryEntry, type HistoryLayers } from './history-layers.ts'
import { createStore, type Store } from './store.ts'

/** The current location. `key` distinguishes two visits of the same address. */
interface SiteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly key: string
  readonly navigationType: 'POP' | 'PUSH' | 'REPLACE'
}

export interface LocationStore extends Store<SiteLocation> {
  /** Layers above the page that the browser's Back button closes. */
  readonly layers: Pick<HistoryLayers, 'add' | 'countEntries'>
  push(path: string): void
  replace(path: string): void
  go(delta: number): void
  /**
   * Asks for confirmation before the visitor leaves for another path, and stays if it is denied. A new guard replaces
   * the current one. A confirmed navigation removes the guard, as does the returned function.
   */
  guard(confirm: () => Promise<boolean>): () => void
  /** Stops listening to `popstate`. */
  close(): void
}

/** Creates the location store on top of the browser's history. */
export function createLocation(window: Window): LocationStore {
  const readLocation = (navigationType: SiteLocation['navigationType']): SiteLocation => {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, key: readHistoryEntry(window).key, navigationType }
  }
  const layers = createHistoryLayers(window)
  const store = createStore<SiteLocation>(readLocation('POP'))
  let guard: (() => Promise<boolean>) | undefined
  let keyCount = 0
  const createKey = (): string => `${Date.now().toString(36)}-${(keyCount += 1)}`
  const changesPath = (path: string): boolean => new URL(path, window.location.href).pathname !== store.get().pathname
  let pendingNavigation: (() => void) | undefined
  /**
   * Runs a navigation once the guard confirms it. A navigation attempted while the confirmation is open replaces the
   * pending one without asking again.
   */
  const confirmThen = (navigate: () => void): void => {
    const isConfirming = pendingNavigation !== undefined
    pendingNavigation = navigate
    if (isConfirming || guard === undefined) return
    void guard().then((agreed) => {
      const confirmedNavigation = pendingNavigation
      pendingNavigation = undefined
      if (!agreed) return
      guard = undefined
      confirmedNavigation?.()
    })
  }
  /**
   * Completes a Back or Forward navigation that waited for confirmation. Going back one entry is not enough, because
   * a frame may have added entries in the meantime. Instead, the current entry is replaced by the requested location;
   * if the browser supports the Navigation API, it then traverses to the original entry.
   */
  const completeTraversal = (target: SiteLocation, entryKey: string | undefined): void => {
    layers.setPath('replace', target.key, target.pathname + target.search + target.hash)
    store.set(target)
    if (entryKey !== undefined) layers.whenIdle(() => void window.navigation.traverseTo(entryKey).finished?.catch(() => undefined))
  }
  const handlePopState = (): void => {
    if (layers.handlePopState()) return
    const requested = readLocation('POP')
    if (guard === undefined || !changesPath(window.location.href)) return store.set(requested)
    const entryKey = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
    const { pathname, search, hash } = store.get()
    layers.setPath('push', createKey(), pathname + search + hash)
    confirmThen(() => completeTraversal(requested, entryKey))
  }
  window.addEventListener('popstate', handlePopState)
  const changeLocation = (method: 'push' | 'replace', path: string): void => {
    if (guard !== undefined && changesPath(path)) return confirmThen(() => changeLocation(method, path))
    const { pathname, search, hash } = new URL(path, window.location.href)
    const key = createKey()
    layers.setPath(method, key, path)
    store.set({ pathname, search, hash, key, navigationType: method === 'push' ? 'PUSH' : 'REPLACE' })
  }
  return {
    ...store,
    push: (path) => changeLocation('push', path),
    replace: (path) => changeLocation('replace', path),
    layers,
    go: layers.go,
    guard: (confirm) => {
      guard = confirm
      return () => {
        if (guard === confirm) guard = undefined
      }
    },
    close: () => {
      window.removeEventListener('popstate', handlePopState)
      layers.stop()
    },
  }
}
