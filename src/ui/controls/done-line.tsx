import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './done-line.module.css'

interface DoneLineProps {
  /** Whether it replaces the button that was clicked, and takes its focus. */
  readonly pressed: boolean
  readonly children: string
}

/** Says that an action is done. */
export function DoneLine({ pressed, children }: DoneLineProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (pressed) line.current?.focus({ preventScroll: true })
  }, [pressed])
  return (
    <p ref={line} className={styles['done']} {...(pressed && { tabIndex: -1, role: 'status' })}>
      <Icon name="check" size={20} />
      {children}
    </p>
  )
}
