// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyWay, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

/** What the site lives on wherever one is, broken part by part at home. */
const pages: readonly (readonly [path: string, loggedIn: boolean, calls: readonly string[]])[] = [
  ['/index', false, ['/wps/system/status', '/lgw/games/game_menus']],
  ['/index', true, ['/wps/member/info', '/wps/v2/wallets/balance']],
]

describe('a fact that is broken', () => {
  it.each(pages)('leaves %s a page with a way on (logged in: %s)', { timeout: 240_000 }, async (path, loggedIn, names) => {
    const calls = await world.callsOf(path, loggedIn, names)
    const bad: string[] = []
    for (const call of names) bad.push(...(await world.breakCall(path, loggedIn, call, everyWay(calls, call))))
    expect(bad).toEqual([])
  })
})
