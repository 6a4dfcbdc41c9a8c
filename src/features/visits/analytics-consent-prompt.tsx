import type { ReactNode } from 'react'
import { useEngine, useStore, useText, type VisitConsent, visitConsent } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './visits.module.css'

/** Whether the brand collects visit statistics and the browser can store an answer, and the visitor's answer. */
export function useAnalyticsConsent(): {
  readonly isEnabled: boolean
  readonly answer: VisitConsent
  setConsent(answer: 'agreed' | 'declined'): void
} {
  const { slice, facts } = useEngine()
  const consent = slice(visitConsent)
  const isConfigured = useStore(facts, (state) => Boolean(state.facts.permission?.info.analytics?.gtagId))
  const answer = useStore(consent, (current) => current.answer)
  return { isEnabled: isConfigured && answer !== 'unavailable', answer, setConsent: consent.answer }
}

/**
 * Asks for consent to visit statistics. Both answers are buttons of the same style. `children` are rendered between
 * the question and the answers.
 */
export function AnalyticsConsentPrompt({ children }: { readonly children?: ReactNode }): ReactNode {
  const { setConsent } = useAnalyticsConsent()
  const text = useText()
  return (
    <div className={styles['question']}>
      <p>{text('visits_ask')}</p>
      {children}
      <div className={styles['answers']}>
        <Button onClick={() => setConsent('declined')}>{text('visits_decline')}</Button>
        <Button onClick={() => setConsent('agreed')}>{text('visits_agree')}</Button>
      </div>
    </div>
  )
}
