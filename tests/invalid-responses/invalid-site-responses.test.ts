// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteCalls } from './covered-calls.ts'
import { listInvalidResponses, openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

describe('an invalid response to a call that every page makes', () => {
  it.each(siteCalls)('leaves %s usable for a %s', { timeout: 240_000 }, async (path, viewer, names) => {
    const calls = await site.recordCalls(path, viewer, names)
    const faults: string[] = []
    for (const call of names) faults.push(...(await site.findFaultsOfCall(path, viewer, call, listInvalidResponses(calls, call))))
    expect(faults).toEqual([])
  })
})
