/** Key-value storage of texts. Never throws: if the browser's storage is unavailable, values are kept in memory. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Wraps a browser storage; `getStorage` may throw, as accessing `window.localStorage` does if storage is blocked. */
export function createStorage(getStorage: () => Storage): TextStorage {
  /** Values that the browser's storage did not accept; `null` for a key that it did not remove. */
  const memory = new Map<string, string | null>()
  /** Whether the last `clear` of the browser's storage failed, so that its values are no longer read. */
  let ignoresBrowserStorage = false
  const tryStorage = <T>(operation: (storage: Storage) => T): T | undefined => {
    try {
      return operation(getStorage())
    } catch {
      return undefined
    }
  }
  const succeeds = (operation: (storage: Storage) => void): boolean =>
    tryStorage((storage) => {
      operation(storage)
      return true
    }) ?? false
  return {
    get: (key) => (memory.has(key) || ignoresBrowserStorage ? memory.get(key) : tryStorage((storage) => storage.getItem(key))) ?? undefined,
    set: (key, value) => {
      if (succeeds((storage) => storage.setItem(key, value)) && !ignoresBrowserStorage) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      if (succeeds((storage) => storage.removeItem(key))) memory.delete(key)
      else memory.set(key, null)
    },
    clear: () => {
      memory.clear()
      ignoresBrowserStorage = !succeeds((storage) => storage.clear())
    },
  }
}
