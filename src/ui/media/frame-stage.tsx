import { useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './frame-stage.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { useAbove } from '../hooks/use-above.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'

export interface FrameStageProps {
  /** What it is, for those who do not see it. */
  readonly label: string
  readonly title: string
  /** Beside the title, where there is room. */
  readonly beside?: string | undefined
  readonly badge?: ReactNode
  /** The way back, with the look of `frameBackClass`. */
  readonly back: ReactNode
  /** What can be done with the frame, before full screen. */
  readonly tools?: ReactNode
  readonly words: { readonly full: string; readonly leave: string }
  /** The frame, and what lies over it. */
  readonly children: ReactNode
}

/**
 * A frame with a page of somebody else's, as high as the window leaves room, below a bar with the way back. It can fill
 * the screen.
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

/** What lies over a frame: `status` while it is on the way, `alert` where something is to be decided. */
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
  /** The ways on. */
  readonly children: ReactNode
  /** Below the ways on. */
  readonly more?: ReactNode
}

/** Says over a frame why nothing is seen in it, and what can be done. */
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
