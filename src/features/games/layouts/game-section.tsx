import { useId, type ReactNode } from 'react'
import { SectionHeading } from '../../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { getTabId, Tabs, type TabsProps } from '../../../ui/controls/tabs.tsx'
import styles from './game-section.module.css'

export interface GameSectionProps {
  /** Heading; none if missing. */
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
  readonly level?: 1 | 2
  /** Rendered beside the heading. */
  readonly action?: ReactNode
  /** Filter tabs above the games; `loading` reserves their space. */
  readonly tabs?: Omit<TabsProps, 'panelId'> | 'loading' | undefined
  readonly busy?: boolean
  readonly children: ReactNode
  /** Rendered below the games, for any filter. */
  readonly end?: ReactNode
}

/** A section of games: heading, filter tabs, and the panel that they control. */
export function GameSection({ title, subtitle, level = 2, action, tabs, busy = false, children, end }: GameSectionProps): ReactNode {
  const id = useId()
  const tabProps = typeof tabs === 'object' ? tabs : undefined
  return (
    <section className="wrap" aria-busy={busy}>
      {title !== undefined && <SectionHeading title={title} level={level} subtitle={subtitle} action={action} />}
      {tabs === 'loading' && <Skeleton className={styles['tabsSkeleton']} />}
      {tabProps && (
        <div className={styles['tabs']}>
          <Tabs {...tabProps} panelId={id} />
        </div>
      )}
      <div className={styles['body']} {...(tabProps && { id, role: 'tabpanel', 'aria-labelledby': getTabId(id, tabProps.value) })}>
        {children}
      </div>
      {end}
    </section>
  )
}
