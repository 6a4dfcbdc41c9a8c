/** Text by key. Never throws: where the browser refuses to keep anything, it is kept until the page goes. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Wraps a browser's storage; `open` may throw, as reading `window.localStorage` does where storage is blocked. */
export function createStorage(open: () => Storage): TextStorage {
  const spare = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? spare.get(key),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) spare.delete(key)
      else spare.set(key, value)
    },
    remove: (key) => {
      spare.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear: () => {
      spare.clear()
      attempt((storage) => storage.clear())
    },
  }
}
