// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha } from '../platform/small-brands.ts'
import type { ResponseHandler } from './open-page.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

const launch = '/wps/game/launchGame'

/** Returns the platform's own response to a request of the page, at this host, with this token. */
const respondFromPlatform =
  ({ host = alpha, token }: { readonly host?: string; readonly token?: string } = {}): ResponseHandler =>
  async (method, url, _withToken, body) => {
    const headers = { authorization: `Bearer ${token ?? world.token}` }
    const { status, text } = await world.platform.send(method, url, { host, headers, body })
    return new Response(text, { status })
  }

/** The same while the country of this machine is restricted. */
const fromRestrictedRegion: ResponseHandler = async (...requests) => {
  const brand = 'alpha'
  const { local } = (await world.platform.control('region', { brand })) as { local: string }
  const region = (action: 'restrict' | 'allow') => world.platform.control('set-region', { brand, action, country: local })
  await region('restrict')
  try {
    return await respondFromPlatform()(...requests)
  } finally {
    await region('allow')
  }
}

describe('a player who starts a game sees the platform’s reason why it does not start, in place of the game', () => {
  const game = '/game?game=evg-aurora-baccarat&vendor=EVG'
  it.each([
    [
      'knows no login any longer (R-ERRORS-13)',
      game,
      respondFromPlatform({ token: 'A'.repeat(43) }),
      'You are not logged in. Please log in.',
    ],
    ['does not come to it in time', game, () => new Promise<Response>(() => undefined), 'The page took too long to load.'],
    [
      'has no brand at the host (R-ERRORS-18)',
      game,
      respondFromPlatform({ host: 'nobody.test' }),
      'Invalid URL (domain check failed). Please contact customer service.',
    ],
    ['is closed to the place (R-ERRORS-21)', game, fromRestrictedRegion, 'Access is restricted by location or IP.'],
    [
      'has the game under maintenance (R-ERRORS-23)',
      '/game?game=sgl-pai-gow-house&vendor=SGL',
      respondFromPlatform(),
      'is under maintenance. Please try another game.',
    ],
  ] as const)('%s', async (_why, path, answer, words) => {
    expect(await world.textOf(path, launch, answer, words)).toContain(words)
  })
})
