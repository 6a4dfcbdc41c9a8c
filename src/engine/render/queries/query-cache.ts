import type { Problem } from '../../contract/port.ts'
import { createStore, type Store } from '../../state/store.ts'
import { toProblem } from '../report-problem.ts'

/** The state of a query. During a refetch, the previous value is kept. */
interface QueryState {
  readonly state: 'pending' | 'ready' | 'failed'
  readonly value: unknown
  readonly problem: Problem | undefined
  /** When the state was set, in milliseconds since 1970; 0 for a stale value that must be refetched. */
  readonly updatedAt: number
}

/** Fetches a value. The signal aborts the fetch. */
type Load = (signal: AbortSignal) => Promise<unknown>

/** The states of queries by id. Queries with the same id share one state. */
export interface QueryCache extends Pick<Store<Readonly<Record<string, QueryState>>>, 'get' | 'getInitial' | 'subscribe'> {
  /**
   * Registers an observer of the query. Returns the function that removes it. Removing the last observer aborts the
   * fetch in flight, unless another observer is registered in the same task.
   */
  observe(id: string): () => void
  /** Fetches the query, unless a fetch is in flight. */
  fetch(id: string, load: Load): void
  /** Refetches the query after a change. A fetch in flight may predate the change, and is aborted. */
  refetch(id: string, load: Load): void
  /** Aborts all fetches and marks all values as stale. They are kept until they have been refetched. */
  invalidate(): void
  /** Aborts all fetches and deletes all values. */
  clear(): void
}

/** Internal data of a query besides its state. */
interface Entry {
  observers: number
  /** When the last observer was removed, in milliseconds since 1970. */
  unobservedAt: number
  /** The fetch in flight. */
  inFlight: AbortController | undefined
  /** Whether a refetch starts at the end of this task. */
  isRefetchScheduled: boolean
}

/** Milliseconds for which a value without observers is kept. */
const retentionMilliseconds = 300_000

export function createQueryCache(): QueryCache {
  const store = createStore<Readonly<Record<string, QueryState>>>({})
  const entries = new Map<string, Entry>()

  const getOrCreateEntry = (id: string): Entry => {
    const entry = entries.get(id) ?? { observers: 0, unobservedAt: Date.now(), inFlight: undefined, isRefetchScheduled: false }
    entries.set(id, entry)
    return entry
  }
  const setState = (id: string, state: Omit<QueryState, 'updatedAt'>, updatedAt = Date.now()): void =>
    store.set({ ...store.get(), [id]: { ...state, updatedAt } })
  const deleteState = (id: string): void => {
    const { [id]: _, ...rest } = store.get()
    store.set(rest)
  }
  const abort = (entry: Entry): void => {
    entry.inFlight?.abort()
    entry.inFlight = undefined
  }
  const evict = (): void => {
    for (const [id, entry] of entries) {
      if (entry.observers > 0 || entry.unobservedAt + retentionMilliseconds >= Date.now()) continue
      abort(entry)
      entries.delete(id)
      deleteState(id)
    }
  }
  const markStale = (id: string): void => {
    const value = store.get()[id]?.value
    if (value === undefined) deleteState(id)
    else setState(id, { state: 'ready', value, problem: undefined }, 0)
  }
  const startFetch = (id: string, load: Load): void => {
    evict()
    const entry = getOrCreateEntry(id)
    abort(entry)
    const controller = new AbortController()
    entry.inFlight = controller
    const value = store.get()[id]?.value
    const finish = (state: Omit<QueryState, 'updatedAt'>): void => {
      if (entry.inFlight !== controller) return
      entry.inFlight = undefined
      setState(id, state)
    }
    setState(id, { state: 'pending', value, problem: undefined })
    load(controller.signal).then(
      (response) => finish({ state: 'ready', value: response, problem: undefined }),
      (error: unknown) => entry.inFlight === controller && finish({ state: 'failed', value, problem: toProblem(error) }),
    )
  }
  const unobserve = (id: string, entry: Entry): void => {
    entry.observers -= 1
    entry.unobservedAt = Date.now()
    queueMicrotask(() => {
      if (entry.observers > 0 || entry.inFlight === undefined) return
      abort(entry)
      markStale(id)
    })
  }

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    observe: (id) => {
      const entry = getOrCreateEntry(id)
      entry.observers += 1
      return () => unobserve(id, entry)
    },
    fetch: (id, load) => {
      if (entries.get(id)?.inFlight === undefined) startFetch(id, load)
    },
    refetch: (id, load) => {
      const entry = getOrCreateEntry(id)
      if (entry.isRefetchScheduled) return
      entry.isRefetchScheduled = true
      queueMicrotask(() => {
        entry.isRefetchScheduled = false
        startFetch(id, load)
      })
    },
    invalidate: () => {
      entries.forEach(abort)
      Object.keys(store.get()).forEach(markStale)
    },
    clear: () => {
      entries.forEach(abort)
      store.set({})
    },
  }
}
