// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakePorts } from '../../adapters/fake-ports.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallBoot, smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import { createEngine } from '../../engine/render/create-engine.ts'
import { playGame } from './play-game.ts'
import { Problem } from '../../engine/contract/port.ts'
import { signIn } from '../session/sign-in.ts'
import { features } from '../index.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

const gameMenus = [smallGameMenu('RNG', ['PP', 'JDB'])]

async function render(token?: string, info = async () => smallMember(41)): Promise<RenderedSite> {
  rendered = await renderSite({
    ...(token && { token }),
    ports: {
      game: { menus: async () => ({ data: { lanes: gameMenus } }) },
      member: { info },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await rendered.settle()
  return rendered
}
const getStored = (key: string): string | null => window.sessionStorage.getItem(key)

describe('session storage', () => {
  it('has the numeric account type as isAgent, from a login and from member info (R-SESSION-STORAGE-02)', async () => {
    const { engine, settle } = await render(undefined, () => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    expect(getStored('isAgent')).toBeNull()
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(2) }))
    await settle()
    expect(getStored('isAgent')).toBe('2')
    await render('secret')
    expect(getStored('isAgent')).toBe('41')
  })

  it('has the vendor of the last started game as current_vassalage (R-SESSION-STORAGE-06)', async () => {
    const { engine } = await render('secret')
    await act(() => playGame(engine, smallGame('JDB', 'RNG'), { id: 'RNG', route: 'rng' }))
    expect(getStored('current_vassalage')).toBe('JDB')
  })

  it('has the list of vendors, which is rendered on reload before any response (R-SESSION-STORAGE-07)', async () => {
    await render()
    const storedVendors = getStored('gameVendors')
    expect((JSON.parse(storedVendors ?? '[]') as typeof gameMenus)[0]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['PP', 'JDB'])
    const engine = createEngine({
      boot: smallBoot(),
      widgets: [],
      features,
      createPorts: () => createFakePorts(),
      getFile: async () => ({}),
      window,
    })
    expect(engine.site.get().categories[0]?.vendors.map(({ code }) => code)).toEqual(['PP', 'JDB'])
    engine.location.close()
  })
})

describe('a same-origin file', () => {
  it('is requested with the brand’s request timeout (R-CONSTANTS-24)', async () => {
    const getFile = vi.fn(async () => ({}))
    const engine = createEngine({ boot: smallBoot(), widgets: [], features, createPorts: () => createFakePorts(), getFile, window })
    await engine.getFile('/_livery/messages/1/VI.json')
    expect(getFile).toHaveBeenCalledExactlyOnceWith('/_livery/messages/1/VI.json', smallConfig().settings.times.callTimeoutSeconds)
    engine.location.close()
  })
})

describe('local storage', () => {
  it('has the merchant code (R-SESSION-STORAGE-10)', async () => {
    await render()
    expect(window.localStorage.getItem('merchantCode')).toBe('TINY1')
  })
})
