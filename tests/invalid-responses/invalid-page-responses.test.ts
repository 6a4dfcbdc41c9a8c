// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageCalls } from './covered-calls.ts'
import { listInvalidResponses, openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

describe('an API call of one page', () => {
  it.each(pageCalls)(
    '%s: an invalid response leaves %s usable for a %s, whichever part of it is corrupted',
    { timeout: 240_000 },
    async (call, path, viewer) => {
      const calls = await site.recordCalls(path, viewer, [call])
      expect(await site.findFaultsOfCall(path, viewer, call, listInvalidResponses(calls, call))).toEqual([])
    },
  )
})
