import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { type Requester, FairQueue, type FairQueueOptions } from './fair-queue.ts'

const unlimitedWaiting = { all: 10_000, brand: 10_000, address: 10_000 }
const createQueue = (options: Partial<FairQueueOptions> = {}): FairQueue =>
  new FairQueue({
    concurrency: 1,
    maxWaiting: unlimitedWaiting,
    timeoutMilliseconds: 10_000,
    createBusyError: () => new Error('busy'),
    ...options,
  })

/** Returns helpers that queue jobs, end them one by one and record the order in which they started. */
function createJobHelpers(queue: FairQueue) {
  const startedJobs: string[] = []
  const endByName = new Map<string, () => void>()
  const outcomes = new Map<string, 'done' | 'busy'>()
  const request = (name: string, requester: Partial<Requester> = {}): void => {
    const [brand = '', address = ''] = name.split(' ')
    const work = (): Promise<void> => {
      startedJobs.push(name)
      return new Promise((resolve) => endByName.set(name, resolve))
    }
    queue.run({ brand, address, ...requester }, work).then(
      () => outcomes.set(name, 'done'),
      () => outcomes.set(name, 'busy'),
    )
  }
  const endNext = async (): Promise<void> => {
    await yieldToEventLoop()
    const [name] = endByName.keys()
    endByName.get(name ?? '')?.()
    endByName.delete(name ?? '')
    await yieldToEventLoop()
  }
  const endAll = async (): Promise<void> => {
    do await endNext()
    while (endByName.size > 0)
  }
  return { startedJobs, endByName, outcomes, request, endNext, endAll }
}

describe('a fair queue', () => {
  it('serves another brand next, even if one brand has many pending jobs', async () => {
    const { startedJobs, request, endNext } = createJobHelpers(createQueue({ concurrency: 2 }))
    for (let n = 0; n < 300; n += 1) request(`flood address${String(n)} ${String(n)}`)
    for (let n = 0; n < 20; n += 1) await endNext()
    request('calm home')
    await endNext()
    expect(startedJobs.slice(22)).toEqual(['calm home'])
  })

  it('serves another address of the brand next, even if one address has many pending jobs', async () => {
    const { startedJobs, request, endNext } = createJobHelpers(createQueue())
    for (let n = 0; n < 40; n += 1) request(`brand flood ${String(n)}`)
    await endNext()
    request('brand calm')
    await endNext()
    expect(startedJobs.slice(2)).toEqual(['brand calm'])
  })

  it('round-robins over brands, then over addresses within a brand; FIFO within an address', async () => {
    const { startedJobs, request, endAll } = createJobHelpers(createQueue())
    request('x x first')
    for (const name of ['a 1 i', 'a 1 ii', 'a 2 i', 'a 2 ii', 'b 1 i', 'b 1 ii', 'c 1 i']) request(name)
    await endAll()
    expect(startedJobs).toEqual(['x x first', 'a 1 i', 'b 1 i', 'c 1 i', 'a 2 i', 'b 1 ii', 'a 1 ii', 'a 2 ii'])
  })

  it('starves no request, despite other brands and a stream of new addresses', async () => {
    const { startedJobs, request, endNext } = createJobHelpers(createQueue())
    for (const name of ['a mine i', 'a mine ii', 'a mine iii']) request(name)
    for (let n = 0; n < 100; n += 1) {
      for (const prefix of ['a new', 'a newer', 'b new', 'b newer']) request(`${prefix}${String(n)}`)
      await endNext()
    }
    expect(startedJobs.indexOf('a mine ii')).toBeGreaterThan(0)
    expect(startedJobs.indexOf('a mine iii')).toBeGreaterThan(0)
  })

  it('runs at most maxPerBrand jobs of a brand at once, while it serves other brands', async () => {
    const { startedJobs, request, endNext } = createJobHelpers(createQueue({ concurrency: 3, maxPerBrand: 2 }))
    for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'b 2']) request(name)
    await yieldToEventLoop()
    expect(startedJobs).toEqual(['a 1', 'a 2', 'b 1'])
    await endNext()
    expect(startedJobs.slice(3)).toEqual(['a 3'])
  })

  it('rejects a new request if the queue of its address is full, and evicts the newest request of a longer queue at other limits', async () => {
    const { startedJobs, request, outcomes, endAll } = createJobHelpers(createQueue({ maxWaiting: { all: 6, brand: 4, address: 3 } }))
    request('x x')
    for (const name of ['a 1 i', 'a 1 ii', 'a 1 iii', 'a 1 iv', 'a 2 i']) request(name)
    await yieldToEventLoop()
    expect(outcomes).toEqual(new Map([['a 1 iv', 'busy']]))
    request('a 3 i')
    request('b 1 i')
    request('b 1 ii')
    request('b 1 iii')
    request('c 1 i')
    await yieldToEventLoop()
    await endAll()
    const rejected = [...outcomes].filter(([, outcome]) => outcome === 'busy').map(([name]) => name)
    expect(rejected).toEqual(['a 1 iv', 'a 1 iii', 'a 1 ii', 'b 1 iii'])
    expect(new Set(startedJobs)).toEqual(new Set(['x x', 'a 1 i', 'a 2 i', 'a 3 i', 'b 1 i', 'b 1 ii', 'c 1 i']))
  })

  it('runs no job for a request that is aborted before or while it waits, and continues after a failed job', async () => {
    const queue = createQueue()
    const { startedJobs, request, outcomes, endNext } = createJobHelpers(queue)
    const [abortedSignal, controller] = [AbortSignal.abort(), new AbortController()]
    request('a 1 i', { signal: abortedSignal })
    request('a 1 ii')
    request('a 1 iii', { signal: controller.signal })
    controller.abort()
    await endNext()
    expect(startedJobs).toEqual(['a 1 ii'])
    expect(outcomes).toEqual(new Map([['a 1 i', 'busy'], ['a 1 iii', 'busy'], ['a 1 ii', 'done']])) // prettier-ignore
    await expect(queue.run({ brand: 'a', address: '1' }, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run({ brand: 'a', address: '1' }, async () => 5)).toBe(5)
  })

  it('keeps its invariants in 300 random schedules: one outcome per request, the concurrency limit, no idle slot while requests wait, and each waiting brand served within one round', async () => {
    const random = new Random('fair queue')
    let completedCount = 0
    for (let round = 0; round < 300; round += 1) {
      const concurrency = 1 + random.integerBelow(3)
      const maxWaiting = { all: 2 + random.integerBelow(30), brand: 1 + random.integerBelow(20), address: 1 + random.integerBelow(8) }
      completedCount += await runSchedule(random, { concurrency, maxWaiting })
    }
    expect(completedCount).toBeGreaterThan(5_000)
  })
})

/**
 * Runs a random schedule of requests, aborts and completions, and checks the invariants after each step. Returns the
 * number of jobs that ran.
 */
async function runSchedule(random: Random, options: Pick<FairQueueOptions, 'concurrency' | 'maxWaiting'>): Promise<number> {
  const queue = createQueue(options)
  const { startedJobs, endByName, outcomes, request, endNext, endAll } = createJobHelpers(queue)
  const requests: string[] = []
  const abortedNames = new Set<string>()
  const controllers = new Map<string, AbortController>()
  const listWaiting = (): string[] => requests.filter((name) => !startedJobs.includes(name) && !outcomes.has(name))
  for (let step = 0; step < 60; step += 1) {
    const waitingBefore = listWaiting()
    const startedBefore = startedJobs.length
    const action = random.integerBelow(10)
    if (action < 6) {
      const name = `${random.pick(['a', 'a', 'a', 'b', 'c'])} ${String(random.integerBelow(5))} ${String(step)}`
      const controller = new AbortController()
      controllers.set(name, controller)
      requests.push(name)
      request(name, { signal: controller.signal })
      await yieldToEventLoop()
    } else if (action < 9) await endNext()
    else if (waitingBefore.length > 0) {
      const name = random.pick(waitingBefore)
      abortedNames.add(name)
      controllers.get(name)?.abort()
      await yieldToEventLoop()
    }
    expect(endByName.size).toBeLessThanOrEqual(options.concurrency)
    const waitingNow = listWaiting()
    if (waitingNow.length > 0) expect(endByName.size).toBe(options.concurrency)
    expect(waitingNow.length).toBeLessThanOrEqual(options.maxWaiting.all)
    const [firstStarted] = startedJobs.slice(startedBefore)
    if (firstStarted !== undefined && waitingBefore.includes(firstStarted)) {
      const [brand, address] = firstStarted.split(' ')
      const addressQueue = waitingBefore.filter((name) => name.startsWith(`${brand ?? ''} ${address ?? ''} `))
      expect(addressQueue[0], 'FIFO within an address').toBe(firstStarted)
    }
  }
  for (const brand of ['a', 'b', 'c']) if (listWaiting().some((name) => name.startsWith(brand))) await expectServedSoon(brand)
  await endAll()
  expect([...outcomes.keys()].toSorted()).toEqual(requests.toSorted())
  for (const name of abortedNames) expect(startedJobs).not.toContain(name)
  return startedJobs.length

  /** Asserts that a waiting brand is served within as many slots as there are waiting brands. */
  async function expectServedSoon(brand: string): Promise<void> {
    const brands = new Set(listWaiting().map((name) => name.split(' ')[0]))
    const startedBefore = startedJobs.length
    for (let slot = 0; slot < brands.size; slot += 1) await endNext()
    expect(startedJobs.slice(startedBefore).map((name) => name.split(' ')[0])).toContain(brand)
  }
}

describe('a request that waits too long', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is rejected, and its job does not run afterwards', async () => {
    const queue = createQueue({ timeoutMilliseconds: 5_000 })
    const startedJobs: string[] = []
    let end = (): void => undefined
    const first = queue.run({ brand: 'a', address: '1' }, () => new Promise<void>((resolve) => (end = resolve)))
    const second = queue.run({ brand: 'a', address: '2' }, async () => void startedJobs.push('second'))
    const outcome = second.catch(String)
    await vi.advanceTimersByTimeAsync(4_999)
    const third = queue.run({ brand: 'a', address: '3' }, async () => void startedJobs.push('third'))
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('Error: busy')
    end()
    await Promise.all([first, third])
    expect(startedJobs).toEqual(['third'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
