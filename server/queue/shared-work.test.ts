import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { SharedWork } from './shared-work.ts'

const maxWaiting = { all: 1000, brand: 1000, address: 1000 }
const createSharedWork = () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting, timeoutMilliseconds: 10_000, createBusyError: () => new Error('busy') })
  const sharedWork = new SharedWork<string>(queue)
  const executedKeys: string[] = []
  const pendingEnds: (() => void)[] = []
  const request = (key: string, address: string, signal?: AbortSignal) =>
    sharedWork.run({ brand: 'a', address, signal }, key, async () => {
      executedKeys.push(key)
      await new Promise<void>((resolve) => pendingEnds.push(resolve))
      return `${key} done`
    })
  const endNext = async (): Promise<void> => {
    await yieldToEventLoop()
    pendingEnds.shift()?.()
    await yieldToEventLoop()
  }
  return { queue, request, executedKeys, endNext }
}

describe('shared work', () => {
  it('runs once for concurrent requests, and again for a later one', async () => {
    const { request, executedKeys, endNext } = createSharedWork()
    const results = Promise.all([request('one', '1'), request('one', '2'), request('one', '3')])
    await endNext()
    expect(await results).toEqual(['one done', 'one done', 'one done'])
    const repeated = request('one', '1')
    await endNext()
    expect(await repeated).toBe('one done')
    expect(executedKeys).toEqual(['one', 'one'])
  })

  it('runs in the first slot that any of its requesters gets, ahead of a flood that requested it too', async () => {
    const { request, executedKeys, endNext } = createSharedWork()
    const flood = Array.from({ length: 40 }, (_, n) => request(String(n), 'flood'))
    await endNext()
    const calm = request('39', 'calm')
    await endNext()
    expect(executedKeys).toEqual(['0', '1', '39'])
    await endNext()
    expect(await Promise.all([calm, flood[39]])).toEqual(['39 done', '39 done'])
    for (let n = 0; n < 38; n += 1) await endNext()
    await Promise.all(flood)
    expect(executedKeys).toHaveLength(40)
  })

  it('does not run if all its requesters have aborted, and runs if one of them remains', async () => {
    const { queue, request, executedKeys, endNext } = createSharedWork()
    const first = request('first', '1')
    const [firstController, secondController] = [new AbortController(), new AbortController()]
    const abortedResults = Promise.allSettled([
      request('left', '1', firstController.signal),
      request('left', '2', secondController.signal),
      request('kept', '3', firstController.signal),
    ])
    const kept = request('kept', '4')
    firstController.abort()
    secondController.abort()
    expect((await abortedResults).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await endNext()
    await endNext()
    expect(await Promise.all([first, kept])).toEqual(['first done', 'kept done'])
    expect(executedKeys).toEqual(['first', 'kept'])
    await queue.waitUntilIdle()
  })

  it('rejects for all requesters if it fails', async () => {
    const { queue } = createSharedWork()
    const sharedWork = new SharedWork<string>(queue)
    const request = () => sharedWork.run({ brand: 'a', address: '1' }, 'x', () => Promise.reject(new Error('failed')))
    expect(
      (await Promise.allSettled([request(), request()])).map((result) => result.status === 'rejected' && String(result.reason)),
    ).toEqual(['Error: failed', 'Error: failed'])
  })
})
