import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Empty } from '../../../ui/controls/empty.tsx'
import type { SiteStatus } from '../../contract/site.ts'
import { useConfig, useFactStates, useSite, useText } from '../hooks.ts'
import { Nodes } from '../nodes/nodes.tsx'
import styles from '../style.module.css'

/** The page shown while the site is closed. The site opens automatically once the platform reports it as open. */
export function GatePage({ status }: { readonly status: Exclude<SiteStatus['status'], 'open'> }): ReactNode {
  const id = useConfig(({ routes }) => routes.closed[status])
  const page = useSite((site) => site.pages[id])
  return (
    <main className={styles['gate']} tabIndex={-1}>
      {page === undefined || page.nodes.length === 0 ? <FallbackNotice /> : <Nodes nodes={page.nodes} />}
    </main>
  )
}

/** Fallback if the brand has removed the page or the page shows nothing. */
function FallbackNotice(): ReactNode {
  const text = useText()
  const { refresh } = useFactStates()
  return (
    <Empty
      icon="clock"
      title={text('gate_unavailable_title')}
      text={text('error_unavailable')}
      action={<Button onClick={() => void refresh()}>{text('engine_retry')}</Button>}
    />
  )
}
