import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './done-line.module.css'

interface DoneLineProps {
  /** Whether it replaces the button that was clicked, and takes its focus. */
  readonly takesFocus: boolean
  readonly children: string
}

/** Confirms that an action is done. */
export function DoneLine({ takesFocus, children }: DoneLineProps): ReactNode {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) paragraph.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p ref={paragraph} className={styles['done']} {...(takesFocus && { tabIndex: -1, role: 'status' })}>
      <Icon name="check" size={20} />
      {children}
    </p>
  )
}
