import { consentMaxAgeSeconds } from '../contract/analytics.ts'
import { defineSlice } from './slices.ts'
import { createStore, type Store } from './store.ts'

/**
 * The visitor's consent to visit statistics: not answered yet, given or declined. `unavailable` counts as declined: the
 * page does not ask, the browser does not store the answer, or the stored answer has not been read yet.
 */
export type VisitConsent = 'unavailable' | 'unanswered' | 'agreed' | 'declined'

interface VisitConsentStore extends Store<{ readonly answer: VisitConsent }> {
  /** Reads the stored answer, now and, if `BroadcastChannel` is available, when the visitor answers in another tab. */
  watch(): void
  /** Reads the stored answer. Returns whether the visitor agreed. */
  agrees(): boolean
  answer(choice: 'agreed' | 'declined'): void
}

/**
 * Returns the server's setting of the page: `enabled` if it may load the analytics tag, `consent-required` if it may
 * only ask for consent; `undefined` if the brand has no visit statistics.
 */
export const findVisitTrackingMode = ({ document }: Window): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="livery-visits"]')?.content

/**
 * The visitor's consent to visit statistics. The server reads the same cookie: the page's CSP allows the analytics tag
 * only after consent.
 */
export const visitConsent = defineSlice('visitConsent', () => createVisitConsent(() => window))

/**
 * Creates the store of the visitor's consent. Only a stored consent counts. The answer is `unavailable` until `watch`
 * or `agrees` reads it; nothing is stored before an answer.
 */
export function createVisitConsent(getWindow: () => Window): VisitConsentStore {
  const store = createStore<{ readonly answer: VisitConsent }>({ answer: 'unavailable' })
  const setAnswer = (answer: VisitConsent): void => {
    if (store.get().answer !== answer) store.set({ answer })
  }
  const readStoredAnswer = (): VisitConsent => {
    const window = getWindow()
    if (findVisitTrackingMode(window) === undefined || !window.navigator.cookieEnabled) return 'unavailable'
    const [, choice] = /(?:^|; )visits=(agreed|declined)(?:;|$)/.exec(window.document.cookie) ?? []
    return choice === 'agreed' || choice === 'declined' ? choice : 'unanswered'
  }
  const agrees = (): boolean => {
    setAnswer(readStoredAnswer())
    return store.get().answer === 'agreed'
  }
  let channel: BroadcastChannel | undefined
  return {
    ...store,
    agrees,
    watch: () => {
      agrees()
      if (typeof BroadcastChannel === 'undefined') return
      channel = new BroadcastChannel('visits')
      channel.onmessage = agrees
    },
    answer: (choice) => {
      getWindow().document.cookie = `visits=${choice}; path=/; samesite=lax; max-age=${String(consentMaxAgeSeconds)}`
      setAnswer(readStoredAnswer() === choice ? choice : 'unavailable')
      channel?.postMessage('answered')
    },
  }
}
