import { expect, it, vi } from 'vitest'
import type { GameLaunchBody } from '../generated/api.ts'
import type { Call } from './http.ts'
import { createLaunch } from './index.ts'

const body = { language: 'TY' } as GameLaunchBody
const launched = async (answer: object) => {
  const call = vi.fn(async () => answer)
  return { call, address: (await createLaunch(call as unknown as Call)(body)).game_url }
}

it('a launch is asked for with the code of the language as the Language header (R-API-65)', async () => {
  const { call } = await launched({ game_url: 'https://games.test/a' })
  expect(call).toHaveBeenCalledExactlyOnceWith('game.launch', body, { headers: { language: 'TY' } })
})

it('a game is at game_url, and at game_url2 where the first is not there or empty (R-API-66)', async () => {
  const [first, second] = ['https://games.test/1', 'https://games.test/2']
  expect((await launched({ game_url: first, game_url2: second })).address).toBe(first)
  expect((await launched({ game_url: '', game_url2: second })).address).toBe(second)
  expect((await launched({ game_url2: second })).address).toBe(second)
  expect((await launched({})).address).toBeUndefined()
})
