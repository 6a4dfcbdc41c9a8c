import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useConfig, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { problemOf, SecretField } from '../../engine/later.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import styles from './style.module.css'

/** Takes the authenticator app out of use, by the password. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { member } = usePorts()
  const { warn } = useOverlays()
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const text = useText()
  const id = useId()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()

  const send = async (): Promise<void> => {
    setNotice(undefined)
    if (password === '') return setWrong(text('reg_required'))
    try {
      await member.removeAuthenticator({ password })
      onClose()
      await warn({ title: 'authenticator_title', text: 'authenticator_removed', confirm: 'in_increase_submit' })
    } catch (error) {
      const { messageKey, fields, retryAfterSeconds: seconds = 0 } = problemOf(error).detail
      const field = fields?.['password']
      if (field) setWrong(text(field.key))
      else setNotice(text(messageKey, { seconds }))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(send)
  }
  return (
    <Modal
      title={text('authenticator_remove_title')}
      closeLabel={text('engine_close')}
      onClose={onClose}
      kind="dialog"
      width={width}
      escapeCloses
    >
      <form className={styles['parts']} noValidate onSubmit={submit}>
        <p>{text('authenticator_remove_text')}</p>
        <SecretField
          id={id}
          name="password"
          label={text('login_password')}
          value={password}
          required
          maxLength={255}
          error={wrong}
          autoComplete="current-password"
          onChange={(value) => {
            setPassword(value)
            setWrong(undefined)
          }}
        />
        {notice !== undefined && <Notice tone="bad">{notice}</Notice>}
        <Button type="submit" tone="primary" size="l" wide busy={pending}>
          {text('authenticator_remove')}
        </Button>
      </form>
    </Modal>
  )
}
