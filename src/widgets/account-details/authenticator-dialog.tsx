import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { longest } from '../../generated/longest.ts'
import { problemOf, useConfig, useOverlays, usePorts, useText, type ValueOf } from '../../engine/index.ts'
import { SecretField } from '../../features/account/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Qr } from '../../ui/media/qr.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

/** `password` is asked for only if the account has one. */
interface Values {
  readonly code: string
  readonly password?: string
}

interface AuthenticatorDialogProps {
  readonly byPassword: boolean
  readonly onClose: () => void
}

/**
 * Sets up an authenticator app: a QR code or a key to type, then a code from the app and the password, if the account
 * has one.
 */
export function AuthenticatorDialog({ byPassword, onClose }: AuthenticatorDialogProps): ReactNode {
  const { member } = usePorts()
  const { warn } = useOverlays()
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const text = useText()
  const id = useId()
  const [begun, setBegun] = useState<ValueOf<'member.authenticator'>>()
  const [values, setValues] = useState<Values>(byPassword ? { code: '', password: '' } : { code: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()

  const showProblem = (error: unknown): void => {
    const { messageKey, fields } = problemOf(error).detail
    if (fields) setErrors(Object.fromEntries(Object.entries(fields).map(([name, { key }]) => [name, text(key)])))
    else setNotice(text(messageKey))
  }
  const onSecretError = useEffectEvent(showProblem)
  // Request one secret per dialog.
  useEffect(() => {
    void member.authenticator().then(setBegun, (error: unknown) => onSecretError(error))
  }, [member])

  const send = async (): Promise<void> => {
    const missing = Object.entries(values).filter(([, value]) => value === '')
    setErrors(Object.fromEntries(missing.map(([name]) => [name, text('reg_required')])))
    if (missing.length > 0) return
    setNotice(undefined)
    try {
      await member.confirmAuthenticator(values)
      onClose()
      await warn({ title: 'authenticator_title', text: 'authenticator_done', confirm: 'in_increase_submit' })
    } catch (error) {
      showProblem(error)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(send)
  }
  const fieldProps = (name: 'code' | 'password', label: string) => ({
    id: `${id}-${name}`,
    name,
    label: text(label),
    value: values[name] ?? '',
    required: true,
    maxLength: longest['member.confirmAuthenticator'][name],
    error: errors[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  return (
    <Modal title={text('authenticator_title')} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={width} escapeCloses>
      <form className={styles['parts']} noValidate onSubmit={submit}>
        <p>{text('authenticator_text')}</p>
        {begun === undefined ? (
          notice === undefined && <Skeleton style={{ blockSize: 200 }} />
        ) : (
          <>
            <div className={styles['code']}>
              <Qr text={begun.url} size={180} label={text('authenticator_qr')} />
              <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </div>
            <TextField {...fieldProps('code', 'extra_code')} inputMode="numeric" autoComplete="one-time-code" />
            {byPassword && <SecretField {...fieldProps('password', 'login_password')} autoComplete="current-password" />}
          </>
        )}
        {notice !== undefined && <Notice tone="bad">{notice}</Notice>}
        {begun && (
          <Button type="submit" tone="primary" size="l" wide busy={pending}>
            {text('authenticator_submit')}
          </Button>
        )}
      </form>
    </Modal>
  )
}
