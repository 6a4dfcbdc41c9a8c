import { useEngine, useStore, type VisitConsent, visitConsent } from '../../engine/index.ts'

/** Whether the brand counts visits, and what the visitor has said to it. */
export function useVisitConsent(): { readonly asks: boolean; readonly answer: VisitConsent; say(answer: 'agreed' | 'declined'): void } {
  const { slice, facts } = useEngine()
  const consent = slice(visitConsent)
  const named = useStore(facts, (state) => Boolean(state.facts.permission?.info.analytics?.gtagId))
  const answer = useStore(consent, (now) => now.answer)
  return { asks: named && answer !== 'closed', answer, say: consent.answer }
}
