import type { ReactNode } from 'react'
import { useConfig } from '../../engine/index.ts'
import { ConsentText } from '../../features/account/index.ts'
import { TickBox } from '../../ui/forms/tick-box.tsx'
import { type InputProps, useFormShare } from './form-context.ts'

/** A required checkbox. */
export function ConsentInput({ id, name, value, onChange }: InputProps): ReactNode {
  const terms = useConfig((config) => config.registration.terms)
  const { errorOf } = useFormShare()
  const key = name === 'termsConsent' ? 'register_consent_terms' : terms === 'own-box' ? 'register_consent_age' : 'register_consent_both'
  return (
    <TickBox id={id} checked={value === true} required error={errorOf(name)} onChange={(checked) => onChange(checked || undefined)}>
      <ConsentText textKey={key} />
    </TickBox>
  )
}
