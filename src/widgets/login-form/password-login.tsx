import { type FormEvent, useId, useRef, useState, type ReactNode } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useConfig, useSite, useText } from '../../engine/index.ts'
import { useSlider } from '../../features/verification/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CaptchaField } from '../../ui/forms/captcha-field.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import type { LoginField } from './validate-login.ts'
import styles from './style.module.css'
import { useLogin } from './use-login.ts'

export interface LoginMethodProps {
  readonly variant: 'stacked' | 'inline'
  /** Whether to remember the login in this browser. */
  readonly remember: boolean
  /** Called when a login with a correct password needs extra verification. */
  readonly onVerificationRequired: (password: string) => void
  /** Rendered above the submit button. */
  readonly children: ReactNode
}

/** Login form with username and password, and with a captcha once the platform requires one. */
export function PasswordLogin({ variant, remember, onVerificationRequired, children }: LoginMethodProps): ReactNode {
  const text = useText()
  const slider = useSlider(useConfig((config) => config.settings.sliderCheck.login))
  const acceptsPhone = useSite(({ flags }) => flags.MOBILENUMREG3 && flags.MOBILENUMPASSREG3)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form)
  const [captchaValue, setCaptchaValue] = useState('')
  const { pending, needsCaptcha, captcha, errors, clearError, logIn } = useLogin(slider, {
    acceptsPhone,
    onNewCaptcha: () => setCaptchaValue(''),
    onVerificationRequired,
  })

  const getFieldProps = (field: LoginField) => ({
    id: `${id}-${field}`,
    name: field,
    required: true,
    error: errors.fields[field] && text(errors.fields[field]),
    onChange: () => clearError(field),
  })
  // Uncontrolled inputs: password managers fill them in without an event that React receives.
  const handleSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const getValue = (field: LoginField): string => {
      const value = formData.get(field)
      return typeof value === 'string' ? value : ''
    }
    const fieldToFocus = await logIn({ username: getValue('username'), password: getValue('password'), captcha: captchaValue }, remember)
    const input = fieldToFocus && form.current?.querySelector<HTMLInputElement>(`[name="${fieldToFocus}"]`)
    input?.focus()
    if (fieldToFocus === 'password') input?.select()
  }

  return (
    <>
      <form ref={form} className={styles['login']} data-variant={variant} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          {...getFieldProps('username')}
          label={text(acceptsPhone ? 'login_username_or_phone' : 'login_username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLengths['session.login'].username}
        />
        <PasswordField
          {...getFieldProps('password')}
          label={text('login_password')}
          autoComplete="current-password"
          maxLength={maxLengths['session.login'].password}
          showLabel={text('password_show')}
          hideLabel={text('password_hide')}
          capsLockText={text('password_caps_lock')}
        />
        {needsCaptcha && (
          <CaptchaField
            {...getFieldProps('captcha')}
            value={captchaValue}
            onChange={(characters) => {
              setCaptchaValue(characters)
              clearError('captcha')
            }}
            label={text('field_captcha')}
            maxLength={maxLengths['session.login'].captcha}
            captcha={captcha}
            pictureLabel={text('captcha_picture')}
            refreshLabel={text('captcha_refresh')}
            failedText={text('captcha_failed')}
            revealLabel={text('captcha_text')}
            revealedText={text('captcha_filled_in')}
          />
        )}
        {children}
        {errors.notice !== undefined && <Notice tone="bad">{text(errors.notice)}</Notice>}
        <Button type="submit" tone="primary" size={variant === 'inline' ? 'm' : 'l'} wide={variant === 'stacked'} busy={pending}>
          {text('login_submit')}
        </Button>
      </form>
      {slider.dialog}
    </>
  )
}
