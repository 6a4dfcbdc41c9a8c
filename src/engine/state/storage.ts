/** Text by key. Never throws: if the browser's storage is unavailable, values are kept in memory. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Wraps a browser storage; `open` may throw, as accessing `window.localStorage` does if storage is blocked. */
export function createStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear: () => {
      memory.clear()
      attempt((storage) => storage.clear())
    },
  }
}
