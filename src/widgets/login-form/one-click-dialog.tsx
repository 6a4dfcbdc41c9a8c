import { useId, useState, type ReactNode } from 'react'
import type { LoginResult } from '../../generated/api.ts'
import { toProblem, useConfig, useText } from '../../engine/index.ts'
import { ConsentText } from '../../features/account/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

interface CreatedAccount {
  readonly login: LoginResult
  readonly password: string
}

/**
 * One-click sign-up: age confirmation first, then the username and the password of the new account, to be saved. Logs
 * in when the player continues or closes the dialog.
 */
export function OneClickDialog({
  register,
  onClose,
}: {
  readonly register: () => Promise<CreatedAccount>
  readonly onClose: () => void
}): ReactNode {
  const width = useConfig((config) => config.overlays.defaults.dialogWidth)
  const { signIn } = useSession()
  const text = useText()
  const [createdAccount, setCreatedAccount] = useState<CreatedAccount>()
  const close = (): void => {
    if (createdAccount) void signIn(createdAccount.login)
    onClose()
  }
  return (
    <Modal
      title={text(createdAccount ? 'one_click_done_title' : 'one_click_title')}
      closeLabel={text('engine_close')}
      onClose={close}
      kind="dialog"
      width={width}
      closeOnEscape={createdAccount === undefined}
    >
      {createdAccount ? (
        <Credentials createdAccount={createdAccount} onDone={close} />
      ) : (
        <Consent register={register} onCreated={setCreatedAccount} />
      )}
    </Modal>
  )
}

function Consent({
  register,
  onCreated,
}: {
  readonly register: () => Promise<CreatedAccount>
  readonly onCreated: (created: CreatedAccount) => void
}): ReactNode {
  const text = useText()
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  const [isConsentMissing, setConsentMissing] = useState(false)
  const { pending, run } = useSingleFlight()
  const [errorKey, setErrorKey] = useState<string>()
  const createAccount = async (): Promise<void> => {
    if (!agreed) {
      setConsentMissing(true)
      document.getElementById(id)?.focus()
      return
    }
    setErrorKey(undefined)
    try {
      onCreated(await register())
    } catch (error) {
      setErrorKey(toProblem(error).detail.messageKey)
    }
  }
  return (
    <div className={styles['stack']}>
      <p className={styles['intro']}>{text('one_click_text')}</p>
      <Checkbox
        id={id}
        checked={agreed}
        required
        error={isConsentMissing && !agreed ? text('error_age_consent_required') : undefined}
        onChange={setAgreed}
      >
        <ConsentText textKey="register_consent_both" />
      </Checkbox>
      {errorKey !== undefined && <Notice tone="bad">{text(errorKey)}</Notice>}
      <Button tone="primary" size="l" wide busy={pending} onClick={() => void run(createAccount)}>
        {text('one_click_submit')}
      </Button>
    </div>
  )
}

function Credentials({
  createdAccount: { login, password },
  onDone,
}: {
  readonly createdAccount: CreatedAccount
  readonly onDone: () => void
}): ReactNode {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const { account } = login.user
  const copy = async (): Promise<void> => {
    await window.navigator.clipboard.writeText(`${account}\n${password}`)
    setCopied(true)
  }
  return (
    <div className={styles['stack']}>
      <dl className={styles['credentials']}>
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
