// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyWay, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

/** What a page asks for itself, each broken part by part where its answer is shown, and who looks at it. */
const own: readonly (readonly [call: string, path: string, loggedIn: boolean])[] = [
  ['/wps/announcement/list', '/noticePage', false],
  ['/wps/announcement/list', '/promotions', false],
  ['/wps/vip/ranks', '/vip', true],
  ['/wps/system/helpCenter', '/help', false],
  ['/lgw/games/list', '/live', false],
  ['/lgw/games/recent', '/index', true],
  ['/lgw/games/favourites', '/index', true],
  ['/lgw/vn/numeros/opened/game', '/index', false],
  ['/lgw/games/winners/rank', '/index', false],
  ['/wps/game/launchGame', '/lottery', true],
]

describe('the answer of a page’s own call', () => {
  it.each(own)(
    '%s, broken part by part, leaves %s a page with a way on (logged in: %s)',
    { timeout: 240_000 },
    async (call, path, loggedIn) => {
      const calls = await world.callsOf(path, loggedIn, [call])
      expect(await world.breakCall(path, loggedIn, call, everyWay(calls, call))).toEqual([])
    },
  )
})
