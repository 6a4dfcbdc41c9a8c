import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useVisitConsent, VisitQuestion } from '../../features/visits/index.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'

/** The visitor's consent to visit statistics, and a control to change it. */
export function View(): ReactNode {
  const { isEnabled, answer } = useVisitConsent()
  const text = useText()
  if (!isEnabled) return null
  return (
    <section className="wrap" aria-label={text('visits_label')}>
      <SectionHeading title={text('visits_label')} />
      <VisitQuestion>
        <p role="status">{text(answer === 'agreed' ? 'visits_now_agreed' : 'visits_now_declined')}</p>
      </VisitQuestion>
    </section>
  )
}
