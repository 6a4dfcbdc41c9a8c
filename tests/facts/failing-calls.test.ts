// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { sample } from '../depth.ts'
import { failures } from './invalid-responses.ts'
import { openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

/** Every route of the base brand with its own page, so that a new one is covered automatically. */
const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
const paths = Object.values(config?.routes.routes ?? {}).flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []))

/**
 * Each call fails on each route in one of the possible ways, rotating from route to route, so that what is on every
 * page is tested with all of them. The other test files make each call fail in all ways on a page that displays it
 * (every-call, invalid-page-responses, invalid-site-responses).
 */
describe('a call that fails', () => {
  it.each(sample('routes', [...paths.entries()], 12))(
    '%i: leaves %s a usable page, whichever of its calls fails',
    { timeout: 120_000 },
    async (routeIndex, path) => {
      const problems: string[] = []
      const names = [...(await site.callsOf(path, 'player')).keys()]
      for (const [index, call] of sample(path, [...names.entries()], 2))
        problems.push(
          ...(await site.corruptCall(
            path,
            'player',
            call,
            failures.filter((_, failureIndex) => failureIndex === (routeIndex + index) % failures.length),
          )),
        )
      expect(problems).toEqual([])
    },
  )
})
