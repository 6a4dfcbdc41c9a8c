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
  consent.follow()
  return consent
}

describe('what the visitor said to being counted', () => {
  it('is nothing yet on a page that asks, and nothing is kept before an answer', () => {
    visitPage('asked')
    expect(follow().get().answer).toBe('unasked')
    expect(document.cookie).toBe('')
  })

  it('is what was answered, there and on every later page, and can be changed', () => {
    visitPage('asked')
    for (const said of ['declined', 'agreed', 'declined'] as const) {
      const consent = follow()
      consent.answer(said)
      expect([consent.get().answer, consent.agrees(), follow().get().answer]).toEqual([said, said === 'agreed', said])
    }
  })

  it('is a no where the page does not ask, whatever the browser keeps', () => {
    visitPage(undefined, 'agreed')
    expect([follow().agrees(), follow().get().answer]).toEqual([false, 'closed'])
  })

  it.each(['', 'yes', 'agreed2', 'AGREED', 'true'])('is not a yes where "%s" is kept', (kept) => {
    visitPage('counted', kept)
    expect([follow().agrees(), follow().get().answer]).toEqual([false, 'unasked'])
  })

  it('is a no where the browser keeps nothing: it is not asked, and what is said is not kept', () => {
    visitPage('asked')
    vi.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(follow().get().answer).toBe('closed')
    vi.restoreAllMocks()
    const consent = follow()
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    consent.answer('agreed')
    expect(consent.get().answer).toBe('closed')
  })

  it('is a no before it was read', () => {
    visitPage('counted', 'agreed')
    expect(createVisitConsent(() => window).get().answer).toBe('closed')
  })

  it('is the same in all pages of the browser, at once and, where they hear nothing of each other, when it is next asked for', async () => {
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
