import { useEffect, useEffectEvent } from 'react'
import type { Ports, Problem } from '../../contract/port.ts'
import { defineSlice } from '../../state/slices.ts'
import { createStore } from '../../state/store.ts'
import { type Engine, useEngine } from '../engine.ts'
import { problemOf } from './problem-of.ts'
import { useDeferredStore } from '../use-deferred-store.ts'
import { useStore } from '../use-store.ts'

/** How a question to the platform stands. A value that is there stays while it is asked again. */
export interface Query<T> {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly value: T | undefined
  readonly problem: Problem | undefined
  again(): void
}

interface CachedAnswer {
  readonly state: Query<unknown>['state']
  readonly value: unknown
  readonly problem: Problem | undefined
  readonly until: number
}

const freshMilliseconds = 60_000
const queriesSlice = defineSlice('queries', () => createStore<Readonly<Record<string, CachedAnswer>>>({}))

/**
 * What the platform answers, in the language that is shown. Whoever asks under the same key shares one answer; it is
 * asked for again when it is a minute old, when the network comes back after a failure, and when `again` is called.
 * What comes is rendered in slices: the page answers in between.
 */
export function useQuery<T>(key: string, ask: (ports: Ports) => Promise<T>): Query<T> {
  const engine = useEngine()
  const shelf = engine.slice(queriesSlice)
  const language = useStore(engine.preferences, (state) => state.language)
  const offline = useStore(engine.facts, (state) => state.offline)
  const id = `${language} ${key}`
  const cached = useDeferredStore(shelf, (all) => all[id], id)
  const load = (): void => request(engine, id, ask)
  const failedBefore = cached?.state === 'failed'

  const begin = useEffectEvent(load)
  useEffect(() => {
    const now = shelf.get()[id]
    if (now === undefined || (now.state === 'ready' && now.until < Date.now())) begin()
  }, [shelf, id])

  const tryAgain = useEffectEvent(() => failedBefore && load())
  useEffect(() => {
    if (!offline) tryAgain()
  }, [offline])

  return {
    state: cached?.value !== undefined && cached.state !== 'failed' ? 'ready' : (cached?.state ?? 'waiting'),
    value: cached?.value as T | undefined,
    problem: cached?.problem,
    again: load,
  }
}

function request<T>(engine: Engine, id: string, ask: (ports: Ports) => Promise<T>): void {
  const shelf = engine.slice(queriesSlice)
  const before = shelf.get()[id]
  const put = (part: Omit<CachedAnswer, 'until'>): void =>
    shelf.set({ ...shelf.get(), [id]: { ...part, until: Date.now() + freshMilliseconds } })
  if (before?.state === 'waiting') return
  put({ state: 'waiting', value: before?.value, problem: undefined })
  ask(engine.ports).then(
    (value) => put({ state: 'ready', value, problem: undefined }),
    (error: unknown) => put({ state: 'failed', value: before?.value, problem: problemOf(error) }),
  )
}
