import { useId, useState, type ReactNode } from 'react'
import { ActionLink, useConfig, useEngine, useSite, useText } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import { EmailReset } from './email-reset.tsx'
import { PhoneReset } from './phone-reset.tsx'
import styles from './style.module.css'

/**
 * Password reset by email, if the platform supports it, and by phone, if the platform's flag is on. Without both,
 * players contact customer service.
 */
export function PasswordReset(): ReactNode {
  const isPhoneEnabled = useSite(({ flags }) => flags.CHNGPASSVERIF3)
  const isEmailEnabled = useEngine().supports('member.forgotByEmail')
  const login = useConfig(({ overlays }) => overlays.login)
  const text = useText()
  const panelId = useId()
  const [chosenMethod, setChosenMethod] = useState<'email' | 'phone'>('email')
  const hasBothMethods = isPhoneEnabled && isEmailEnabled
  const method = hasBothMethods ? chosenMethod : isPhoneEnabled ? 'phone' : isEmailEnabled ? 'email' : undefined
  return (
    <div className={styles['stack']}>
      {hasBothMethods && (
        <Tabs
          label={text('forgot_ways')}
          tabs={[
            { id: 'email', label: text('forgot_by_email'), icon: 'message' },
            { id: 'phone', label: text('forgot_by_phone'), icon: 'phone' },
          ]}
          value={chosenMethod}
          onChange={(id) => setChosenMethod(id === 'phone' ? 'phone' : 'email')}
          panelId={panelId}
          variant="segments"
          fillsWidth
        />
      )}
      <div id={panelId} {...(hasBothMethods && { role: 'tabpanel', 'aria-labelledby': getTabId(panelId, chosenMethod) })}>
        {method === 'phone' && <PhoneReset />}
        {method === 'email' && <EmailReset />}
        {method === undefined && <SupportContact />}
      </div>
      <p className={styles['footer']}>
        {text('forgot_remembered')}{' '}
        <ActionLink action={{ overlay: login }} className={getButtonClass({ tone: 'link' })}>
          {text('login_submit')}
        </ActionLink>
      </p>
    </div>
  )
}

/** Link to customer service, shown if the platform supports a reset neither by email nor by phone. */
function SupportContact(): ReactNode {
  const text = useText()
  return (
    <div className={styles['stack']}>
      <p className={styles['intro']}>{text('forgot_by_support')}</p>
      <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'primary', wide: true })}>
        {text('contact_support')}
      </ActionLink>
    </div>
  )
}
