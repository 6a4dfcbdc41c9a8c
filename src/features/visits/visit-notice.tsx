import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Engine, EngineContext, ShownProvider, useSite, useText } from '../../engine/index.ts'
import { useVisitConsent, VisitQuestion } from './visit-question.tsx'
import styles from './visits.module.css'

/**
 * Asks beside the page's own tree, once it is painted: nothing of the page moves. The question is told to who listens
 * when there is a pause, takes no focus, and is what the keyboard comes to first.
 */
export function renderVisitNotice(engine: Engine): void {
  const { document } = engine.window
  const host = document.createElement('div')
  host.ariaLive = 'polite'
  document.body.prepend(host)
  createRoot(host).render(
    <EngineContext value={engine}>
      <ShownProvider>
        <VisitNotice />
      </ShownProvider>
    </EngineContext>,
  )
}

/** Stands until it is answered, and holds up nothing. */
function VisitNotice(): ReactNode {
  const { isEnabled, answer } = useVisitConsent()
  const open = useSite(({ gate }) => gate.status === 'open')
  const text = useText()
  if (!isEnabled || !open || answer !== 'unasked') return null
  return (
    <section className={styles['notice']} aria-label={text('visits_label')}>
      <VisitQuestion />
    </section>
  )
}
