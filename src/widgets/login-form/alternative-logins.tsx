import { useState, type ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useAlternativeLogins } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { OneClickDialog } from './one-click-dialog.tsx'
import { ProviderLogo } from './provider-logo.tsx'
import styles from './style.module.css'

/** Alternative logins: social login and one-click sign-up. Renders nothing if all of them are disabled. */
export function AlternativeLogins({ remember }: { readonly remember: boolean }): ReactNode {
  const logins = useAlternativeLogins()
  const text = useText()
  const [oneClickOpen, setOneClickOpen] = useState(false)
  if (logins.providers.length === 0 && !logins.oneClick) return null
  return (
    <div className={styles['alternatives']}>
      <p className={styles['divider']}>
        <span>{text('login_or')}</span>
      </p>
      {logins.errorKey !== undefined && <Notice tone="bad">{text(logins.errorKey)}</Notice>}
      {logins.providers.map((provider) => (
        <Button key={provider} wide busy={logins.redirectingTo === provider} onClick={() => void logins.redirect(provider, remember)}>
          <ProviderLogo provider={provider} />
          {text(`login_by_${provider}`)}
        </Button>
      ))}
      {logins.oneClick && (
        <Button wide onClick={() => setOneClickOpen(true)}>
          {text('login_one_click')}
        </Button>
      )}
      {oneClickOpen && <OneClickDialog register={logins.register} onClose={() => setOneClickOpen(false)} />}
    </div>
  )
}
