import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import { ActionLink, useText, type WidgetViewProps } from '../../engine/index.ts'
import { ActivityBadge, ActivityButton, IneligibleNote, useActivities, useFormatActivityReward } from '../../features/activities/index.ts'
import { useAnnouncements } from '../../features/content/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Envelope } from './envelope.tsx'
import styles from './style.module.css'

/**
 * A red envelope: the player learns the amount of the reward only by opening it. Renders nothing if the platform has no
 * promotion with the configured id, or the promotion's activity is not an envelope.
 */
export function View({ props: { promotion: id } }: WidgetViewProps<'red-envelope'>): ReactNode {
  const promotion = useAnnouncements().value?.promotion.find((candidate) => candidate.id === id)
  const activities = useActivities()
  const activity = activities.findByPromotion(id)
  const formatReward = useFormatActivityReward()
  if (promotion === undefined || activity?.kind !== 'envelope') return null
  const isOpened = activity.state === 'claimed'
  return (
    <section className={`wrap ${styles['section'] ?? ''}`} aria-label={promotion.title}>
      <div className={styles['card']} data-opened={isOpened}>
        <Envelope />
        <div className={styles['text']}>
          <ActivityBadge activity={activity} />
          <h2 className={styles['title']}>
            <ActionLink action={{ promotion: id }}>{promotion.title}</ActionLink>
          </h2>
          <p className={styles['note']}>
            <Note activity={activity} summary={promotion.summary} />
          </p>
          <Money text={formatReward(activity)} className={styles['reward']} />
        </div>
        <div className={styles['action']}>
          <ActivityButton activity={activity} title={promotion.title} wide refetch={activities.refetch} />
        </div>
      </div>
    </section>
  )
}

interface NoteProps {
  readonly activity: Activity
  readonly summary: string | undefined
}

/** Label of the amount in an opened envelope, the reason why it cannot be opened, or the promotion's summary. */
function Note({ activity, summary }: NoteProps): ReactNode {
  const text = useText()
  if (activity.state === 'claimed') return <>{text('envelope_inside')}</>
  if (activity.ineligibleReason !== undefined) return <IneligibleNote activity={activity} />
  return <>{activity.state === 'close' ? text('envelope_closed') : summary}</>
}
