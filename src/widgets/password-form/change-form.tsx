import type { ReactNode } from 'react'
import { useOverlays, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useAccountForm } from '../../features/account/index.ts'
import { usePasswordChange } from '../../features/session/index.ts'
import { WithOwner, type Owner } from './with-owner.tsx'
import styles from './style.module.css'

/**
 * Change of the login password, voluntary or required. Asks for the old password unless there is none or it has just
 * been entered.
 */
export function ChangeForm(): ReactNode {
  const { forced } = usePasswordChange()
  return forced ? <Change byPassword refetch={() => undefined} /> : <WithOwner>{(owner) => <Change {...owner} />}</WithOwner>
}

function Change({ byPassword, refetch }: Owner): ReactNode {
  const text = useText()
  const { forced, currentPassword, change } = usePasswordChange()
  const needsOldPassword = byPassword && currentPassword === undefined
  const form = useAccountForm('change', !needsOldPassword)
  const { close, warn } = useOverlays()
  return (
    <div className={styles['forms']}>
      <p className={styles['lead']}>{text(forced ? 'password_forced_text' : 'password_change_text')}</p>
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
        {(fieldPropsOf) => (
          <>
            {needsOldPassword && <SecretField {...fieldPropsOf('oldPassword', 'password_old')} autoComplete="current-password" />}
            <SecretField {...fieldPropsOf('newPassword', 'password_new')} autoComplete="new-password" showStrength />
            <SecretField {...fieldPropsOf('confirmNewPassword', 'password_confirm')} autoComplete="new-password" />
          </>
        )}
      </FormFrame>
    </div>
  )
}
