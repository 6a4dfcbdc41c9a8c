// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownCalls } from './covered-calls.ts'
import { listInvalidResponses, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

describe('the response of a page’s own call', () => {
  it.each(ownCalls)('%s, corrupted part by part, leaves %s a usable page (as a %s)', { timeout: 240_000 }, async (call, path, viewer) => {
    const calls = await world.callsOf(path, viewer, [call])
    expect(await world.breakCall(path, viewer, call, listInvalidResponses(calls, call))).toEqual([])
  })
})
