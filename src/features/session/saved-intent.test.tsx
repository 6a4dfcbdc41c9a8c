// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite, type Rendered } from '../../engine/testing/render-site.tsx'
import { smallGame, smallMember } from '../../engine/testing/small-site.ts'
import { playGame } from '../games/play-game.ts'
import { saveIntent, restoreIntent } from './saved-intent.ts'
import { signIn } from './sign-in.ts'

const login = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }
const game = { ...smallGame('PP', 'RNG'), gameId: 'pp-one' }
let rendered: Rendered | undefined
const stop = (): void => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
}
afterEach(stop)

const open = async (): Promise<Rendered> => {
  stop()
  rendered = await renderSite({
    ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  return rendered
}
/** Simulates a redirect to a provider and back. Returns the page after the return, with what the tab had stored. */
async function redirectAndReturn({ engine }: Rendered): Promise<Rendered> {
  saveIntent(engine)
  const stored = window.sessionStorage.getItem('pendingIntent')
  const back = await open()
  if (stored !== null) window.sessionStorage.setItem('pendingIntent', stored)
  return back
}
async function completeLogin(back: Rendered): Promise<void> {
  await act(async () => {
    restoreIntent(back.engine)
    await signIn(back.engine, login, { method: 'social' })
  })
  await back.settle()
}
const top = () => rendered?.engine.overlays.get().at(-1)?.content

describe('an intent saved during a social login', () => {
  it('opens afterwards with its page, and is removed', async () => {
    const page = await open()
    await act(async () => page.engine.openOverlay('memberCentre', 'depositv2'))
    expect(top()).toMatchObject({ id: 'login' })
    await completeLogin(await redirectAndReturn(page))
    expect(top()).toMatchObject({ id: 'memberCentre', page: 'depositv2' })
    expect(window.sessionStorage.getItem('pendingIntent')).toBeNull()
  })

  it('starts the chosen game', async () => {
    const page = await open()
    await act(() => playGame(page.engine, game, { id: 'rng', route: 'rng' }))
    const back = await redirectAndReturn(page)
    await completeLogin(back)
    expect(`${back.engine.location.get().pathname}${back.engine.location.get().search}`).toContain('pp-one')
  })

  it('is ignored if none is pending, if it was cancelled, and if the stored data is invalid', async () => {
    const page = await open()
    await act(async () => page.engine.openOverlay('memberCentre'))
    await act(async () => page.engine.overlays.closeTop())
    await page.settle()
    await completeLogin(await redirectAndReturn(page))
    expect(top()).toBeUndefined()
    const other = await open()
    window.sessionStorage.setItem('pendingIntent', '{"id":7}')
    await completeLogin(other)
    expect(top()).toBeUndefined()
  })
})
