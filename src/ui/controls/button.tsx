import { createContext, use, type ButtonHTMLAttributes, type ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonStyle {
  /** `primary` is the main action; a screen has at most one. */
  readonly tone?: 'primary' | 'quiet' | 'plain' | 'link' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}

/** Returns the class of a button, for elements that only look like one, such as links. */
export function getButtonClass({ tone = 'quiet', size = 'm', wide = false }: ButtonStyle = {}, className?: string): string {
  return cx(styles['button'], styles[tone], size !== 'm' && styles[size], wide && styles['wide'], className)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** While `true`, the button keeps its label, size and focus, shows a spinner, and ignores clicks. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Text for screen readers while a button is busy, in the page's language. */
export const BusyLabel = createContext('')

/** A button. It submits a form only with `type="submit"`. */
export function Button({ tone, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps): ReactNode {
  const style = { ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass(style, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner className={styles['spinner']} />}
      {children}
      {busy && <BusyText />}
    </button>
  )
}

function BusyText(): ReactNode {
  const label = use(BusyLabel)
  return label === '' ? null : <span className="visually-hidden"> {label}</span>
}
