import type { ReactNode } from 'react'
import { useOverlays, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useAccountForm } from '../../features/account/index.ts'
import { usePasswordChange } from '../../features/session/index.ts'
import { WithReauthentication, type Reauthentication } from './with-reauthentication.tsx'
import styles from './style.module.css'

/**
 * Form that changes the login password, voluntarily or because the platform requires it. Asks for the old password
 * unless the account has none or the player has just logged in with it.
 */
export function ChangeForm(): ReactNode {
  const { forced } = usePasswordChange()
  return forced ? (
    <ChangePasswordFields hasPassword refetch={() => undefined} />
  ) : (
    <WithReauthentication>{(reauthentication) => <ChangePasswordFields {...reauthentication} />}</WithReauthentication>
  )
}

function ChangePasswordFields({ hasPassword, refetch }: Reauthentication): ReactNode {
  const text = useText()
  const { forced, currentPassword, change } = usePasswordChange()
  const needsOldPassword = hasPassword && currentPassword === undefined
  const form = useAccountForm('change', !needsOldPassword)
  const { close, warn } = useOverlays()
  return (
    <div className={styles['stack']}>
      <p className={styles['intro']}>{text(forced ? 'password_forced_text' : 'password_change_text')}</p>
      <FormFrame
        form={form}
        submitLabel="password_change_submit"
        send={async ({ oldPassword = currentPassword ?? '', newPassword = '', confirmNewPassword = '' }) => {
          await change({ oldPassword, newPassword, confirmNewPassword })
          refetch()
          if (forced) return
          close()
          await warn({ title: 'change_password_title', text: 'password_changed', confirm: 'in_increase_submit' })
        }}
      >
        {(getFieldProps) => (
          <>
            {needsOldPassword && <SecretField {...getFieldProps('oldPassword', 'password_old')} autoComplete="current-password" />}
            <SecretField {...getFieldProps('newPassword', 'password_new')} autoComplete="new-password" showStrength />
            <SecretField {...getFieldProps('confirmNewPassword', 'password_confirm')} autoComplete="new-password" />
          </>
        )}
      </FormFrame>
    </div>
  )
}
