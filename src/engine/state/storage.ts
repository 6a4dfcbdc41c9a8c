/** Key-value storage of texts. Never throws: if the browser's storage is unavailable, values are kept in memory. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Wraps a browser storage; `getStorage` may throw, as accessing `window.localStorage` does if storage is blocked. */
export function createStorage(getStorage: () => Storage): TextStorage {
  const memory = new Map<string, string>()
  const tryStorage = <T>(operation: (storage: Storage) => T): T | undefined => {
    try {
      return operation(getStorage())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => tryStorage((storage) => storage.getItem(key)) ?? memory.get(key),
    set: (key, value) => {
      const stored = tryStorage((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      tryStorage((storage) => storage.removeItem(key))
    },
    clear: () => {
      memory.clear()
      tryStorage((storage) => storage.clear())
    },
  }
}
