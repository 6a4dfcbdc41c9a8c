import type { ReactNode } from 'react'
import { ActionLink, useConfig, type WidgetViewProps } from '../../engine/index.ts'
import { PromotionPicture, useAnnouncements, useResolveAnnouncementAction } from '../../features/content/index.ts'
import styles from './style.module.css'

/**
 * The platform's banner for the login or the sign-up form. Its space is reserved while it loads. Renders nothing if
 * there is no banner or the request fails.
 */
export function View({ props: { placement } }: WidgetViewProps<'group-banner'>): ReactNode {
  const group = useConfig(({ settings }) => settings.bannerGroups[placement])
  const { value, state } = useAnnouncements()
  const resolveAction = useResolveAnnouncementAction()
  const banner = value?.banners.find(({ groupName }) => groupName === group)
  if (banner === undefined) return state === 'pending' ? <div className={styles['banner']} /> : null
  const action = resolveAction(banner.action)
  const content = (
    <>
      <PromotionPicture promotion={banner} eager className={styles['picture']} />
      <span className={styles['title']}>{banner.title}</span>
    </>
  )
  return action === undefined ? (
    <div className={styles['banner']}>{content}</div>
  ) : (
    <ActionLink action={action} className={styles['banner']}>
      {content}
    </ActionLink>
  )
}
