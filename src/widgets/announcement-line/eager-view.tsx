import { Suspense, type ReactNode } from 'react'
import { lazyView, type WidgetViewProps } from '../../engine/index.ts'
import { waitForPaint } from '../../ui/hooks/timing.ts'
import styles from './style.module.css'

const AnnouncementTicker = lazyView<WidgetViewProps<'announcement-line'>>('announcement-line/line', async () => {
  await waitForPaint()
  return (await import('./announcement-ticker.tsx')).AnnouncementTicker
})

/** The announcements of the home page in one line. Space is reserved from the first paint. */
export function View(widget: WidgetViewProps<'announcement-line'>): ReactNode {
  return (
    <Suspense fallback={<div className={styles['line']} />}>
      <AnnouncementTicker {...widget} />
    </Suspense>
  )
}
