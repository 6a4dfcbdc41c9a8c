import { secondsOfConsent } from '../contract/measure.ts'
import { defineSlice } from './slices.ts'
import { createStore, type Store } from './store.ts'

/**
 * What the visitor said to being counted: nothing yet, yes or no. `closed` is a no that nobody was asked for: the page
 * does not ask, or the browser keeps no answer.
 */
export type VisitConsent = 'closed' | 'unasked' | 'agreed' | 'declined'

interface VisitConsentMemory extends Store<{ readonly answer: VisitConsent }> {
  /** Reads what this browser keeps, now and whenever another of its pages is answered. */
  follow(): void
  /** Reads what this browser keeps now. Whether that is a yes. */
  agrees(): boolean
  answer(said: 'agreed' | 'declined'): void
}

/** As the server wrote the page: whether it may load the tag, or only ask. Undefined where nobody is counted. */
export const visitsOf = ({ document }: Window): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="livery-visits"]')?.content

/**
 * What the visitor said to being counted. The server reads the same cookie: the page's policy is opened by a yes alone.
 */
export const visitConsent = defineSlice('visitConsent', () => createVisitConsent(() => window))

/** Nothing but a kept yes is a yes. Closed until it is followed; nothing is kept before an answer. */
export function createVisitConsent(open: () => Window): VisitConsentMemory {
  const store = createStore<{ readonly answer: VisitConsent }>({ answer: 'closed' })
  const become = (answer: VisitConsent): void => {
    if (store.get().answer !== answer) store.set({ answer })
  }
  const kept = (): VisitConsent => {
    const window = open()
    if (visitsOf(window) === undefined || !window.navigator.cookieEnabled) return 'closed'
    const [, said] = /(?:^|; )visits=(agreed|declined)(?:;|$)/.exec(window.document.cookie) ?? []
    return said === 'agreed' || said === 'declined' ? said : 'unasked'
  }
  const agrees = (): boolean => {
    become(kept())
    return store.get().answer === 'agreed'
  }
  let others: BroadcastChannel | undefined
  return {
    ...store,
    agrees,
    follow: () => {
      agrees()
      if (typeof BroadcastChannel === 'undefined') return
      others = new BroadcastChannel('visits')
      others.onmessage = agrees
    },
    answer: (said) => {
      open().document.cookie = `visits=${said}; path=/; samesite=lax; max-age=${String(secondsOfConsent)}`
      become(kept() === said ? said : 'closed')
      others?.postMessage('answered')
    },
  }
}
