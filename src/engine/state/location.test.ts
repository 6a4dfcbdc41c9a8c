// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocation, type LocationStore } from './location.ts'

let location: LocationStore
beforeEach(() => {
  window.history.replaceState(null, '', '/game?game=1')
  location = createLocation(window)
})
afterEach(() => location.close())

describe('a guarded location', () => {
  it('changes only after confirmation', async () => {
    const confirm = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    location.guard(confirm)
    location.push('/live')
    await Promise.resolve()
    expect([confirm.mock.calls.length, location.get().pathname]).toEqual([1, '/game'])
    location.push('/live')
    await vi.waitFor(() => expect(location.get().pathname).toBe('/live'))
  })

  it('allows changes on the same path without confirmation', () => {
    const confirm = vi.fn<() => Promise<boolean>>()
    location.guard(confirm)
    location.push('/game?game=2')
    expect([confirm.mock.calls.length, location.get().search]).toEqual([0, '?game=2'])
  })

  it('keeps the current page when the browser goes back, until the visitor confirms', () => {
    location.guard(() => new Promise(() => undefined))
    window.history.replaceState(null, '', '/rng')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect([location.get().pathname, window.location.pathname]).toEqual(['/game', '/game'])
  })

  it('goes to the requested page after confirmation, without history.back(), which may only undo an entry that a frame has added', async () => {
    const back = vi.spyOn(window.history, 'back')
    location.guard(async () => true)
    window.history.replaceState(null, '', '/rng?page=2')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(location.get()).toMatchObject({ pathname: '/rng', search: '?page=2', navigationType: 'POP' }))
    expect([window.location.pathname, back.mock.calls.length]).toEqual(['/rng', 0])
  })

  it('asks once for several attempts, and goes to the last target', async () => {
    let resolveConfirmation: (agreed: boolean) => void = () => undefined
    const confirm = vi.fn(() => new Promise<boolean>((resolve) => (resolveConfirmation = resolve)))
    location.guard(confirm)
    location.push('/live')
    location.push('/rng')
    resolveConfirmation(true)
    await vi.waitFor(() => expect(location.get().pathname).toBe('/rng'))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('does not ask once the guard is removed', () => {
    const confirm = vi.fn<() => Promise<boolean>>()
    location.guard(confirm)()
    location.push('/live')
    expect([confirm.mock.calls.length, location.get().pathname]).toEqual([0, '/live'])
  })
})

describe('a layer above the page', () => {
  it('stays open when code navigates back, for example to remove the dialog below it from the URL', async () => {
    const close = vi.fn()
    location.layers.add(close)
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {
      window.history.replaceState({ key: 'before', layers: 0 }, '', '/live')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    location.go(-1)
    expect(go).toHaveBeenCalledWith(-2)
    expect([close.mock.calls.length, location.get().pathname]).toEqual([0, '/live'])
    await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'before', layers: 1 }))
    go.mockRestore()
  })

  it('is closed by the browser’s Back button, and the page stays', () => {
    const close = vi.fn()
    const before = location.get()
    location.layers.add(close)
    window.history.replaceState({ key: before.key, layers: 0 }, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect([close.mock.calls.length, location.get()]).toEqual([1, before])
  })
})
