import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useAnalyticsConsent, AnalyticsConsentPrompt } from '../../features/visits/index.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'

/** The visitor's consent to visit statistics, and a control to change it. */
export function View(): ReactNode {
  const { isEnabled, answer } = useAnalyticsConsent()
  const text = useText()
  if (!isEnabled) return null
  return (
    <section className="wrap" aria-label={text('visits_label')}>
      <SectionHeading title={text('visits_label')} />
      <AnalyticsConsentPrompt>
        <p role="status">{text(answer === 'agreed' ? 'visits_now_agreed' : 'visits_now_declined')}</p>
      </AnalyticsConsentPrompt>
    </section>
  )
}
