import type { ReactNode } from 'react'
import { useEngine, useStore, useText, type VisitConsent, visitConsent } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './visits.module.css'

/** Whether the brand counts visits, and what the visitor has said to it. */
export function useVisitConsent(): { readonly asks: boolean; readonly answer: VisitConsent; say(answer: 'agreed' | 'declined'): void } {
  const { slice, facts } = useEngine()
  const consent = slice(visitConsent)
  const named = useStore(facts, (state) => Boolean(state.facts.permission?.info.analytics?.gtagId))
  const answer = useStore(consent, (now) => now.answer)
  return { asks: named && answer !== 'closed', answer, say: consent.answer }
}

/** Asks whether visits may be counted. Both answers weigh the same. `children` stand between question and answers. */
export function VisitQuestion({ children }: { readonly children?: ReactNode }): ReactNode {
  const { say } = useVisitConsent()
  const text = useText()
  return (
    <div className={styles['question']}>
      <p>{text('visits_ask')}</p>
      {children}
      <div className={styles['answers']}>
        <Button onClick={() => say('declined')}>{text('visits_decline')}</Button>
        <Button onClick={() => say('agreed')}>{text('visits_agree')}</Button>
      </div>
    </div>
  )
}
