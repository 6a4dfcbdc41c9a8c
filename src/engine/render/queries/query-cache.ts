import type { Problem } from '../../contract/port.ts'
import { createStore, type Store } from '../../state/store.ts'
import { problemOf } from './problem-of.ts'

/** Where a query stands. A value that was fetched stays while it is fetched again. */
interface QueryState {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly value: unknown
  readonly problem: Problem | undefined
  /** When it came to stand so, in milliseconds since 1970; 0 where it must be fetched again. */
  readonly at: number
}

/** Fetches a value; a call that is no longer wanted is aborted by the signal. */
type Fetch = (signal: AbortSignal) => Promise<unknown>

/** The answers to queries by their id. Queries with the same id share one. */
export interface QueryCache extends Pick<Store<Readonly<Record<string, QueryState>>>, 'get' | 'first' | 'subscribe'> {
  /** Counts somebody who shows the query, until the returned function is called. */
  join(id: string): () => void
  /** Fetches it, unless it is being fetched. */
  fetch(id: string, by: Fetch): void
  /** Fetches it anew: a fetch under way may not know of what has just changed, and is aborted. */
  refetch(id: string, by: Fetch): void
  /** Aborts all fetches. Whatever is shown must be fetched again; with `forget`, no value is kept until then. */
  invalidate(forget: boolean): void
}

/** What is kept beside an answer, and shown nowhere. */
interface Entry {
  observers: number
  leftAt: number
  call: AbortController | undefined
  isDue: boolean
}

/** Milliseconds for which an answer that nobody shows is kept. */
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
  const drop = (ids: readonly string[]): void => {
    if (ids.length > 0) store.set(Object.fromEntries(Object.entries(store.get()).filter(([id]) => !ids.includes(id))))
  }
  const abort = (entry: Entry): void => {
    entry.call?.abort()
    entry.call = undefined
  }
  const evict = (): void => {
    const old = [...entries].filter(([, { observers, leftAt }]) => observers === 0 && leftAt + keptMilliseconds < Date.now())
    for (const [id, entry] of old) {
      abort(entry)
      entries.delete(id)
    }
    drop(old.map(([id]) => id))
  }
  const expire = (id: string): void => {
    const value = store.get()[id]?.value
    if (value === undefined) drop([id])
    else put(id, { state: 'ready', value, problem: undefined }, 0)
  }
  const begin = (id: string, by: Fetch): void => {
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
    by(call.signal).then(
      (answer) => end({ state: 'ready', value: answer, problem: undefined }),
      (error: unknown) => entry.call === call && end({ state: 'failed', value, problem: problemOf(error) }),
    )
  }
  const leave = (id: string, entry: Entry): void => {
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
    join: (id) => {
      const entry = entryOf(id)
      entry.observers += 1
      return () => leave(id, entry)
    },
    fetch: (id, by) => {
      if (entries.get(id)?.call === undefined) begin(id, by)
    },
    refetch: (id, by) => {
      const entry = entryOf(id)
      if (entry.isDue) return
      entry.isDue = true
      queueMicrotask(() => {
        entry.isDue = false
        begin(id, by)
      })
    },
    invalidate: (forget) => {
      for (const entry of entries.values()) abort(entry)
      if (forget) store.set({})
      else Object.keys(store.get()).forEach(expire)
    },
  }
}
