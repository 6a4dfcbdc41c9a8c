import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../contract/port.ts'
import { createQueryCache } from './query-cache.ts'

/** Creates a request that the test settles, with the abort signal and the resolvers of each call. */
function createControlledFetch() {
  const signals: AbortSignal[] = []
  const deferreds: { readonly resolve: (value: unknown) => void; readonly reject: (error: unknown) => void }[] = []
  const request = vi.fn((signal: AbortSignal): Promise<unknown> => {
    signals.push(signal)
    return new Promise((resolve, reject) => deferreds.push({ resolve, reject }))
  })
  return { request, signals, deferreds }
}
const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const networkProblem = new Problem('network', { messageKey: 'error_network' })

describe('createQueryCache', () => {
  it('fetches once for all observers of a query', async () => {
    const cache = createQueryCache()
    const { request, deferreds } = createControlledFetch()
    cache.observe('a')
    cache.fetch('a', request)
    cache.fetch('a', request)
    expect(request).toHaveBeenCalledTimes(1)
    deferreds[0]?.resolve(1)
    await waitForNextTask()
    expect(cache.get()['a']).toMatchObject({ state: 'ready', value: 1 })
  })

  it('aborts a fetch when the last observer leaves, and fetches again for the next', async () => {
    const cache = createQueryCache()
    const { request, signals, deferreds } = createControlledFetch()
    const [unsubscribe, unsubscribeOther] = [cache.observe('a'), cache.observe('a')]
    cache.fetch('a', request)
    unsubscribe()
    await waitForNextTask()
    expect(signals[0]?.aborted).toBe(false)
    unsubscribeOther()
    await waitForNextTask()
    expect([signals[0]?.aborted, cache.get()['a']]).toEqual([true, undefined])
    deferreds[0]?.reject(networkProblem)
    await waitForNextTask()
    expect(cache.get()['a']).toBeUndefined()
    cache.fetch('a', request)
    expect(cache.get()['a']).toMatchObject({ state: 'pending' })
  })

  it('continues a fetch that another observer takes over immediately', async () => {
    const cache = createQueryCache()
    const { request, signals } = createControlledFetch()
    const unsubscribe = cache.observe('a')
    cache.fetch('a', request)
    unsubscribe()
    cache.observe('a')
    await waitForNextTask()
    expect(signals[0]?.aborted).toBe(false)
  })

  it('refetches after a change even with a fetch in flight, once for all calls in the same task', async () => {
    const cache = createQueryCache()
    const { request, signals, deferreds } = createControlledFetch()
    cache.observe('a')
    cache.fetch('a', request)
    cache.refetch('a', request)
    cache.refetch('a', request)
    await waitForNextTask()
    expect([request.mock.calls.length, signals[0]?.aborted, signals[1]?.aborted]).toEqual([2, true, false])
    deferreds[1]?.resolve('after')
    await waitForNextTask()
    deferreds[0]?.resolve('before')
    await waitForNextTask()
    expect(cache.get()['a']).toMatchObject({ state: 'ready', value: 'after' })
  })

  it('keeps a value during a refetch, and after a refetch that fails', async () => {
    const cache = createQueryCache()
    const { request, deferreds } = createControlledFetch()
    cache.observe('a')
    cache.fetch('a', request)
    deferreds[0]?.resolve(1)
    await waitForNextTask()
    cache.fetch('a', request)
    expect(cache.get()['a']).toMatchObject({ state: 'pending', value: 1 })
    deferreds[1]?.reject(networkProblem)
    await waitForNextTask()
    expect(cache.get()['a']).toMatchObject({ state: 'failed', value: 1, problem: networkProblem })
  })

  it('evicts queries that have had no observer for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cache = createQueryCache()
    const { request, deferreds } = createControlledFetch()
    cache.observe('kept')
    for (const id of ['kept', 'left']) cache.fetch(id, request)
    for (const { resolve } of deferreds) resolve(1)
    await waitForNextTask()
    vi.setSystemTime(Date.now() + 299_000)
    cache.fetch('other', request)
    expect(Object.keys(cache.get())).toEqual(['kept', 'left', 'other'])
    vi.setSystemTime(Date.now() + 2000)
    cache.fetch('another', request)
    expect(Object.keys(cache.get())).not.toContain('left')
    expect(cache.get()['kept']).toMatchObject({ value: 1 })
    vi.useRealTimers()
  })

  it('invalidate keeps stale values until they are refetched, and clear deletes them', async () => {
    const cache = createQueryCache()
    const { request, signals, deferreds } = createControlledFetch()
    cache.observe('a')
    cache.fetch('a', request)
    deferreds[0]?.resolve(1)
    await waitForNextTask()
    cache.fetch('b', request)
    cache.invalidate()
    expect(cache.get()).toEqual({ a: { state: 'ready', value: 1, problem: undefined, updatedAt: 0 } })
    expect(signals[1]?.aborted).toBe(true)
    cache.clear()
    expect(cache.get()).toEqual({})
  })
})
