import type { ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import { ActionLink, formatTimestamp, useConfig, useFormatDate, useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './promotion-card.module.css'
import { PromotionPicture } from './promotion-picture.tsx'

interface PromotionCardProps {
  readonly promotion: Announcement
  readonly level: 2 | 3
  /** Badge with the state of its activity for the current user. */
  readonly badge?: ReactNode
  readonly action?: ReactNode
  /** Closing time of its activity, used if the promotion has no end. */
  readonly closesAt?: string | undefined
}

/** A promotion: picture with its headline figure, title, and a link to its terms. The whole card is clickable. */
export function PromotionCard({ promotion, level, badge, action, closesAt }: PromotionCardProps): ReactNode {
  const { id, title, summary, until } = promotion
  const text = useText()
  const endDate = useFormattedDate(until ?? closesAt)
  const Heading = `h${level}` as const
  return (
    <article className={styles['card']}>
      <PromotionPicture promotion={promotion} />
      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
      <div className={styles['content']}>
        <Heading className={styles['title']}>
          <ActionLink action={{ promotion: id }} className={cx(styles['link'])}>
            {title}
          </ActionLink>
        </Heading>
        {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
        <p className={styles['footer']}>
          <span className={styles['endDate']}>
            {endDate === undefined ? text('promotions_open') : text('promotions_until', { day: endDate })}
          </span>
          {action !== undefined && <span className={styles['action']}>{action}</span>}
          <span className={styles['more']}>
            {text('promotions_terms')}
            <Icon name="onward" size={16} />
          </span>
        </p>
      </div>
    </article>
  )
}

function useFormattedDate(timestamp: string | undefined): string | undefined {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  return timestamp === undefined ? undefined : formatDate(formatTimestamp(timestamp, timeZone, 'yyyy-MM-dd'))
}
