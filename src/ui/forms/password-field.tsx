import { type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './field.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../media/icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  /** Labels of the button that shows or hides the password. */
  readonly showLabel: string
  readonly hideLabel: string
  /** Shown while caps lock is on. */
  readonly capsLockText: string
}

/** A password input with a button that shows or hides the password, and a note while caps lock is on. */
export function PasswordField({ showLabel, hideLabel, capsLockText, hint, ...rest }: PasswordFieldProps): ReactNode {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>): void => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={visible ? 'text' : 'password'}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      hint={
        capsLock ? (
          <>
            <span className={styles['capsLock']} role="status">
              <Icon name="warning" size={16} />
              {capsLockText}
            </span>
            {hint}
          </>
        ) : (
          hint
        )
      }
      end={
        <IconButton
          icon={visible ? 'hide' : 'show'}
          label={visible ? hideLabel : showLabel}
          className={styles['end']}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
