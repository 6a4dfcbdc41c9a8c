// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteCalls } from './covered-calls.ts'
import { listInvalidResponses, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

describe('a corrupted fact', () => {
  it.each(siteCalls)('leaves %s a usable page (as a %s)', { timeout: 240_000 }, async (path, viewer, names) => {
    const calls = await world.callsOf(path, viewer, names)
    const bad: string[] = []
    for (const call of names) bad.push(...(await world.breakCall(path, viewer, call, listInvalidResponses(calls, call))))
    expect(bad).toEqual([])
  })
})
