import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'
import styles from './notice.module.css'

type Tone = 'bad' | 'warn' | 'good' | 'info'
const TONE_ICONS: Readonly<Record<Tone, IconName>> = { bad: 'error', warn: 'warning', good: 'success', info: 'info' }

/** An important message. Errors are announced assertively, others politely. */
export function Notice({
  tone = 'info',
  action,
  children,
}: {
  readonly tone?: Tone
  readonly action?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(styles['notice'], styles[tone])}>
      <Icon name={TONE_ICONS[tone]} />
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  )
}

/** The error below a field, whose `aria-describedby` refers to `id`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  return (
    <span id={id} className={styles['fieldError']}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </span>
  )
}
