import { expect, it, vi } from 'vitest'
import type { GameLaunchBody } from '../generated/api.ts'
import type { CallEndpoint } from './http.ts'
import { createLaunchFunction } from './index.ts'

const body = { language: 'TY' } as GameLaunchBody
const launch = async (response: object) => {
  const call = vi.fn(async () => response)
  return { call, address: (await createLaunchFunction(call as unknown as CallEndpoint)(body)).game_url }
}

it('a launch sends the language code as the Language header (R-API-65)', async () => {
  const { call } = await launch({ game_url: 'https://games.test/a' })
  expect(call).toHaveBeenCalledExactlyOnceWith('game.launch', body, { headers: { language: 'TY' } })
})

it('the address of a game is game_url, or game_url2 if the first is missing or empty (R-API-66)', async () => {
  const [first, second] = ['https://games.test/1', 'https://games.test/2']
  expect((await launch({ game_url: first, game_url2: second })).address).toBe(first)
  expect((await launch({ game_url: '', game_url2: second })).address).toBe(second)
  expect((await launch({ game_url2: second })).address).toBe(second)
  expect((await launch({})).address).toBeUndefined()
})
