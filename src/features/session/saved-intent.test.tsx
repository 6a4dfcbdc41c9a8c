// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallGame, smallMember } from '../../engine/testing/small-site.ts'
import { playGame } from '../games/play-game.ts'
import { saveIntent, restoreIntent } from './saved-intent.ts'
import { signIn } from './sign-in.ts'

const login = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }
const game = { ...smallGame('PP', 'RNG'), gameId: 'pp-one' }
let rendered: RenderedSite | undefined
const stopEngine = (): void => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
}
afterEach(stopEngine)

const renderPage = async (): Promise<RenderedSite> => {
  stopEngine()
  rendered = await renderSite({
    ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  return rendered
}
/** Simulates a redirect to a provider and back: renders a new page with the intent that the tab has stored. */
async function redirectAndReturn({ engine }: RenderedSite): Promise<RenderedSite> {
  saveIntent(engine)
  const storedIntent = window.sessionStorage.getItem('pendingIntent')
  const returnedPage = await renderPage()
  if (storedIntent !== null) window.sessionStorage.setItem('pendingIntent', storedIntent)
  return returnedPage
}
async function completeLogin(returnedPage: RenderedSite): Promise<void> {
  await act(async () => {
    restoreIntent(returnedPage.engine)
    await signIn(returnedPage.engine, login, { method: 'social' })
  })
  await returnedPage.settle()
}
const getTopOverlay = () => rendered?.engine.overlays.get().at(-1)?.content

describe('an intent saved during a social login', () => {
  it('opens its overlay page after the login, and is removed from storage', async () => {
    const page = await renderPage()
    await act(async () => page.engine.openOverlay('memberCentre', 'depositv2'))
    expect(getTopOverlay()).toMatchObject({ id: 'login' })
    await completeLogin(await redirectAndReturn(page))
    expect(getTopOverlay()).toMatchObject({ id: 'memberCentre', page: 'depositv2' })
    expect(window.sessionStorage.getItem('pendingIntent')).toBeNull()
  })

  it('starts the chosen game', async () => {
    const page = await renderPage()
    await act(() => playGame(page.engine, game, { id: 'rng', route: 'rng' }))
    const returnedPage = await redirectAndReturn(page)
    await completeLogin(returnedPage)
    expect(`${returnedPage.engine.location.get().pathname}${returnedPage.engine.location.get().search}`).toContain('pp-one')
  })

  it('opens nothing if it was cancelled, or if the stored data is invalid', async () => {
    const page = await renderPage()
    await act(async () => page.engine.openOverlay('memberCentre'))
    await act(async () => page.engine.overlays.closeTop())
    await page.settle()
    await completeLogin(await redirectAndReturn(page))
    expect(getTopOverlay()).toBeUndefined()
    const newPage = await renderPage()
    window.sessionStorage.setItem('pendingIntent', '{"id":7}')
    await completeLogin(newPage)
    expect(getTopOverlay()).toBeUndefined()
  })
})
