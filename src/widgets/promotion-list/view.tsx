import type { ReactNode } from 'react'
import { ActionLink, QueryBoundary, isPageHeadingNode, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { ActivityBadge, ActivityButton, useActivities } from '../../features/activities/index.ts'
import { PromotionCard, useAnnouncements } from '../../features/content/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** Current promotions as cards that link to their terms. */
export function View({ props: { title, subtitle, limit }, node }: WidgetViewProps<'promotion-list'>): ReactNode {
  const announcements = useAnnouncements()
  const activities = useActivities()
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  return (
    <section className="wrap" aria-label={text(title)}>
      <SectionHeading title={text(title)} subtitle={subtitle && text(subtitle)} level={isPageHeading ? 1 : 2} />
      <QueryBoundary query={announcements} fallback={<Placeholder count={limit ?? 6} />}>
        {({ promotion: promotions }) =>
          promotions.length === 0 ? (
            <Empty
              icon="promotions"
              title={text('promotions_none_title')}
              text={text('promotions_none_text')}
              action={
                <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'primary' })}>
                  {text('contact_support')}
                </ActionLink>
              }
            />
          ) : (
            <ul className={styles['cards']}>
              {promotions.slice(0, limit).map((item) => {
                const activity = activities.findByPromotion(item.id)
                return (
                  <li key={item.id}>
                    <PromotionCard
                      promotion={item}
                      level={isPageHeading ? 2 : 3}
                      {...(activity && {
                        badge: <ActivityBadge activity={activity} />,
                        closesAt: activity.closesAt,
                        action: <ActivityButton activity={activity} title={item.title} refetch={activities.refetch} />,
                      })}
                    />
                  </li>
                )
              })}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function Placeholder({ count }: { readonly count: number }): ReactNode {
  return (
    <div className={styles['cards']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles['skeleton']} />
      ))}
    </div>
  )
}
