import { useState, type ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import { ActionLink, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useAnnouncements } from '../../features/content/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import styles from './style.module.css'

/** Type of the announcements for the home page. */
const homeType = 'H'

/**
 * A ticker with the announcements of the home page. It pauses on hover and on focus. When it is paused by its button or
 * with reduced motion, it can be scrolled manually. Space is reserved while the announcements load.
 */
export function AnnouncementTicker({ props: { seconds = 12 } }: WidgetViewProps<'announcement-line'>): ReactNode {
  const { value, state } = useAnnouncements()
  const [isPaused, setIsPaused] = useState(false)
  const route = useConfig(({ routes }) => routes.notices)
  const text = useText()
  const notices = value?.player.filter(({ type }) => type === homeType) ?? []
  if (notices.length === 0 && state !== 'pending') return null
  return (
    <section className={cx('wrap', styles['line'])} aria-label={text('announcements_label')}>
      <span className={styles['icon']}>
        <Icon name="announcement" size={20} />
      </span>
      <div className={cx(styles['viewport'], isPaused && styles['paused'])}>
        {notices.length > 0 && (
          <div className={styles['track']} style={{ animationDuration: `${String(notices.length * seconds)}s` }}>
            <NoticeList notices={notices} />
            <NoticeList notices={notices} copy />
          </div>
        )}
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={text(isPaused ? 'announcements_play' : 'announcements_pause')}
        small
        className={styles['pause']}
        onClick={() => setIsPaused(!isPaused)}
      />
      <ActionLink action={{ route }} className={styles['allLink']}>
        {text('announcements_all')}
      </ActionLink>
    </section>
  )
}

/** List of the announcements. A second copy lets the animation loop; it is hidden from assistive technology. */
function NoticeList({ notices, copy = false }: { readonly notices: readonly Announcement[]; readonly copy?: boolean }): ReactNode {
  return (
    <ul className={cx(styles['notices'], copy && styles['copy'])} {...(copy && { inert: true, 'aria-hidden': true })}>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <ActionLink action={{ notice: id }} className={styles['notice']}>
            {title}
          </ActionLink>
        </li>
      ))}
    </ul>
  )
}
