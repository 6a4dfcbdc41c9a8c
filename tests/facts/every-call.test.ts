// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { ownCalls, siteCalls } from './looked-at.ts'
import { everyWay, opening, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
if (config === undefined) throw new Error('base is not valid')
const { routes, pages, overlays } = config
const parts = (page = ''): number => Object.keys(pages[page]?.nodes ?? {}).length
/**
 * Every route of the house that shows a page of its own, then every overlay above a page that asks for little. What several pages ask for is broken on
 * the one with the fewest parts: it is drawn anew for each way.
 */
const places: readonly (readonly [path: string, loggedIn: boolean])[] = [
  ...Object.values(routes.routes)
    .toSorted((a, b) => parts(a.page) - parts(b.page))
    .flatMap(({ path, redirect }) => (redirect === undefined ? [[path, true] as const] : [])),
  ...Object.entries(overlays.overlays).map(([id, { access }]) => [opening(id), access !== 'visitor'] as const),
]

/** What has been broken part by part: by the other two files, then by the places before. */
const done = new Set([...siteCalls.flatMap(([, , calls]) => calls), ...ownCalls.map(([call]) => call)])

describe('whatever nothing before has asked for', () => {
  it.each(places)('broken part by part, leaves %s a page with a way on (logged in: %s)', { timeout: 240_000 }, async (path, loggedIn) => {
    const calls = await world.callsOf(path, loggedIn)
    const bad: string[] = []
    for (const call of calls.keys()) {
      if (done.has(call)) continue
      done.add(call)
      bad.push(...(await world.breakCall(path, loggedIn, call, everyWay(calls, call))))
    }
    expect(bad).toEqual([])
  })
})
