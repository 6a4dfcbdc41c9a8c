import { setImmediate as breathe } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('createTurns', () => {
  it('runs so many at a time in their order, refuses who finds the line full, and goes on after a job that failed', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 2, full: () => new Error('full') })
    const begun: number[] = []
    const ends: (() => void)[] = []
    const jobs = [0, 1, 2, 3].map((n) =>
      turns(
        () =>
          new Promise<number>((resolve, reject) => {
            begun.push(n)
            ends.push(() => (n === 0 ? reject(new Error('failed')) : resolve(n)))
          }),
      ),
    )
    const settled = Promise.allSettled(jobs)
    await expect(turns(async () => 4)).rejects.toThrow('full')
    expect(begun).toEqual([0, 1])
    ends[0]?.()
    await breathe()
    expect(begun).toEqual([0, 1, 2])
    ends[1]?.()
    await breathe()
    for (const end of ends.slice(2)) end()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
    expect(await turns(async () => 5)).toBe(5)
  })
})
