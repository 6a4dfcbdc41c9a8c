// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { sample } from '../depth.ts'
import { pageCalls, siteCalls } from './covered-calls.ts'
import {
  getIsolatedPath,
  listInvalidResponses,
  listMenuPages,
  getOverlayPath,
  openTestSite,
  type Viewer,
  type TestSite,
} from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
if (config === undefined) throw new Error('The brand base is not valid.')
const { routes, pages, overlays, menus } = config
const countNodes = (page = ''): number => Object.keys(pages[page]?.nodes ?? {}).length
/** The viewer for each access rule. */
const viewers = { everyone: 'player', visitor: 'visitor', signedIn: 'player', member: 'player', agent: 'agent' } as const

/**
 * Every route of the base brand that does not redirect, then every overlay above a page that makes few calls, then each
 * part of the pages of the centres on its own. The response of a call that several pages make is corrupted on the page
 * with the fewest parts, because the page is rendered again for each corruption.
 */
const pageVisits: readonly (readonly [path: string, viewer: Viewer])[] = [
  ...Object.values(routes.routes)
    .toSorted((a, b) => countNodes(a.page) - countNodes(b.page))
    .flatMap(({ path, redirect }) => (redirect === undefined ? [[path, 'player'] as const] : [])),
  ...Object.entries(overlays.overlays).map(([id, { access }]) => [getOverlayPath(id), viewers[access]] as const),
  ...Object.entries(listMenuPages(menus)).flatMap(([page, { nodes }]) =>
    Object.keys(nodes).map((part) => [getIsolatedPath(page, part), page.startsWith('agent-') ? 'agent' : 'player'] as const),
  ),
]

/** Calls whose responses other test files corrupt, or that this file has corrupted on an earlier page. */
const coveredCalls = new Set([...siteCalls.flatMap(([, , calls]) => calls), ...pageCalls.map(([call]) => call)])

describe('every call that the other tests do not cover', () => {
  it.each(sample('pages', pageVisits, 30))(
    'leaves %s usable for a %s with each part of its response corrupted',
    { timeout: 240_000 },
    async (path, viewer) => {
      const calls = await site.recordCalls(path, viewer)
      const faults: string[] = []
      for (const call of calls.keys()) {
        if (coveredCalls.has(call)) continue
        coveredCalls.add(call)
        faults.push(...(await site.findFaultsOfCall(path, viewer, call, listInvalidResponses(calls, call))))
      }
      expect(faults).toEqual([])
    },
  )
})
