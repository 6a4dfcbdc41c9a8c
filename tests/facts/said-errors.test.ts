// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

const launch = '/wps/game/launchGame'
const refused = (code: string, status: number) => async (): Promise<Response> =>
  Response.json({ success: false, code, message: 'for programs' }, { status })

describe('a player who starts a game reads why it does not start, where the game would stand', () => {
  it.each([
    ['the platform knows no login any longer (R-ERRORS-13)', refused('not_logged_in', 401), 'You are not logged in. Please log in.'],
    ['no answer comes in time (R-ERRORS-15)', () => new Promise<Response>(() => undefined), 'The page took too long to load.'],
    [
      'the host is none of the brand’s (R-ERRORS-18)',
      refused('domain_invalid', 421),
      'Invalid URL (domain check failed). Please contact customer service.',
    ],
    ['the place is closed to them (R-ERRORS-21)', refused('site_restricted', 451), 'Access is restricted by location or IP.'],
    ['the game is under maintenance (R-ERRORS-23)', refused('game_maintenance', 409), 'is under maintenance. Please try another game.'],
  ])('%s', async (_why, answer, words) => {
    expect(await world.textOf('/game?game=evg-aurora-baccarat&vendor=EVG', launch, answer, words)).toContain(words)
  })
})
