import { useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './frame-layout.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { useHeightAbove } from '../hooks/use-height-above.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'

export interface FrameLayoutProps {
  /** Accessible name. */
  readonly label: string
  readonly title: string
  /** Rendered beside the title, if there is space. */
  readonly subtitle?: string | undefined
  readonly badge?: ReactNode
  /** Back link, with the class `frameBackClass`. */
  readonly back: ReactNode
  /** Toolbar buttons before the full-screen button. */
  readonly tools?: ReactNode
  readonly labels: { readonly enterFullScreen: string; readonly exitFullScreen: string }
  /** The frame, and its overlays. */
  readonly children: ReactNode
}

/**
 * The layout of a page with third-party content in a frame: a toolbar with a back link above the frame, which is as
 * high as the viewport allows. Supports full screen.
 */
export function FrameLayout({ label, title, subtitle, badge, back, tools, labels, children }: FrameLayoutProps): ReactNode {
  const layoutRef = useRef<HTMLElement>(null)
  const { full, toggle } = useFullScreen(layoutRef)
  const heightAbove = useHeightAbove(layoutRef)
  return (
    <section
      ref={layoutRef}
      className={cx(styles['layout'], full && styles['full'])}
      style={{ '--height-above': `${String(heightAbove)}px` } as CSSProperties}
      aria-label={label}
    >
      <div className={styles['bar']}>
        {back}
        <div className={styles['titleRow']}>
          <h1 dir="auto" className={styles['title']}>
            {title}
          </h1>
          {subtitle !== undefined && <span className={styles['subtitle']}>{subtitle}</span>}
          {badge}
        </div>
        <div className={styles['tools']}>
          {tools}
          <IconButton
            icon={full ? 'close' : 'expand'}
            label={full ? labels.exitFullScreen : labels.enterFullScreen}
            onClick={toggle}
            aria-pressed={full}
          />
        </div>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}

export const frameBackClass = styles['back']
export const frameClass = styles['frame']

/** An overlay over a frame: `status` while loading, `alert` if the user must act. */
export function FrameOverlay({ role, children }: { readonly role: 'status' | 'alert'; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['overlay']} role={role}>
      {children}
    </div>
  )
}

export interface FrameMessageProps {
  readonly title: string
  readonly text: string
  /** Actions below the text. */
  readonly children: ReactNode
  /** Rendered below the actions. */
  readonly footer?: ReactNode
}

/** A message over a frame that says why it is empty, with actions. */
export function FrameMessage({ title, text, children, footer }: FrameMessageProps): ReactNode {
  return (
    <FrameOverlay role="alert">
      <h2 className={styles['messageTitle']}>{title}</h2>
      <p>{text}</p>
      <div className={styles['actions']}>{children}</div>
      {footer}
    </FrameOverlay>
  )
}
