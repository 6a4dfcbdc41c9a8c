import { useId, type ReactNode } from 'react'
import { SectionHeading } from '../../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { tabId, Tabs, type TabsProps } from '../../../ui/controls/tabs.tsx'
import styles from './game-section.module.css'

export interface GameSectionProps {
  /** The heading; none where it is not given. */
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
  readonly level?: 1 | 2
  /** Beside the heading. */
  readonly action?: ReactNode
  /** What the visitor chooses from above the games; `waiting` keeps the room. */
  readonly tabs?: Omit<TabsProps, 'panelId'> | 'waiting' | undefined
  readonly busy?: boolean
  readonly children: ReactNode
  /** Below the games, whatever is chosen. */
  readonly end?: ReactNode
}

/** What stands around games: a heading, and tabs whose panel they are. */
export function GameSection({ title, subtitle, level = 2, action, tabs, busy = false, children, end }: GameSectionProps): ReactNode {
  const id = useId()
  const chosen = typeof tabs === 'object' ? tabs : undefined
  return (
    <section className="wrap" aria-busy={busy}>
      {title !== undefined && <SectionHeading title={title} level={level} subtitle={subtitle} action={action} />}
      {tabs === 'waiting' && <Skeleton className={styles['bar']} />}
      {chosen && (
        <div className={styles['tabs']}>
          <Tabs {...chosen} panelId={id} />
        </div>
      )}
      <div className={styles['body']} {...(chosen && { id, role: 'tabpanel', 'aria-labelledby': tabId(id, chosen.value) })}>
        {children}
      </div>
      {end}
    </section>
  )
}
