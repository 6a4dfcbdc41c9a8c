import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './success-message.module.css'

interface SuccessMessageProps {
  /** Whether it takes the focus, because it replaces the button that was clicked. */
  readonly takesFocus: boolean
  readonly children: string
}

/** Confirms that an action is done. */
export function SuccessMessage({ takesFocus, children }: SuccessMessageProps): ReactNode {
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) paragraphRef.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p ref={paragraphRef} className={styles['message']} {...(takesFocus && { tabIndex: -1, role: 'status' })}>
      <Icon name="check" size={20} />
      {children}
    </p>
  )
}
