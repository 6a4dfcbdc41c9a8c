// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha } from '../platform/small-brands.ts'
import type { ResponseHandler } from './open-page.ts'
import { openTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.stop())

const launchPath = '/wps/game/launchGame'

/** Creates a handler that forwards requests to the platform with this host and token, by default the test site's. */
const createForwardingHandler =
  ({ host = alpha, token }: { readonly host?: string; readonly token?: string } = {}): ResponseHandler =>
  async (method, url, _withToken, body) => {
    const headers = { authorization: `Bearer ${token ?? site.token}` }
    const { status, text } = await site.platform.send(method, url, { host, headers, body })
    return new Response(text, { status })
  }

/** Forwards a request while the brand's local country, from which the test client appears to connect, is restricted. */
const respondFromRestrictedRegion: ResponseHandler = async (...request) => {
  const brand = 'alpha'
  const { local } = (await site.platform.runAdminCommand('region', { brand })) as { local: string }
  const setRegionAccess = (action: 'restrict' | 'allow') => site.platform.runAdminCommand('set-region', { brand, action, country: local })
  await setRegionAccess('restrict')
  try {
    return await createForwardingHandler()(...request)
  } finally {
    await setRegionAccess('allow')
  }
}

describe('starting a game', () => {
  const gamePath = '/game?game=evg-aurora-baccarat&vendor=EVG'
  it.each([
    [
      'no longer accepts the token (R-ERRORS-13)',
      gamePath,
      createForwardingHandler({ token: 'A'.repeat(43) }),
      'You are not logged in. Please log in.',
    ],
    ['does not respond in time', gamePath, () => new Promise<Response>(() => undefined), 'The response is taking too long.'],
    [
      'has no brand at the host (R-ERRORS-18)',
      gamePath,
      createForwardingHandler({ host: 'nobody.test' }),
      'Invalid URL (domain check failed). Please contact customer service.',
    ],
    [
      'is closed to the region of the player (R-ERRORS-21)',
      gamePath,
      respondFromRestrictedRegion,
      'Access is restricted by location or IP.',
    ],
    [
      'has the game under maintenance (R-ERRORS-23)',
      '/game?game=sgl-pai-gow-house&vendor=SGL',
      createForwardingHandler(),
      'is under maintenance. Please try another game.',
    ],
  ] as const)('shows an error instead of the game if the platform %s', async (_title, path, respond, expectedText) => {
    expect(await site.getPageText(path, launchPath, respond, expectedText)).toContain(expectedText)
  })
})
