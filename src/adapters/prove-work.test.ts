import { afterEach, describe, expect, it, vi } from 'vitest'
import { scryptSync } from 'node:crypto'
import type { Work } from '../generated/api.ts'
import { proveWork } from './prove-work.ts'
import type { WorkerMessage } from './work-thread.ts'

const work: Work = { challenge: 'body.signature', parts: 2, target: 2 ** 30, cost: 16 }
const isValidProof = (proof: string) =>
  proof
    .split('.')
    .slice(2)
    .every((text, part) => scryptSync(text, `body.signature.${String(part)}`, 4, { N: 16, r: 8, p: 1 }).readUInt32BE() < work.target)
const ignoreProgress = (): void => undefined

/** A worker whose messages the test controls. */
class FakeWorker {
  static lastCreated: FakeWorker | undefined
  onmessage: ((event: { data: WorkerMessage }) => void) | undefined
  onerror: (() => void) | undefined
  readonly terminate = vi.fn()
  readonly postMessage = vi.fn()
  constructor() {
    FakeWorker.lastCreated = this
  }
}
/** Resolves to the worker once it has received its work. */
const waitForStartedWorker = () =>
  vi.waitFor(() => {
    const worker = FakeWorker.lastCreated
    if (worker?.postMessage.mock.calls.length !== 1) throw new Error('Expected a worker with one message, found none')
    return worker
  })

afterEach(() => {
  FakeWorker.lastCreated = undefined
  vi.unstubAllGlobals()
})

describe('proveWork', () => {
  it('finds a solution for each part with scrypt, and reports progress', async () => {
    const progressValues: number[] = []
    const proof = await proveWork(work, (progress) => progressValues.push(progress), undefined)
    expect(proof).toMatch(/^body\.signature\.\w+\.\w+$/)
    expect(isValidProof(proof)).toBe(true)
    expect(progressValues.every((progress) => progress > 0 && progress <= 1)).toBe(true)
    expect(progressValues).toEqual(progressValues.toSorted((a, b) => a - b))
  })

  it('uses a worker if the browser supports workers, and terminates it', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const progressValues: number[] = []
    const proof = proveWork(work, (progress) => progressValues.push(progress), undefined)
    const worker = await waitForStartedWorker()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(work)
    worker.onmessage?.({ data: { attempts: 4 } })
    worker.onmessage?.({ data: { attempts: 80 } })
    worker.onmessage?.({ data: { proof: 'body.signature.1.2' } })
    expect(await proof).toBe('body.signature.1.2')
    expect(progressValues).toEqual([0.5, 1])
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('runs in the page if the worker does not start', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const proof = proveWork(work, ignoreProgress, undefined)
    ;(await waitForStartedWorker()).onerror?.()
    expect(isValidProof(await proof)).toBe(true)
  })

  it.each([true, false])('can be aborted, which terminates the worker (in a worker: %s)', async (hasWorker) => {
    if (hasWorker) vi.stubGlobal('Worker', FakeWorker)
    const controller = new AbortController()
    const proof = proveWork({ ...work, target: 0 }, ignoreProgress, controller.signal)
    if (hasWorker) await waitForStartedWorker()
    controller.abort()
    await expect(proof).rejects.toThrow('abort')
    if (hasWorker) expect(FakeWorker.lastCreated?.terminate).toHaveBeenCalledOnce()
  })
})
