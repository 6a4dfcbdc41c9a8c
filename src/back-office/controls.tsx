import { type ButtonHTMLAttributes, type ReactElement, type ReactNode, cloneElement, useId } from 'react'
import { cx } from '../ui/controls/cx.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly primary?: boolean
  /** While `true`, the button stays focusable and ignores clicks. */
  readonly pending?: boolean
}

export function Button({ primary = false, pending = false, type = 'button', onClick, className, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={cx('button', primary && 'primary', className)}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  )
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly optional?: boolean
  /** The input, to which label and hint refer. */
  readonly children: ReactElement<{ readonly id?: string; readonly 'aria-describedby'?: string | undefined }>
}

/** A labelled input. */
export function Field({ label, hint, optional = false, children }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="muted"> (optional)</span>}
      </label>
      {cloneElement(children, { id, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` })}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
    </div>
  )
}

interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'error'
  readonly children: ReactNode
}

/** A message; errors are announced at once. */
export const Notice = ({ tone = 'info', children }: NoticeProps): ReactNode => (
  <div className={cx('notice', tone)} role={tone === 'error' ? 'alert' : 'status'}>
    {children}
  </div>
)

/** Placeholder lines while content loads. They are announced at once and become visible after a short delay. */
export const Loading = (): ReactNode => (
  <div className="loading" role="status">
    <span className="visually-hidden">Loading…</span>
    <span aria-hidden="true" />
    <span aria-hidden="true" />
    <span aria-hidden="true" />
  </div>
)
