import { type ReactNode, useId, useRef } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useConfig, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import { useForm, useInvalidFocus } from '../forms/index.ts'
import { SecretField } from './form-frame.tsx'
import styles from './form.module.css'

interface ReauthenticationDialogProps {
  /** Message keys of the title and the text. */
  readonly title: string
  readonly text: string
  /** Message key of the button's label. */
  readonly submitLabel: string
  /** Whether the action requires the password. Default: `true`; if `false`, the owner only confirms. */
  readonly requiresPassword?: boolean
  /** Performs the action. Errors are shown in the dialog, a wrong password below its field. */
  readonly send: (password: string) => Promise<void>
  readonly onClose: () => void
}

/**
 * Asks the account owner to confirm a change of the account's security, with the password unless `requiresPassword` is
 * `false`.
 */
export function ReauthenticationDialog({
  title,
  text: textKey,
  submitLabel,
  requiresPassword = true,
  send,
  onClose,
}: ReauthenticationDialogProps): ReactNode {
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const text = useText()
  const id = useId()
  const form = useForm({ password: '' }, { fields: requiresPassword ? ['password'] : [] })
  const formRef = useRef<HTMLFormElement>(null)
  useFocusFirstField(formRef)
  useInvalidFocus(formRef, form)

  const confirm = async (): Promise<void> => {
    const { password } = form.values
    if (requiresPassword && password === '') form.showErrors({ password: { key: 'reg_required' } })
    else await send(password)
  }
  return (
    <Modal title={text(title)} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={width} closeOnEscape>
      <form ref={formRef} className={styles['form']} noValidate onSubmit={form.onSubmit(confirm)}>
        <p>{text(textKey)}</p>
        {requiresPassword && (
          <SecretField
            id={id}
            name="password"
            label={text('login_password')}
            value={form.values.password}
            required
            maxLength={maxLengths['session.login'].password}
            error={form.findError('password')}
            autoComplete="current-password"
            onChange={(value) => form.change('password', value)}
          />
        )}
        {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
        <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
          {text(submitLabel)}
        </Button>
      </form>
    </Modal>
  )
}
