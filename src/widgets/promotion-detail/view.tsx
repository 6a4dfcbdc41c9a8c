import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import {
  ActionLink,
  QueryBoundary,
  formatTimestamp,
  useConfig,
  useFormatDate,
  usePageTitle,
  useSearchParameter,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { ActivityPanel, useActivities } from '../../features/activities/index.ts'
import { PromotionCard, PromotionPicture, RichText, useAnnouncements, useResolveAnnouncementAction } from '../../features/content/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/**
 * The promotion with the id in the URL, with its terms, or an empty state if it is over or does not exist. Links to
 * other promotions follow.
 */
export function View({ props }: WidgetViewProps<'promotion-detail'>): ReactNode {
  const id = useSearchParameter('id')
  const [initialId] = useState(id)
  const [hasChanged, setHasChanged] = useState(false)
  if (id !== initialId && !hasChanged) setHasChanged(true)
  const announcements = useAnnouncements()
  return (
    <QueryBoundary query={announcements} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ promotion: promotions }) => {
        const promotion = promotions.find((candidate) => candidate.id === id)
        const otherPromotions = promotions.filter((candidate) => candidate !== promotion).slice(0, props.more ?? 3)
        return (
          <>
            {promotion ? <PromotionArticle key={promotion.id} promotion={promotion} takesFocus={hasChanged} /> : <NoPromotion />}
            <OtherPromotions promotions={otherPromotions} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

interface PromotionArticleProps {
  readonly promotion: Announcement
  /** Whether the heading receives the focus: if the id in the URL has changed since the widget was mounted. */
  readonly takesFocus: boolean
}

function PromotionArticle({ promotion, takesFocus }: PromotionArticleProps): ReactNode {
  const { title, summary, content, label } = promotion
  const heading = useRef<HTMLHeadingElement>(null)
  const action = useResolveAnnouncementAction()(promotion.action)
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  const route = useConfig(({ routes }) => routes.promotions)
  const activities = useActivities()
  const activity = activities.findByPromotion(promotion.id)
  const until = promotion.until ?? activity?.closesAt
  const text = useText()
  usePageTitle(title)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <article className={`wrap ${styles['promotion']}`}>
      <ActionLink action={{ route }} className={styles['back']}>
        <Icon name="previous" size={16} />
        {text('promotions_all')}
      </ActionLink>
      <PromotionPicture promotion={promotion} eager className={styles['picture']} />
      <div className={styles['body']}>
        <header className={styles['head']}>
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {summary !== undefined && <p className={styles['lead']}>{summary}</p>}
        </header>
        <aside className={styles['aside']} aria-label={text('promotions_at_a_glance')}>
          {activity && <ActivityPanel activity={activity} title={title} refetch={activities.refetch} />}
          {activities.state === 'failed' && activity === undefined && (
            <Notice tone="warn">
              {text('activity_failed')}{' '}
              <Button size="s" onClick={activities.refetch}>
                {text('engine_retry')}
              </Button>
            </Notice>
          )}
          <p>
            <Icon name="schedule" size={20} />
            {until === undefined
              ? text('promotions_open')
              : text('promotions_until', { day: formatDate(formatTimestamp(until, timeZone, 'yyyy-MM-dd')) })}
          </p>
          <p>
            <Icon name="shield" size={20} />
            {text('promotions_adults')}
          </p>
          {action !== undefined && (
            <ActionLink
              action={action}
              className={getButtonClass({ tone: activity ? 'quiet' : 'primary', size: activity ? 'm' : 'l', wide: true })}
            >
              {label ?? text('promotions_go')}
            </ActionLink>
          )}
          <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'quiet', wide: true })}>
            {text('contact_support')}
          </ActionLink>
        </aside>
        <RichText html={content} topHeadingLevel={2} className={styles['terms']} />
      </div>
    </article>
  )
}

function NoPromotion(): ReactNode {
  const route = useConfig(({ routes }) => routes.promotions)
  const text = useText()
  return (
    <Empty
      icon="promotions"
      level={1}
      title={text('promotions_gone_title')}
      text={text('promotions_gone_text')}
      action={
        <ActionLink action={{ route }} className={getButtonClass({ tone: 'primary' })}>
          {text('see_promotions')}
        </ActionLink>
      }
    />
  )
}

function OtherPromotions({ promotions }: { readonly promotions: readonly Announcement[] }): ReactNode {
  const text = useText()
  if (promotions.length === 0) return null
  return (
    <section className={`wrap ${styles['others']}`} aria-label={text('promotions_more')}>
      <SectionHeading title={text('promotions_more')} />
      <ul className={styles['cards']}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
