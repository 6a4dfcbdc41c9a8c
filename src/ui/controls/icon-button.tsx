import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly icon: IconName
  /** Accessible name and tooltip. */
  readonly label: string
  readonly small?: boolean
  readonly 'data-hidden-on-phones'?: string
}

/** Class of an icon button, for links. */
export const iconButtonClass = styles['iconButton']

/** A button with only an icon. */
export function IconButton({ icon, label, small = false, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles['iconButton'], small && styles['small'], className)}
    >
      <Icon name={icon} size={small ? 16 : 20} />
    </button>
  )
}
