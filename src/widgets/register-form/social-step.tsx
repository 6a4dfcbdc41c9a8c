import type { ReactNode } from 'react'
import { type RegisterForm, listRequiredFields, useText } from '../../engine/index.ts'
import { useSocialProfile } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { RegistrationForm } from './registration-form.tsx'
import styles from './style.module.css'
import type { UrlAffiliate } from './use-url-affiliate.ts'

interface SocialStepProps {
  readonly form: RegisterForm
  readonly affiliate: UrlAffiliate
}

/**
 * Registration form after a social login, with buttons for visitors who have an account already or prefer another
 * method. Renders nothing without a social profile.
 */
export function SocialStep({ form, affiliate }: SocialStepProps): ReactNode {
  const { profile, link, discard } = useSocialProfile()
  const text = useText()
  if (profile === undefined) return null
  const { provider, name, email } = profile
  const providerName = text(`social_${provider}`)
  const initialValues = { ...(email !== undefined && { email }), ...(name !== undefined && { fullName: name }) }
  return (
    <>
      <Notice tone="good">
        {name === undefined ? text('social_welcome', { site: providerName }) : text('social_welcome_name', { site: providerName, name })}
      </Notice>
      <RegistrationForm method="social" initialValues={initialValues} fields={listRequiredFields(form)} affiliate={affiliate} />
      <p className={styles['alternative']}>
        {text('social_have_account')}{' '}
        <Button tone="link" onClick={link}>
          {text('social_link', { site: providerName })}
        </Button>
      </p>
      <p className={styles['alternative']}>
        <Button tone="link" onClick={discard}>
          {text('social_without', { site: providerName })}
        </Button>
      </p>
    </>
  )
}
