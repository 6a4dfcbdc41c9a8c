import { type ReactNode, useId } from 'react'
import styles from './progress-note.module.css'

/** A running task with its progress; `fraction` is from 0 to 1. */
export function ProgressNote({ text, fraction }: { readonly text: string; readonly fraction: number }): ReactNode {
  const id = useId()
  return (
    <div className={styles['note']}>
      <span id={id} role="status">
        {text}
      </span>
      <progress aria-labelledby={id} value={fraction} max={1} />
    </div>
  )
}
