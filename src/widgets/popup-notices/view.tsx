import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import {
  ActionLink,
  QueryBoundary,
  formatTimestamp,
  useConfig,
  useFormatDate,
  useOverlayPage,
  useOverlays,
  useText,
} from '../../engine/index.ts'
import { PromotionPicture, RichText, useAnnouncements, useResolveAnnouncementAction } from '../../features/content/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** The pop-up notices whose ids the overlay was opened with; all pop-up notices if it was opened without ids. */
export function View(): ReactNode {
  const announcements = useAnnouncements()
  const requestedIds = useOverlayPage()?.page?.split('\n')
  const text = useText()
  return (
    <QueryBoundary query={announcements} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ popup }) => {
        const notices = popup.filter(({ id }) => requestedIds?.includes(id) ?? true)
        return notices.length === 0 ? (
          <Empty icon="announcement" title={text('notices_none_title')} text={text('notices_none_text')} />
        ) : (
          <Notices notices={notices} />
        )
      }}
    </QueryBoundary>
  )
}

/** One notice at a time. The button shows the next notice; on the last one, it closes the overlay. */
function Notices({ notices }: { readonly notices: readonly Announcement[] }): ReactNode {
  const [position, setPosition] = useState(0)
  const { close } = useOverlays()
  const text = useText()
  const resolveAction = useResolveAnnouncementAction()
  const index = Math.min(position, notices.length - 1)
  const notice = notices[index] as Announcement
  const action = resolveAction(notice.action)
  const isLast = index === notices.length - 1
  return (
    <>
      <Notice key={notice.id} notice={notice} takesFocus={position > 0} />
      <div className={styles['footer']}>
        {notices.length > 1 && (
          <span className={`${styles['position']} figures`}>{text('popup_position', { number: index + 1, count: notices.length })}</span>
        )}
        {action !== undefined && (
          <ActionLink action={action} className={getButtonClass({ tone: 'quiet' })} onClick={close}>
            {notice.label ?? text('popup_more')}
          </ActionLink>
        )}
        <Button tone="primary" onClick={() => (isLast ? close() : setPosition(index + 1))}>
          {text(isLast ? 'popup_close' : 'popup_next')}
        </Button>
      </div>
    </>
  )
}

interface NoticeProps {
  readonly notice: Announcement
  /** Whether the heading receives the focus, because another notice was shown before. */
  readonly takesFocus: boolean
}

function Notice({ notice, takesFocus }: NoticeProps): ReactNode {
  const { title, content, timestamp, image } = notice
  const heading = useRef<HTMLHeadingElement>(null)
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <article className={styles['notice']}>
      {image !== undefined && <PromotionPicture promotion={notice} eager className={styles['picture']} />}
      <h3 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      <time dateTime={timestamp} className={`${styles['time']} figures`}>
        {formatDate(formatTimestamp(timestamp, timeZone))}
      </time>
      <RichText html={content} topHeadingLevel={4} className={styles['text']} />
    </article>
  )
}
