import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import type { RequestOptions, Ports, Problem } from '../../contract/port.ts'
import { useEngine } from '../engine.ts'
import type { Store } from '../../state/store.ts'
import { useStore } from '../use-store.ts'

/** The state of a query. During a refetch, the previous value is kept. */
export interface Query<T> {
  readonly state: 'pending' | 'ready' | 'failed'
  readonly value: T | undefined
  readonly problem: Problem | undefined
  /** Refetches the value after a change. A fetch in flight is aborted. */
  refetch(): void
}

/** Whether a value was fetched at least a minute ago. */
const isOld = (updatedAt: number): boolean => updatedAt + 60_000 <= Date.now()

/**
 * Fetches from the platform, in the current language. Components that use the same key share one value. It is
 * fetched again when a component mounts or the visitor returns to the page, if it is a minute old or its last fetch
 * failed; when the network comes back after a failure; after a login and a logout; and when `refetch` is called. A
 * fetch is aborted when the last component that uses it unmounts, and its value is kept for five minutes. Changes are
 * rendered as deferred updates, so that the page stays responsive.
 * @param refetch `onMount` fetches whenever a component mounts, and never because the visitor returns to the page: for
 *   lists that are loaded page by page
 */
export function useQuery<T>(key: string, fetch: (ports: Ports) => Promise<T>, refetch?: 'onMount'): Query<T> {
  const { queries, ports, preferences, facts, window } = useEngine()
  const language = useStore(preferences, (state) => state.language)
  const isOffline = useStore(facts, (state) => state.offline)
  const id = `${language} ${key}`
  const queryState = useDeferredStore(queries, (states) => states[id], id)
  const load = (signal: AbortSignal): Promise<T> => fetch(withSignal(ports, signal))

  const fetchIfDue = useEffectEvent((isDue: (updatedAt: number) => boolean) => {
    const current = queries.get()[id]
    if (current === undefined || current.state === 'failed' || isDue(current.updatedAt)) queries.fetch(id, load)
  })
  useEffect(() => {
    const unsubscribe = queries.observe(id)
    fetchIfDue(refetch ? () => true : isOld)
    return unsubscribe
  }, [queries, id, refetch])
  const isStale = queryState === undefined || queryState.updatedAt === 0
  useEffect(() => {
    if (!isOffline) fetchIfDue((updatedAt) => updatedAt === 0)
  }, [isStale, isOffline])
  useEffect(() => {
    if (refetch) return undefined
    const { document } = window
    const handleVisibilityChange = (): void => {
      if (document.visibilityState === 'visible') fetchIfDue(isOld)
    }
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
  }, [window, refetch])

  return {
    state: queryState?.value !== undefined && queryState.state !== 'failed' ? 'ready' : (queryState?.state ?? 'pending'),
    value: queryState?.value as T | undefined,
    problem: queryState?.problem,
    refetch: () => queries.refetch(id, load),
  }
}

/** Returns ports whose calls are aborted by the signal. */
const withSignal = (ports: Ports, signal: AbortSignal): Ports =>
  mapEntries(ports, (port: Readonly<Record<string, PortCall>>) =>
    mapEntries(
      port,
      (call: PortCall): PortCall =>
        (request, options) =>
          call(request, { signal, ...options }),
    ),
  )

type PortCall = (request: unknown, options?: RequestOptions) => unknown

/** Returns a proxy of an object that maps each entry when it is read. */
const mapEntries = <T extends object, P>(target: T, map: (entry: P) => unknown): T =>
  new Proxy(target, { get: (entries, name) => map(Reflect.get(entries, name) as P) })

/**
 * Like `useStore`, but renders a change as a deferred update, so that the page stays responsive. `subject` identifies
 * what the state belongs to: the state of another subject is never rendered.
 */
export function useDeferredStore<State, Selected>(
  store: Pick<Store<State>, 'get' | 'getInitial' | 'subscribe'>,
  select: (state: State) => Selected,
  subject: unknown,
): Selected {
  const state = useStore(store, select)
  const current = useMemo(() => ({ subject, state }), [subject, state])
  const rendered = useDeferredValue(current)
  return rendered.subject === subject ? rendered.state : state
}
