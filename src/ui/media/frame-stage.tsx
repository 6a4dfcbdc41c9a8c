import { useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './frame-stage.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { useAbove } from '../hooks/use-above.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'

export interface FrameStageProps {
  /** Accessible name. */
  readonly label: string
  readonly title: string
  /** Rendered beside the title, if there is space. */
  readonly beside?: string | undefined
  readonly badge?: ReactNode
  /** Back link, with the class `frameBackClass`. */
  readonly back: ReactNode
  /** Toolbar buttons before full screen. */
  readonly tools?: ReactNode
  readonly words: { readonly full: string; readonly leave: string }
  /** The frame, and its overlays. */
  readonly children: ReactNode
}

/**
 * A frame with third-party content, as high as the viewport allows, below a toolbar with a back link. Supports full
 * screen.
 */
export function FrameStage({ label, title, beside, badge, back, tools, words, children }: FrameStageProps): ReactNode {
  const part = useRef<HTMLElement>(null)
  const { full, toggle } = useFullScreen(part)
  const above = useAbove(part)
  return (
    <section
      ref={part}
      className={cx(styles['part'], full && styles['full'])}
      style={{ '--above': `${String(above)}px` } as CSSProperties}
      aria-label={label}
    >
      <div className={styles['bar']}>
        {back}
        <div className={styles['names']}>
          <h1 dir="auto" className={styles['name']}>
            {title}
          </h1>
          {beside !== undefined && <span className={styles['beside']}>{beside}</span>}
          {badge}
        </div>
        <div className={styles['tools']}>
          {tools}
          <IconButton icon={full ? 'close' : 'expand'} label={full ? words.leave : words.full} onClick={toggle} aria-pressed={full} />
        </div>
      </div>
      <div className={styles['stage']}>{children}</div>
    </section>
  )
}

export const frameBackClass = styles['back']
export const frameClass = styles['frame']

/** An overlay over a frame: `status` while loading, `alert` if the user must act. */
export function FrameCover({ role, children }: { readonly role: 'status' | 'alert'; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['cover']} role={role}>
      {children}
    </div>
  )
}

export interface FrameSignProps {
  readonly title: string
  readonly words: string
  /** Actions. */
  readonly children: ReactNode
  /** Rendered below the actions. */
  readonly more?: ReactNode
}

/** A message over a frame: why it is empty, with actions. */
export function FrameSign({ title, words, children, more }: FrameSignProps): ReactNode {
  return (
    <FrameCover role="alert">
      <h2 className={styles['title']}>{title}</h2>
      <p>{words}</p>
      <div className={styles['ways']}>{children}</div>
      {more}
    </FrameCover>
  )
}
