import type { Problem } from '../../contract/port.ts'
import { createStore, type Store } from '../../state/store.ts'
import { problemOf } from '../report-problem.ts'

/** The state of a query. A value stays while it is fetched again. */
interface QueryState {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly value: unknown
  readonly problem: Problem | undefined
  /** When it began, in milliseconds since 1970; 0 for a stale value that must be fetched again. */
  readonly at: number
}

/** Fetches a value, until the signal aborts it. */
type Load = (signal: AbortSignal) => Promise<unknown>

/** The values of queries by their id. Queries with the same id share one. */
export interface QueryCache extends Pick<Store<Readonly<Record<string, QueryState>>>, 'get' | 'first' | 'subscribe'> {
  /** Registers an observer of the query. Returns the function that removes it. */
  observe(id: string): () => void
  /** Fetches the query, unless that is under way. */
  fetch(id: string, load: Load): void
  /** Fetches the query after a change: a fetch under way may have begun before it, and is aborted. */
  refetch(id: string, load: Load): void
  /** Aborts all fetches and marks all values as stale. They stay until they have been fetched again. */
  invalidate(): void
  /** Aborts all fetches and deletes all values. */
  clear(): void
}

/** Bookkeeping of a query besides its state. */
interface Entry {
  observers: number
  /** When the last observer was removed, in milliseconds since 1970. */
  leftAt: number
  /** The fetch under way. */
  call: AbortController | undefined
  /** Whether a refetch starts at the end of this task. */
  isDue: boolean
}

/** Milliseconds for which a value without observers is kept. */
const keptMilliseconds = 300_000

export function createQueryCache(): QueryCache {
  const store = createStore<Readonly<Record<string, QueryState>>>({})
  const entries = new Map<string, Entry>()

  const entryOf = (id: string): Entry => {
    const entry = entries.get(id) ?? { observers: 0, leftAt: Date.now(), call: undefined, isDue: false }
    entries.set(id, entry)
    return entry
  }
  const put = (id: string, state: Omit<QueryState, 'at'>, at = Date.now()): void => store.set({ ...store.get(), [id]: { ...state, at } })
  const drop = (id: string): void => {
    const { [id]: _, ...rest } = store.get()
    store.set(rest)
  }
  const abort = (entry: Entry): void => {
    entry.call?.abort()
    entry.call = undefined
  }
  const evict = (): void => {
    for (const [id, entry] of entries) {
      if (entry.observers > 0 || entry.leftAt + keptMilliseconds >= Date.now()) continue
      abort(entry)
      entries.delete(id)
      drop(id)
    }
  }
  const expire = (id: string): void => {
    const value = store.get()[id]?.value
    if (value === undefined) drop(id)
    else put(id, { state: 'ready', value, problem: undefined }, 0)
  }
  const begin = (id: string, load: Load): void => {
    evict()
    const entry = entryOf(id)
    abort(entry)
    const call = new AbortController()
    entry.call = call
    const value = store.get()[id]?.value
    const end = (state: Omit<QueryState, 'at'>): void => {
      if (entry.call !== call) return
      entry.call = undefined
      put(id, state)
    }
    put(id, { state: 'waiting', value, problem: undefined })
    load(call.signal).then(
      (answer) => end({ state: 'ready', value: answer, problem: undefined }),
      (error: unknown) => entry.call === call && end({ state: 'failed', value, problem: problemOf(error) }),
    )
  }
  const unobserve = (id: string, entry: Entry): void => {
    entry.observers -= 1
    entry.leftAt = Date.now()
    queueMicrotask(() => {
      if (entry.observers > 0 || entry.call === undefined) return
      abort(entry)
      expire(id)
    })
  }

  return {
    get: store.get,
    first: store.first,
    subscribe: store.subscribe,
    observe: (id) => {
      const entry = entryOf(id)
      entry.observers += 1
      return () => unobserve(id, entry)
    },
    fetch: (id, load) => {
      if (entries.get(id)?.call === undefined) begin(id, load)
    },
    refetch: (id, load) => {
      const entry = entryOf(id)
      if (entry.isDue) return
      entry.isDue = true
      queueMicrotask(() => {
        entry.isDue = false
        begin(id, load)
      })
    },
    invalidate: () => {
      entries.forEach(abort)
      Object.keys(store.get()).forEach(expire)
    },
    clear: () => {
      entries.forEach(abort)
      store.set({})
    },
  }
}
