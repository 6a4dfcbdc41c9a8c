// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setUpConsentPage } from '../testing/render-site.tsx'
import { createVisitConsent } from './visit-consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setUpConsentPage()
})

const watchConsent = () => {
  const consent = createVisitConsent(() => window)
  consent.watch()
  return consent
}

describe('consent to visit statistics', () => {
  it('is `unanswered` on a page that asks for consent, and nothing is stored before an answer', () => {
    setUpConsentPage('consent-required')
    expect(watchConsent().get().answer).toBe('unanswered')
    expect(document.cookie).toBe('')
  })

  it('is the stored answer, on this and every later page, and can be changed', () => {
    setUpConsentPage('consent-required')
    for (const choice of ['declined', 'agreed', 'declined'] as const) {
      const consent = watchConsent()
      consent.answer(choice)
      expect([consent.get().answer, consent.agrees(), watchConsent().get().answer]).toEqual([choice, choice === 'agreed', choice])
    }
  })

  it('is `unavailable` if the page does not ask, whatever is stored', () => {
    setUpConsentPage(undefined, 'agreed')
    expect([watchConsent().agrees(), watchConsent().get().answer]).toEqual([false, 'unavailable'])
  })

  it.each(['', 'yes', 'agreed2', 'AGREED', 'true'])('is not given if "%s" is stored', (storedValue) => {
    setUpConsentPage('enabled', storedValue)
    expect([watchConsent().agrees(), watchConsent().get().answer]).toEqual([false, 'unanswered'])
  })

  it('is `unavailable` if cookies are disabled or the answer cannot be stored', () => {
    setUpConsentPage('consent-required')
    vi.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(watchConsent().get().answer).toBe('unavailable')
    vi.restoreAllMocks()
    const consent = watchConsent()
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    consent.answer('agreed')
    expect(consent.get().answer).toBe('unavailable')
  })

  it('is `unavailable` before it has been read', () => {
    setUpConsentPage('enabled', 'agreed')
    expect(createVisitConsent(() => window).get().answer).toBe('unavailable')
  })

  it('is the same on all pages of the browser, immediately or, without a broadcast channel, on the next read', async () => {
    setUpConsentPage('consent-required')
    const [first, second] = [watchConsent(), watchConsent()]
    first.answer('agreed')
    await vi.waitFor(() => expect(second.get().answer).toBe('agreed'))
    second.answer('declined')
    await vi.waitFor(() => expect(first.get().answer).toBe('declined'))

    vi.stubGlobal('BroadcastChannel', undefined)
    const [reader, writer] = [watchConsent(), watchConsent()]
    writer.answer('agreed')
    expect([reader.get().answer, reader.agrees(), reader.get().answer]).toEqual(['declined', true, 'agreed'])
  })
})
