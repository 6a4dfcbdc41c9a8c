// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteCalls } from './covered-calls.ts'
import { listInvalidResponses, openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

describe('an invalid response of a call of every page', () => {
  it.each(siteCalls)('leaves %s a usable page (as a %s)', { timeout: 240_000 }, async (path, viewer, names) => {
    const calls = await site.callsOf(path, viewer, names)
    const problems: string[] = []
    for (const call of names) problems.push(...(await site.corruptCall(path, viewer, call, listInvalidResponses(calls, call))))
    expect(problems).toEqual([])
  })
})
