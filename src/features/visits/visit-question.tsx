import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useVisitConsent } from './use-visit-consent.ts'
import styles from './visits.module.css'

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
