import { useEffect, useEffectEvent } from 'react'
import type { CallOptions, Ports, Problem } from '../../contract/port.ts'
import { useEngine } from '../engine.ts'
import { useDeferredStore } from '../use-deferred-store.ts'
import { useStore } from '../use-store.ts'

/** How a question to the platform stands. A value that is there stays while it is asked again. */
export interface Query<T> {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly value: T | undefined
  readonly problem: Problem | undefined
  /** Fetches it anew; a fetch under way is aborted. */
  again(): void
}

/** A value that was fetched longer than a minute ago is fetched again where somebody comes to look at it. */
const isStale = (at: number): boolean => at + 60_000 <= Date.now()

/**
 * What the platform answers, in the language that is shown and for whoever is logged in: a login and a logout fetch it
 * again. Components that use the same key share one answer. It is fetched again where it is a minute old when a
 * component mounts or the visitor returns to the page, when the network comes back after a failure, and when `again` is
 * called. A fetch that no mounted component waits for is aborted, and an answer that none shows is kept five minutes.
 * What comes is rendered in slices: the page answers in between.
 *
 * With `onMount` a component that mounts always fetches, and a return to the page does not: for lists that were loaded
 * page by page.
 */
export function useQuery<T>(key: string, fetch: (ports: Ports) => Promise<T>, onMount?: 'onMount'): Query<T> {
  const { queries, ports, preferences, facts, window } = useEngine()
  const language = useStore(preferences, (state) => state.language)
  const offline = useStore(facts, (state) => state.offline)
  const id = `${language} ${key}`
  const cached = useDeferredStore(queries, (all) => all[id], id)
  const by = (signal: AbortSignal): Promise<T> => fetch(withSignal(ports, signal))

  const fetchWhere = useEffectEvent((isOld: (at: number) => boolean) => {
    const now = queries.get()[id]
    if (now === undefined || now.state === 'failed' || isOld(now.at)) queries.fetch(id, by)
  })
  useEffect(() => {
    const leave = queries.join(id)
    fetchWhere(onMount === undefined ? isStale : () => true)
    return leave
  }, [queries, id, onMount])
  const invalid = cached === undefined || cached.at === 0
  useEffect(() => {
    if (!offline) fetchWhere((at) => at === 0)
  }, [invalid, offline])
  useEffect(() => {
    if (onMount !== undefined) return undefined
    const { document } = window
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') fetchWhere(isStale)
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [window, onMount])

  return {
    state: cached?.value !== undefined && cached.state !== 'failed' ? 'ready' : (cached?.state ?? 'waiting'),
    value: cached?.value as T | undefined,
    problem: cached?.problem,
    again: () => queries.refetch(id, by),
  }
}

/** The same ports, whose calls are aborted by the signal. */
const withSignal = (ports: Ports, signal: AbortSignal): Ports =>
  mapParts(ports, (port: Readonly<Record<string, PortCall>>) =>
    mapParts(
      port,
      (call: PortCall): PortCall =>
        (request, options) =>
          call(request, { signal, ...options }),
    ),
  )

type PortCall = (request: unknown, options?: CallOptions) => unknown

const mapParts = <T extends object, P>(parts: T, map: (part: P) => unknown): T =>
  new Proxy(parts, { get: (of, name) => map(Reflect.get(of, name) as P) })
