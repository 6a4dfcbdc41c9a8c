import { useId, useState, type ReactNode } from 'react'
import { ActionLink, useConfig, useEngine, useSite, useText } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Tabs, tabId } from '../../ui/controls/tabs.tsx'
import { ByEmail } from './by-email.tsx'
import { ByPhone } from './by-phone.tsx'
import styles from './style.module.css'

/** Password reset by e-mail and, if the platform's flag is on, by phone. */
export function Forgot(): ReactNode {
  const phone = useSite(({ flags }) => flags.CHNGPASSVERIF3)
  const email = useEngine().supports('member.forgotByEmail')
  const login = useConfig(({ overlays }) => overlays.login)
  const text = useText()
  const panelId = useId()
  const [chosenMethod, setChosenMethod] = useState<'email' | 'phone'>('email')
  const both = phone && email
  const method = both ? chosenMethod : phone ? 'phone' : 'email'
  return (
    <div className={styles['forms']}>
      {both && (
        <Tabs
          label={text('forgot_ways')}
          tabs={[
            { id: 'email', label: text('forgot_by_email'), icon: 'message' },
            { id: 'phone', label: text('forgot_by_phone'), icon: 'phone' },
          ]}
          value={method}
          onChange={(id) => setChosenMethod(id === 'phone' ? 'phone' : 'email')}
          panelId={panelId}
          variant="segments"
          even
        />
      )}
      <div id={panelId} {...(both && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, method) })}>
        {method === 'phone' ? <ByPhone /> : <ByEmail />}
      </div>
      <p className={styles['other']}>
        {text('forgot_remembered')}{' '}
        <ActionLink action={{ overlay: login }} className={buttonClass({ tone: 'link' })}>
          {text('login_submit')}
        </ActionLink>
      </p>
    </div>
  )
}
