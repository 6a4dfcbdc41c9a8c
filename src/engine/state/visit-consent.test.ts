// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visitPage } from '../testing/render-site.tsx'
import { createVisitConsent } from './visit-consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  visitPage()
})

const follow = () => {
  const consent = createVisitConsent(() => window)
  consent.watch()
  return consent
}

describe('consent to visit statistics', () => {
  it('is unasked on a page that asks, and nothing is stored before an answer', () => {
    visitPage('asked')
    expect(follow().get().answer).toBe('unasked')
    expect(document.cookie).toBe('')
  })

  it('is the stored answer, on this and every later page, and can be changed', () => {
    visitPage('asked')
    for (const choice of ['declined', 'agreed', 'declined'] as const) {
      const consent = follow()
      consent.answer(choice)
      expect([consent.get().answer, consent.agrees(), follow().get().answer]).toEqual([choice, choice === 'agreed', choice])
    }
  })

  it('is closed if the page does not ask, whatever is stored', () => {
    visitPage(undefined, 'agreed')
    expect([follow().agrees(), follow().get().answer]).toEqual([false, 'closed'])
  })

  it.each(['', 'yes', 'agreed2', 'AGREED', 'true'])('is not given if "%s" is stored', (kept) => {
    visitPage('counted', kept)
    expect([follow().agrees(), follow().get().answer]).toEqual([false, 'unasked'])
  })

  it('is closed if the browser stores nothing: it does not ask or store an answer', () => {
    visitPage('asked')
    vi.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(follow().get().answer).toBe('closed')
    vi.restoreAllMocks()
    const consent = follow()
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    consent.answer('agreed')
    expect(consent.get().answer).toBe('closed')
  })

  it('is closed before it was read', () => {
    visitPage('counted', 'agreed')
    expect(createVisitConsent(() => window).get().answer).toBe('closed')
  })

  it('is the same on all pages of the browser, immediately or, without a broadcast channel, on the next read', async () => {
    visitPage('asked')
    const [one, other] = [follow(), follow()]
    one.answer('agreed')
    await vi.waitFor(() => expect(other.get().answer).toBe('agreed'))
    other.answer('declined')
    await vi.waitFor(() => expect(one.get().answer).toBe('declined'))

    vi.stubGlobal('BroadcastChannel', undefined)
    const [deaf, mute] = [follow(), follow()]
    mute.answer('agreed')
    expect([deaf.get().answer, deaf.agrees(), deaf.get().answer]).toEqual(['declined', true, 'agreed'])
  })
})
