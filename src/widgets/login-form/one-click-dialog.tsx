import { useId, useState, type ReactNode } from 'react'
import type { LoginResult } from '../../generated/api.ts'
import { problemOf, useConfig, useText } from '../../engine/index.ts'
import { ConsentText } from '../../features/account/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TickBox } from '../../ui/forms/tick-box.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

interface Made {
  readonly login: LoginResult
  readonly password: string
}

/**
 * One-click sign-up: age confirmation first, then a username and a password to save. Logs in when the player confirms
 * having saved them, or closes the dialog.
 */
export function OneClickDialog({ register, onClose }: { readonly register: () => Promise<Made>; readonly onClose: () => void }): ReactNode {
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const { signIn } = useSession()
  const text = useText()
  const [made, setMade] = useState<Made>()
  const close = (): void => {
    if (made) void signIn(made.login)
    onClose()
  }
  return (
    <Modal
      title={text(made ? 'one_click_done_title' : 'one_click_title')}
      closeLabel={text('engine_close')}
      onClose={close}
      kind="dialog"
      width={width}
      escapeCloses={made === undefined}
    >
      {made ? <Credentials made={made} onDone={close} /> : <Consent register={register} onMade={setMade} />}
    </Modal>
  )
}

function Consent({ register, onMade }: { readonly register: () => Promise<Made>; readonly onMade: (made: Made) => void }): ReactNode {
  const text = useText()
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const { pending, run } = useSingleFlight()
  const [refused, setRefused] = useState<string>()
  const send = async (): Promise<void> => {
    if (!agreed) {
      setMissing(true)
      document.getElementById(id)?.focus()
      return
    }
    setRefused(undefined)
    try {
      onMade(await register())
    } catch (error) {
      setRefused(problemOf(error).detail.messageKey)
    }
  }
  return (
    <div className={styles['ways']}>
      <p className={styles['lead']}>{text('one_click_text')}</p>
      <TickBox
        id={id}
        checked={agreed}
        required
        error={missing && !agreed ? text('error_age_consent_required') : undefined}
        onChange={setAgreed}
      >
        <ConsentText textKey="register_consent_both" />
      </TickBox>
      {refused !== undefined && <Notice tone="bad">{text(refused)}</Notice>}
      <Button tone="primary" size="l" wide busy={pending} onClick={() => void run(send)}>
        {text('one_click_submit')}
      </Button>
    </div>
  )
}

function Credentials({ made: { login, password }, onDone }: { readonly made: Made; readonly onDone: () => void }): ReactNode {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const { account } = login.user
  const copy = async (): Promise<void> => {
    await window.navigator.clipboard.writeText(`${account}\n${password}`)
    setCopied(true)
  }
  return (
    <div className={styles['ways']}>
      <dl className={styles['made']}>
        <dt>{text('one_click_username')}</dt>
        <dd>{account}</dd>
        <dt>{text('one_click_password')}</dt>
        <dd>{password}</dd>
      </dl>
      <Notice tone="warn">{text('one_click_done')}</Notice>
      <Button size="l" wide onClick={() => void copy().catch(() => setCopied(false))}>
        <span role="status">{text(copied ? 'one_click_copied' : 'one_click_copy')}</span>
      </Button>
      <Button tone="primary" size="l" wide onClick={onDone}>
        {text('one_click_play')}
      </Button>
    </div>
  )
}
