// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocation, type LocationStore } from './location.ts'

let location: LocationStore
beforeEach(() => {
  window.history.replaceState(null, '', '/game?game=1')
  location = createLocation(window)
})
afterEach(() => location.close())

describe('a location that is guarded', () => {
  it('stays until the answer is yes', async () => {
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    location.guard(ask)
    location.push('/live')
    await Promise.resolve()
    expect([ask.mock.calls.length, location.get().pathname]).toEqual([1, '/game'])
    location.push('/live')
    await vi.waitFor(() => expect(location.get().pathname).toBe('/live'))
  })

  it('lets the address change on the same path without asking', () => {
    const ask = vi.fn<() => Promise<boolean>>()
    location.guard(ask)
    location.push('/game?game=2')
    expect([ask.mock.calls.length, location.get().search]).toEqual([0, '?game=2'])
  })

  it('holds on to the page when the browser goes back', () => {
    location.guard(() => new Promise(() => undefined))
    window.history.replaceState(null, '', '/rng')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect([location.get().pathname, window.location.pathname]).toEqual(['/game', '/game'])
  })

  it('asks nobody when the guard has gone', () => {
    const ask = vi.fn<() => Promise<boolean>>()
    location.guard(ask)()
    location.push('/live')
    expect([ask.mock.calls.length, location.get().pathname]).toEqual([0, '/live'])
  })
})
