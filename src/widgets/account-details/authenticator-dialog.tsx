import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useConfig, useOverlays, usePorts, useText, type ResponseOf } from '../../engine/index.ts'
import { SecretField } from '../../features/account/index.ts'
import { useForm, useInvalidFocus } from '../../features/forms/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Qr } from '../../ui/media/qr.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './style.module.css'

interface AuthenticatorDialogProps {
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/**
 * Sets up an authenticator app: shows the secret as a QR code and as text, and confirms it with a code from the app and
 * the password, if the account has one.
 */
export function AuthenticatorDialog({ hasPassword, onClose }: AuthenticatorDialogProps): ReactNode {
  const { member } = usePorts()
  const { warn } = useOverlays()
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const text = useText()
  const id = useId()
  const [setup, setSetup] = useState<ResponseOf<'member.authenticator'>>()
  const formElement = useRef<HTMLFormElement>(null)
  const form = useForm({ code: '', password: '' })
  useInvalidFocus(formElement, form)

  const onSecretError = useEffectEvent(form.showProblem)
  // Requests one secret for the lifetime of the dialog.
  useEffect(() => {
    void member.authenticator().then(setSetup, (error: unknown) => onSecretError(error))
  }, [member])

  const send = async (): Promise<void> => {
    const { code, password } = form.values
    const input = hasPassword ? { code, password } : { code }
    const missingEntries = Object.entries(input).filter(([, value]) => value === '')
    if (form.showErrors(Object.fromEntries(missingEntries.map(([name]) => [name, { key: 'reg_required' }]))) !== undefined) return
    await member.confirmAuthenticator(input)
    onClose()
    await warn({ title: 'authenticator_title', text: 'authenticator_done', confirm: 'in_increase_submit' })
  }
  const fieldProps = (name: 'code' | 'password', label: string) => ({
    id: `${id}-${name}`,
    name,
    label: text(label),
    value: form.values[name],
    required: true,
    maxLength: maxLengths['member.confirmAuthenticator'][name],
    error: form.findError(name),
    onChange: (value: string) => form.change(name, value),
  })
  return (
    <Modal
      title={text('authenticator_title')}
      closeLabel={text('engine_close')}
      onClose={onClose}
      kind="dialog"
      width={width}
      closeOnEscape
    >
      <form ref={formElement} className={styles['stack']} noValidate onSubmit={form.onSubmit(send)}>
        <p>{text('authenticator_text')}</p>
        {setup === undefined ? (
          form.notice === undefined && <Skeleton style={{ blockSize: 200 }} />
        ) : (
          <>
            <div className={styles['setupCode']}>
              <Qr text={setup.url} size={180} label={text('authenticator_qr')} />
              <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </div>
            <TextField {...fieldProps('code', 'extra_code')} inputMode="numeric" autoComplete="one-time-code" />
            {hasPassword && <SecretField {...fieldProps('password', 'login_password')} autoComplete="current-password" />}
          </>
        )}
        {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
        {setup && (
          <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
            {text('authenticator_submit')}
          </Button>
        )}
      </form>
    </Modal>
  )
}
