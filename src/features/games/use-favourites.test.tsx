// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/contract/port.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { smallGame, smallMember } from '../../engine/testing/small-site.ts'
import { signIn } from '../session/sign-in.ts'
import { FavouriteButton } from './favourite-button.tsx'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

const koi = { ...smallGame('PP', 'RNG', 'Koi'), gameId: 'koi' }

/** Renders the favourite button of one game. */
async function render(
  favouriteList: () => Promise<{ list: string[] }>,
  favour: (change: { favourite: boolean }) => Promise<{ favourite: boolean }>,
  token?: string,
) {
  const site = await renderSite({
    ...(token !== undefined && { token }),
    widgets: [createWidgetDefinition('steps', () => <FavouriteButton game={koi} className={undefined} />)],
    ports: {
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
      game: { favouriteList, favour },
    },
  })
  rendered = site
  await site.settle()
  const findButton = () => site.root.querySelector('button[aria-pressed]') as HTMLElement
  const click = async (): Promise<void> => {
    await act(async () => findButton().click())
    await site.settle()
  }
  return { ...site, click, isFavourite: () => findButton().getAttribute('aria-pressed') === 'true' }
}

const rejectRequest = async (): Promise<never> => Promise.reject(new Problem('network', { messageKey: 'error_network' }))

describe('favourites', () => {
  it('keep a game of the platform’s list if the request to add it again after a login fails', async () => {
    window.sessionStorage.clear()
    const { engine, click, settle, isFavourite } = await render(async () => ({ list: ['koi'] }), vi.fn(rejectRequest))
    await click()
    expect(isFavourite()).toBe(false)
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    expect(isFavourite()).toBe(true)
  })

  it('keep a change that completes before the list of earlier favourites arrives', async () => {
    let sendList: (response: { list: string[] }) => void = () => undefined
    const { click, settle, isFavourite } = await render(
      () => new Promise((resolve) => (sendList = resolve)),
      async ({ favourite }) => ({ favourite }),
      'secret',
    )
    await click()
    expect(isFavourite()).toBe(true)
    await act(async () => sendList({ list: ['other'] }))
    await settle()
    expect(isFavourite()).toBe(true)
  })

  it('match the player’s last change if a game is added and removed before the platform responds', async () => {
    const answers: (() => void)[] = []
    const favour = vi.fn(
      ({ favourite }: { favourite: boolean }) =>
        new Promise<{ favourite: boolean }>((resolve) => answers.push(() => resolve({ favourite }))),
    )
    const { click, settle, isFavourite } = await render(async () => ({ list: [] }), favour, 'secret')
    await click()
    await click()
    // Requests that are in flight at the same time are answered in reverse order.
    while (answers.length > 0) {
      await act(async () => answers.pop()?.())
      await settle()
    }
    expect(favour.mock.calls.map(([{ favourite }]) => favourite)).toEqual([true, false])
    expect(isFavourite()).toBe(false)
  })

  it('drop a change that has not been sent when the session ends', async () => {
    let answer: () => void = () => undefined
    const favour = vi.fn(
      ({ favourite }: { favourite: boolean }) => new Promise<{ favourite: boolean }>((resolve) => (answer = () => resolve({ favourite }))),
    )
    const { engine, click, settle } = await render(async () => ({ list: [] }), favour, 'secret')
    await click()
    await click()
    await act(async () => engine.facts.setToken(undefined))
    await act(async () => answer())
    await settle()
    expect(favour).toHaveBeenCalledOnce()
  })
})
