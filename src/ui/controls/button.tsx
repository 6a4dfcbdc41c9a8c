import { createContext, use, type ButtonHTMLAttributes, type ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  /** `primary` is the one thing to do first; a screen has one. */
  readonly tone?: 'primary' | 'quiet' | 'plain' | 'link' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}

/** The look of a button for something that is not one, such as a link. */
export function buttonClass({ tone = 'quiet', size = 'm', wide = false }: ButtonLook = {}, more?: string): string {
  return cx(styles['button'], styles[tone], size !== 'm' && styles[size], wide && styles['wide'], more)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /**
   * While true the button keeps its words and its size, shows beside them that it works, and takes no click; it keeps
   * the focus.
   */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** What screen readers are told of a button beside its own words while it works, in the language of the page. */
export const WorkingWords = createContext('')

/** A button. It submits a form only where `type="submit"` says so. */
export function Button({ tone, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps): ReactNode {
  const look = { ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, cx(busy && styles['busy'], className))}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner className={styles['spinner']} />}
      {children}
      {busy && <Working />}
    </button>
  )
}

function Working(): ReactNode {
  const words = use(WorkingWords)
  return words === '' ? null : <span className="visually-hidden"> {words}</span>
}
