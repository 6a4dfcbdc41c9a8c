import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Engine, EngineContext, LocaleProvider, useSite, useText } from '../../engine/index.ts'
import { useAnalyticsConsent, AnalyticsConsentPrompt } from './analytics-consent-prompt.tsx'
import styles from './visits.module.css'

/**
 * Renders the consent prompt outside the page's tree after the first paint, without layout shift. It is announced
 * politely, takes no focus, and is first in the tab order.
 */
export function renderVisitNotice(engine: Engine): void {
  const { document } = engine.window
  const container = document.createElement('div')
  container.ariaLive = 'polite'
  document.body.prepend(container)
  createRoot(container).render(
    <EngineContext value={engine}>
      <LocaleProvider>
        <VisitNotice />
      </LocaleProvider>
    </EngineContext>,
  )
}

/** Shows the consent prompt until it is answered, without blocking the page. */
function VisitNotice(): ReactNode {
  const { isEnabled, answer } = useAnalyticsConsent()
  const isOpen = useSite(({ gate }) => gate.status === 'open')
  const text = useText()
  if (!isEnabled || !isOpen || answer !== 'unanswered') return null
  return (
    <section className={styles['notice']} aria-label={text('visits_label')}>
      <AnalyticsConsentPrompt />
    </section>
  )
}
