// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { sample } from '../depth.ts'
import { failedResponses } from './invalid-responses.ts'
import { openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
/** Paths of all routes of the base brand that do not redirect, so that new routes are tested automatically. */
const paths = Object.values(config?.routes.routes ?? {}).flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []))

/**
 * The way in which a call fails alternates by route and by call: the calls of a page fail in different ways, and a call
 * of several pages fails in a different way on each. The other test files make each call fail in all ways on one page
 * that displays its response (every-call, invalid-page-responses, invalid-site-responses).
 */
describe('a page with a failing call', () => {
  it.each(sample('routes', [...paths.entries()], 12))(
    '%i: stays usable at %s, whichever call fails',
    { timeout: 120_000 },
    async (routeIndex, path) => {
      const faults: string[] = []
      const names = [...(await site.recordCalls(path, 'player')).keys()]
      for (const [index, call] of sample(path, [...names.entries()], 2))
        faults.push(
          ...(await site.findFaultsOfCall(
            path,
            'player',
            call,
            failedResponses.filter((_, failureIndex) => failureIndex === (routeIndex + index) % failedResponses.length),
          )),
        )
      expect(faults).toEqual([])
    },
  )
})
