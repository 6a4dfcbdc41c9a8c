import { useState, type ReactNode } from 'react'
import { usePorts, useText } from '../../engine/index.ts'
import { FormFrame, useAccountForm } from '../../features/account/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './style.module.css'

const rawInputProps = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/**
 * Form that requests a temporary password by email. The result does not reveal whether the account exists, unless the
 * brand sets `unknownAccounts` to `revealed`.
 */
export function EmailReset(): ReactNode {
  const text = useText()
  const { member } = usePorts()
  const form = useAccountForm('email')
  const [sentMail, setSentMail] = useState<{ mailbox: string; count: number }>()
  return (
    <div className={styles['stack']}>
      {sentMail ? (
        <Notice tone="good">{text('forgot_mail_sent', sentMail)}</Notice>
      ) : (
        <p className={styles['intro']}>{text('forgot_mail_text')}</p>
      )}
      <FormFrame
        form={form}
        submitLabel={sentMail ? 'forgot_mail_again' : 'forgot_mail_submit'}
        send={async ({ username = '', email = '' }) => {
          const { expiredMinutes } = await member.forgotByEmail({ username, email })
          setSentMail({ mailbox: maskMailbox(email), count: expiredMinutes })
        }}
      >
        {(getFieldProps) => (
          <>
            <TextField {...getFieldProps('username', 'login_username')} {...rawInputProps} autoComplete="username" />
            <TextField {...getFieldProps('email', 'field_email')} {...rawInputProps} type="email" inputMode="email" autoComplete="email" />
          </>
        )}
      </FormFrame>
    </div>
  )
}

/** Masks an email address. Its first character and its domain remain, so that its owner recognises it. */
function maskMailbox(address: string): string {
  const atIndex = address.lastIndexOf('@')
  const [first = ''] = address
  return atIndex < 1 ? '••••' : `${first}••••${address.slice(atIndex)}`
}
