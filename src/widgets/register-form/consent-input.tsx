import type { ReactNode } from 'react'
import { useConfig } from '../../engine/index.ts'
import { ConsentText } from '../../features/account/index.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { type InputProps, useSharedForm } from './form-context.ts'

/** A required consent as a checkbox. */
export function ConsentInput({ id, name, value, onChange }: InputProps): ReactNode {
  const terms = useConfig((config) => config.registration.terms)
  const { findError } = useSharedForm()
  const textKey =
    name === 'termsConsent' ? 'register_consent_terms' : terms === 'separate' ? 'register_consent_age' : 'register_consent_both'
  return (
    <Checkbox id={id} checked={value === true} required error={findError(name)} onChange={(checked) => onChange(checked || undefined)}>
      <ConsentText textKey={textKey} />
    </Checkbox>
  )
}
