import { setImmediate as breathe } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Random } from '../../src/engine/testing/random.ts'
import { type Requester, FairQueue, type FairQueueOptions } from './fair-queue.ts'

const roomy = { all: 10_000, brand: 10_000, address: 10_000 }
const make = (options: Partial<FairQueueOptions> = {}): FairQueue =>
  new FairQueue({ atOnce: 1, waiting: roomy, milliseconds: 10_000, busy: () => new Error('busy'), ...options })

/** Returns helpers that queue jobs, end them on request and record the order in which they began. */
function jobsOn(queue: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const outcomes = new Map<string, 'done' | 'busy'>()
  const request = (name: string, requester: Partial<Requester> = {}): void => {
    const [brand = '', address = ''] = name.split(' ')
    const work = (): Promise<void> => {
      begun.push(name)
      return new Promise((resolve) => ends.set(name, resolve))
    }
    queue.run({ brand, address, ...requester }, work).then(
      () => outcomes.set(name, 'done'),
      () => outcomes.set(name, 'busy'),
    )
  }
  const end = async (): Promise<void> => {
    await breathe()
    const [name] = ends.keys()
    ends.get(name ?? '')?.()
    ends.delete(name ?? '')
    await breathe()
  }
  const endAll = async (): Promise<void> => {
    do await end()
    while (ends.size > 0)
  }
  return { begun, ends, outcomes, request, end, endAll }
}

describe('a fair queue', () => {
  it('serves another brand next, even if one brand has many jobs pending', async () => {
    const { begun, request, end } = jobsOn(make({ atOnce: 2 }))
    for (let n = 0; n < 300; n += 1) request(`flood address${String(n)} ${String(n)}`)
    for (let n = 0; n < 20; n += 1) await end()
    request('calm home')
    await end()
    expect(begun.slice(22)).toEqual(['calm home'])
  })

  it('serves another address of the brand next, even if one address has many jobs pending', async () => {
    const { begun, request, end } = jobsOn(make())
    for (let n = 0; n < 40; n += 1) request(`brand flood ${String(n)}`)
    await end()
    request('brand calm')
    await end()
    expect(begun.slice(2)).toEqual(['brand calm'])
  })

  it('round-robins over brands, then over addresses within a brand; FIFO within an address', async () => {
    const { begun, request, endAll } = jobsOn(make())
    request('x x first')
    for (const name of ['a 1 i', 'a 1 ii', 'a 2 i', 'a 2 ii', 'b 1 i', 'b 1 ii', 'c 1 i']) request(name)
    await endAll()
    expect(begun).toEqual(['x x first', 'a 1 i', 'b 1 i', 'c 1 i', 'a 2 i', 'b 1 ii', 'a 1 ii', 'a 2 ii'])
  })

  it('starves no request, neither by other brands nor by a stream of new addresses', async () => {
    const { begun, request, end } = jobsOn(make())
    for (const name of ['a mine i', 'a mine ii', 'a mine iii']) request(name)
    for (let n = 0; n < 100; n += 1) {
      for (const what of ['a new', 'a newer', 'b new', 'b newer']) request(`${what}${String(n)}`)
      await end()
    }
    expect(begun.indexOf('a mine ii')).toBeGreaterThan(0)
    expect(begun.indexOf('a mine iii')).toBeGreaterThan(0)
  })

  it('runs at most ofOneBrand jobs of a brand at once and serves other brands past it', async () => {
    const { begun, request, end } = jobsOn(make({ atOnce: 3, ofOneBrand: 2 }))
    for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'b 2']) request(name)
    await breathe()
    expect(begun).toEqual(['a 1', 'a 2', 'b 1'])
    await end()
    expect(begun.slice(3)).toEqual(['a 3'])
  })

  it('rejects a request if the queue is full, or the newest request of a longer queue in favour of a shorter one', async () => {
    const { begun, request, outcomes, endAll } = jobsOn(make({ waiting: { all: 6, brand: 4, address: 3 } }))
    request('x x')
    for (const name of ['a 1 i', 'a 1 ii', 'a 1 iii', 'a 1 iv', 'a 2 i']) request(name)
    await breathe()
    expect(outcomes).toEqual(new Map([['a 1 iv', 'busy']]))
    request('a 3 i')
    request('b 1 i')
    request('b 1 ii')
    request('b 1 iii')
    request('c 1 i')
    await breathe()
    await endAll()
    const refused = [...outcomes].filter(([, outcome]) => outcome === 'busy').map(([name]) => name)
    expect(refused).toEqual(['a 1 iv', 'a 1 iii', 'a 1 ii', 'b 1 iii'])
    expect(new Set(begun)).toEqual(new Set(['x x', 'a 1 i', 'a 2 i', 'a 3 i', 'b 1 i', 'b 1 ii', 'c 1 i']))
  })

  it('runs nothing for an aborted request, before or while it waits, and continues after a failed job', async () => {
    const queue = make()
    const { begun, request, outcomes, end } = jobsOn(queue)
    const [gone, leaving] = [AbortSignal.abort(), new AbortController()]
    request('a 1 i', { signal: gone })
    request('a 1 ii')
    request('a 1 iii', { signal: leaving.signal })
    leaving.abort()
    await end()
    expect(begun).toEqual(['a 1 ii'])
    expect(outcomes).toEqual(new Map([['a 1 i', 'busy'], ['a 1 iii', 'busy'], ['a 1 ii', 'done']])) // prettier-ignore
    await expect(queue.run({ brand: 'a', address: '1' }, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run({ brand: 'a', address: '1' }, async () => 5)).toBe(5)
  })

  it('holds its invariants in 300 random schedules: one outcome each, the concurrency limit, never idle with requests pending, no brand twice before another that waits', async () => {
    const random = new Random('fair queue')
    let served = 0
    for (let round = 0; round < 300; round += 1) {
      const atOnce = 1 + random.below(3)
      const waiting = { all: 2 + random.below(30), brand: 1 + random.below(20), address: 1 + random.below(8) }
      served += await runSchedule(random, { atOnce, waiting })
    }
    expect(served).toBeGreaterThan(5_000)
  })
})

/**
 * Requests, aborts and completes at random, and checks the invariants after each step. Returns the number of jobs that
 * ran.
 */
async function runSchedule(random: Random, options: Pick<FairQueueOptions, 'atOnce' | 'waiting'>): Promise<number> {
  const queue = make(options)
  const { begun, ends, outcomes, request, end, endAll } = jobsOn(queue)
  const requests: string[] = []
  const left = new Set<string>()
  const controllers = new Map<string, AbortController>()
  const waits = (): string[] => requests.filter((name) => !begun.includes(name) && !outcomes.has(name))
  for (let step = 0; step < 60; step += 1) {
    const before = waits()
    const count = begun.length
    const what = random.below(10)
    if (what < 6) {
      const name = `${random.pick(['a', 'a', 'a', 'b', 'c'])} ${String(random.below(5))} ${String(step)}`
      const leaving = new AbortController()
      controllers.set(name, leaving)
      requests.push(name)
      request(name, { signal: leaving.signal })
      await breathe()
    } else if (what < 9) await end()
    else if (before.length > 0) {
      const name = random.pick(before)
      left.add(name)
      controllers.get(name)?.abort()
      await breathe()
    }
    expect(ends.size).toBeLessThanOrEqual(options.atOnce)
    const now = waits()
    if (now.length > 0) expect(ends.size).toBe(options.atOnce)
    expect(now.length).toBeLessThanOrEqual(options.waiting.all)
    const [next] = begun.slice(count)
    if (next !== undefined && before.includes(next)) {
      const [brand, address] = next.split(' ')
      const line = before.filter((name) => name.startsWith(`${brand ?? ''} ${address ?? ''} `))
      expect(line[0], 'FIFO within an address').toBe(next)
    }
  }
  for (const brand of ['a', 'b', 'c']) if (waits().some((name) => name.startsWith(brand))) await servedSoon(brand)
  await endAll()
  expect([...outcomes.keys()].toSorted()).toEqual(requests.toSorted())
  for (const name of left) expect(begun).not.toContain(name)
  return begun.length

  /** Asserts that a waiting brand is served within as many slots as there are waiting brands. */
  async function servedSoon(brand: string): Promise<void> {
    const brands = new Set(waits().map((name) => name.split(' ')[0]))
    const from = begun.length
    for (let turn = 0; turn < brands.size; turn += 1) await end()
    expect(begun.slice(from).map((name) => name.split(' ')[0])).toContain(brand)
  }
}

describe('a request that waits too long', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is rejected, and its job does not run afterwards', async () => {
    const queue = make({ milliseconds: 5_000 })
    const begun: string[] = []
    let end = (): void => undefined
    const first = queue.run({ brand: 'a', address: '1' }, () => new Promise<void>((resolve) => (end = resolve)))
    const second = queue.run({ brand: 'a', address: '2' }, async () => void begun.push('second'))
    const outcome = second.catch(String)
    await vi.advanceTimersByTimeAsync(4_999)
    const third = queue.run({ brand: 'a', address: '3' }, async () => void begun.push('third'))
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('Error: busy')
    end()
    await Promise.all([first, third])
    expect(begun).toEqual(['third'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
