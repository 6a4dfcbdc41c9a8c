import { afterEach, describe, expect, it, vi } from 'vitest'
import { scryptSync } from 'node:crypto'
import type { Work } from '../generated/api.ts'
import { proveWork } from './prove-work.ts'
import type { ThreadMessage } from './work-thread.ts'

const work: Work = { challenge: 'body.mark', parts: 2, target: 2 ** 30, cost: 16 }
const holds = (proof: string) =>
  proof
    .split('.')
    .slice(2)
    .every((text, part) => scryptSync(text, `body.mark.${String(part)}`, 4, { N: 16, r: 8, p: 1 }).readUInt32BE() < work.target)
const ignore = (): void => undefined

/** A worker whose messages the test controls. */
class FakeThread {
  static last: FakeThread | undefined
  onmessage: ((event: { data: ThreadMessage }) => void) | undefined
  onerror: (() => void) | undefined
  readonly terminate = vi.fn()
  readonly postMessage = vi.fn()
  constructor() {
    FakeThread.last = this
  }
}
/** Resolves to the worker once it has received its work. */
const findStartedWorker = () =>
  vi.waitFor(() => {
    const thread = FakeThread.last
    if (thread?.postMessage.mock.calls.length !== 1) throw new Error('Expected a worker with one message, found none')
    return thread
  })

afterEach(() => {
  FakeThread.last = undefined
  vi.unstubAllGlobals()
})

describe('proveWork', () => {
  it('finds a text for each part with scrypt, and reports progress', async () => {
    const shares: number[] = []
    const proof = await proveWork(work, (share) => shares.push(share), undefined)
    expect(proof).toMatch(/^body\.mark\.\w+\.\w+$/)
    expect(holds(proof)).toBe(true)
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('uses a worker if the browser has them, and terminates it', async () => {
    vi.stubGlobal('Worker', FakeThread)
    const shares: number[] = []
    const proof = proveWork(work, (share) => shares.push(share), undefined)
    const thread = await findStartedWorker()
    expect(thread.postMessage).toHaveBeenCalledExactlyOnceWith(work)
    thread.onmessage?.({ data: { tries: 4 } })
    thread.onmessage?.({ data: { tries: 80 } })
    thread.onmessage?.({ data: { proof: 'body.mark.1.2' } })
    expect(await proof).toBe('body.mark.1.2')
    expect(shares).toEqual([0.5, 1])
    expect(thread.terminate).toHaveBeenCalledOnce()
  })

  it('runs in the page if the worker does not start', async () => {
    vi.stubGlobal('Worker', FakeThread)
    const proof = proveWork(work, ignore, undefined)
    ;(await findStartedWorker()).onerror?.()
    expect(holds(await proof)).toBe(true)
  })

  it.each([true, false])('can be aborted, which terminates the worker (in a worker: %s)', async (threaded) => {
    if (threaded) vi.stubGlobal('Worker', FakeThread)
    const stop = new AbortController()
    const proof = proveWork({ ...work, target: 0 }, ignore, stop.signal)
    if (threaded) await findStartedWorker()
    stop.abort()
    await expect(proof).rejects.toThrow('abort')
    if (threaded) expect(FakeThread.last?.terminate).toHaveBeenCalledOnce()
  })
})
