import type { ReactNode } from 'react'
import { actionPath, useConfig, useSite, useText } from '../../engine/index.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { type InputProps, useFormShare } from './form-context.ts'

const mark = '\u0000'

/** A box that must be ticked: the age, which the text names, and the terms, which it links to. */
export function ConsentInput({ id, name, value, onChange, rawErrors }: InputProps): ReactNode {
  const { consentAge, terms } = useConfig((config) => config.registration)
  const { errorOf } = useFormShare()
  const text = useText()
  const key = name === 'termsConsent' ? 'register_consent_terms' : terms === 'own-box' ? 'register_consent_age' : 'register_consent_both'
  const [before = '', after] = text(key, { age: consentAge, terms: mark }).split(mark)
  return (
    <TickBox
      id={id}
      checked={value === true}
      required
      error={errorOf(name, rawErrors?.[0])}
      onChange={(checked) => onChange(checked || undefined)}
    >
      {before}
      {after !== undefined && <TermsLink />}
      {after}
    </TickBox>
  )
}

/** Opens in a tab of its own, so that what is typed stays. */
function TermsLink(): ReactNode {
  const text = useText()
  const path = useSite((site) => actionPath({ article: 'terms' }, site))
  const words = text('register_terms_link')
  return path === undefined ? (
    words
  ) : (
    <a href={path} target="_blank" rel="noopener">
      {words}
    </a>
  )
}
