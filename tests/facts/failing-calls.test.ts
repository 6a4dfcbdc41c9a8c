// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { sample } from '../depth.ts'
import { failures } from './invalid-responses.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

/** Every route of the base brand with its own page, so that a new one is covered automatically. */
const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
const paths = Object.values(config?.routes.routes ?? {}).flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []))

/**
 * Each call fails on each route in one of the possible ways, rotating from route to route, so that what is on every
 * page is tested with all of them. Where its response is shown, a call fails in all ways together with its parts
 * (every-call, broken-answers, broken-facts).
 */
describe('a call that fails', () => {
  it.each(sample('routes', [...paths.entries()], 12))(
    '%i: leaves %s a usable page, whichever of its calls fails',
    { timeout: 120_000 },
    async (turn, path) => {
      const bad: string[] = []
      const names = [...(await world.callsOf(path, 'player')).keys()]
      for (const [index, call] of sample(path, [...names.entries()], 2))
        bad.push(
          ...(await world.breakCall(
            path,
            'player',
            call,
            failures.filter((_, way) => way === (turn + index) % failures.length),
          )),
        )
      expect(bad).toEqual([])
    },
  )
})
