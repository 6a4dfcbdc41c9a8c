import type { ReactNode } from 'react'
import { useText, type RegistrationRoom } from '../../engine/index.ts'
import { useSocialArrival } from '../../engine/later.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { RegisterForm } from '../../engine/index.ts'
import { RegistrationForm } from './registration-form.tsx'
import styles from './style.module.css'
import type { AddressAffiliate } from './use-affiliate.ts'

interface SocialStepProps {
  readonly form: RegisterForm
  readonly rules: RegistrationRoom
  readonly affiliate: AddressAffiliate
}

/** What a registration still asks of who comes from another site; and the ways on for who has an account already, or wants none by that site. */
export function SocialStep({ form, rules, affiliate }: SocialStepProps): ReactNode {
  const { arrival, link, drop } = useSocialArrival()
  const text = useText()
  if (arrival === undefined) return null
  const { provider, name, email } = arrival
  const site = text(`social_${provider}`)
  const known = { ...(email !== undefined && { email }), ...(name !== undefined && { fullName: name }) }
  return (
    <>
      <Notice tone="good">{name === undefined ? text('social_welcome', { site }) : text('social_welcome_name', { site, name })}</Notice>
      <RegistrationForm method="social" known={known} fields={rules.stillAsked(form)} rules={rules} affiliate={affiliate} />
      <p className={styles['other']}>
        {text('social_have_account')}{' '}
        <Button tone="link" onClick={link}>
          {text('social_link', { site })}
        </Button>
      </p>
      <p className={styles['other']}>
        <Button tone="link" onClick={drop}>
          {text('social_without', { site })}
        </Button>
      </p>
    </>
  )
}
