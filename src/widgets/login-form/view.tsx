import { Suspense, useId, useState, type ReactNode } from 'react'
import { ActionLink, lazyView, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useFreePlay, useSocialProfile } from '../../features/session/index.ts'
import { ProofOfWorkNote } from '../../features/verification/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SmsLogin } from './sms-login.tsx'
import { PasswordLogin } from './password-login.tsx'
import type { PendingLogin } from './extra-step.tsx'
import { AlternativeLogins } from './alternative-logins.tsx'
import styles from './style.module.css'

const ExtraVerificationStep = lazyView('login-form/extra-step', async () => (await import('./extra-step.tsx')).ExtraVerificationStep)

type LoginMethod = 'username' | 'sms'

/** The login form: username and password and, if the platform's flag is on, a code sent by text message. */
export function View({ props: { variant = 'stacked' } }: WidgetViewProps<'login-form'>): ReactNode {
  const isSmsEnabled = useSite(({ flags }) => flags.MOBILEVERCODELOGIN3)
  const hasAlternativeLogins = useConfig(({ registration }) => Object.values(registration.social).includes(true))
  const { profile, linking, discard } = useSocialProfile()
  const rememberDays = useConfig(({ settings }) => settings.times.rememberLoginDays)
  const text = useText()
  const id = useId()
  const panelId = `${id}-panel`
  const [chosenMethod, setChosenMethod] = useState<LoginMethod>('username')
  const [remember, setRemember] = useState(false)
  const [pendingLogin, setPendingLogin] = useState<PendingLogin>()
  const method: LoginMethod = isSmsEnabled ? chosenMethod : 'username'
  const rememberCheckbox = (
    <Checkbox id={`${id}-remember`} checked={remember} onChange={setRemember}>
      {text('login_remember', { time: text('time_days', { count: rememberDays }) })}
    </Checkbox>
  )
  if (pendingLogin)
    return (
      <Suspense fallback={<Skeleton style={{ blockSize: 240 }} />}>
        <ExtraVerificationStep pendingLogin={pendingLogin} onBack={() => setPendingLogin(undefined)} />
      </Suspense>
    )
  return (
    <div className={styles['stack']}>
      {linking && profile && (
        <Notice
          action={
            <Button size="s" onClick={discard}>
              {text('social_do_not_link')}
            </Button>
          }
        >
          {text('social_linking', { site: text(`social_${profile.provider}`) })}
        </Notice>
      )}
      {isSmsEnabled && (
        <Tabs
          label={text('login_ways')}
          tabs={[
            { id: 'username', label: text('login_by_username'), icon: 'user' },
            { id: 'sms', label: text('login_by_sms'), icon: 'phone' },
          ]}
          value={method}
          onChange={(next) => setChosenMethod(next as LoginMethod)}
          panelId={panelId}
          variant="segments"
          fillsWidth
        />
      )}
      <div id={panelId} {...(isSmsEnabled && { role: 'tabpanel', 'aria-labelledby': getTabId(panelId, method) })}>
        {method === 'sms' ? (
          <SmsLogin remember={remember}>{rememberCheckbox}</SmsLogin>
        ) : (
          <PasswordLogin
            variant={variant}
            remember={remember}
            onVerificationRequired={(password) => setPendingLogin({ attempt: Date.now(), password })}
          >
            {rememberCheckbox}
          </PasswordLogin>
        )}
      </div>
      <ProofOfWorkNote />
      {hasAlternativeLogins && !linking && <AlternativeLogins remember={remember} />}
      <HelpLinks />
    </div>
  )
}

/** Buttons for the free trial, the password reset and the sign-up, if the brand offers them. */
function HelpLinks(): ReactNode {
  const { forgotPassword, register } = useConfig((config) => config.overlays)
  const trial = useFreePlay()
  const text = useText()
  return (
    <>
      {trial && (
        <Button size="l" wide busy={trial.pending} onClick={trial.start}>
          {text('login_free_play')}
        </Button>
      )}
      <div className={styles['links']}>
        {forgotPassword !== undefined && (
          <ActionLink action={{ overlay: forgotPassword }} className={getButtonClass({ tone: 'link' })}>
            {text('login_forgot')}
          </ActionLink>
        )}
        {register !== undefined && (
          <span>
            {text('login_no_account')}{' '}
            <ActionLink action={{ overlay: register }} className={getButtonClass({ tone: 'link' })}>
              {text('in_register')}
            </ActionLink>
          </span>
        )}
      </div>
    </>
  )
}
