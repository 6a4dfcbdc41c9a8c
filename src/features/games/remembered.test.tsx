// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../adapters/fake-ports.ts'
import { drawSite, type Drawn } from '../../engine/testing/draw-site.tsx'
import { smallBoot, smallGame, smallLane, smallMember } from '../../engine/testing/small-site.ts'
import { createEngine } from '../../engine/render/create-engine.ts'
import { playGame } from './play-game.ts'
import { signIn } from '../session/sign-in.ts'
import { features } from '../index.ts'

let drawn: Drawn | undefined
afterEach(() => {
  drawn?.engine.keeper.stop()
  drawn?.engine.location.close()
})

const lanes = [smallLane('RNG', ['PP', 'JDB'])]

async function draw(token?: string): Promise<Drawn> {
  drawn = await drawSite({
    ...(token && { token }),
    ports: {
      game: { menus: async () => ({ data: { lanes } }) },
      member: { info: async () => smallMember(41) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await drawn.settle()
  return drawn
}
const kept = (key: string): string | null => window.sessionStorage.getItem(key)

describe('what the tab remembers', () => {
  it('is the numeric account type as isAgent, from a login and from member info (R-SESSION-STORAGE-02)', async () => {
    const { engine, settle } = await draw()
    expect(kept('isAgent')).toBeNull()
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(2) }))
    await settle()
    expect(kept('isAgent')).toBe('2')
    await draw('secret')
    expect(kept('isAgent')).toBe('41')
  })

  it('is the vendor of the game that was started last, as current_vassalage (R-SESSION-STORAGE-06)', async () => {
    const { engine } = await draw('secret')
    await act(() => playGame(engine, smallGame('JDB', 'RNG'), { id: 'RNG', route: 'rng' }))
    expect(kept('current_vassalage')).toBe('JDB')
  })

  it('is the list of vendors, which stands there at once when the tab comes back, before any answer (R-SESSION-STORAGE-07)', async () => {
    await draw()
    const copy = kept('gameVendors')
    expect((JSON.parse(copy ?? '[]') as typeof lanes)[0]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['PP', 'JDB'])
    const engine = createEngine({ boot: smallBoot(), widgets: [], features, connect: () => fakePorts(), getFile: async () => ({}), window })
    expect(engine.site.get().categories[0]?.vendors.map(({ code }) => code)).toEqual(['PP', 'JDB'])
    engine.location.close()
  })
})

describe('what the device remembers', () => {
  it('is the code of the merchant (R-SESSION-STORAGE-10)', async () => {
    await draw()
    expect(window.localStorage.getItem('merchantCode')).toBe('TINY1')
  })
})
