import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { longest } from '../../generated/longest.ts'
import { problemOf, useConfig, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useFirstFocus } from '../../ui/hooks/use-first-focus.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { SecretField } from './form-frame.tsx'
import styles from './form.module.css'

interface OwnerDialogProps {
  /** Message keys. */
  readonly title: string
  readonly text: string
  /** Label of the button. */
  readonly submit: string
  /** Whether the password is asked for. Default: `true`; without one, the owner only confirms. */
  readonly byPassword?: boolean
  /** Performs the action. Errors are shown in the dialog, a wrong password below its field. */
  readonly send: (password: string) => Promise<void>
  readonly onClose: () => void
}

/** Reauthenticates the account owner before a change of the account's security. */
export function OwnerDialog({ title, text: key, submit, byPassword = true, send, onClose }: OwnerDialogProps): ReactNode {
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()
  useFirstFocus(form)

  const showError = (message: string): void => {
    setPasswordError(message)
    form.current?.querySelector('input')?.focus()
  }
  const request = async (): Promise<void> => {
    setNotice(undefined)
    if (byPassword && password === '') return showError(text('reg_required'))
    try {
      await send(password)
    } catch (error) {
      const { messageKey, fields, retryAfterSeconds: seconds = 0 } = problemOf(error).detail
      const field = fields?.['password']
      if (field) showError(text(field.key))
      else setNotice(text(messageKey, { seconds }))
    }
  }
  const answer = (event: FormEvent): void => {
    event.preventDefault()
    void run(request)
  }
  return (
    <Modal title={text(title)} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={width} escapeCloses>
      <form ref={form} className={styles['form']} noValidate onSubmit={answer}>
        <p>{text(key)}</p>
        {byPassword && (
          <SecretField
            id={id}
            name="password"
            label={text('login_password')}
            value={password}
            required
            maxLength={longest['session.login'].password}
            error={passwordError}
            autoComplete="current-password"
            onChange={(value) => {
              setPassword(value)
              setPasswordError(undefined)
            }}
          />
        )}
        {notice !== undefined && <Notice tone="bad">{notice}</Notice>}
        <Button type="submit" tone="primary" size="l" wide busy={pending}>
          {text(submit)}
        </Button>
      </form>
    </Modal>
  )
}
