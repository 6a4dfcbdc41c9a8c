import type { ReactNode } from 'react'
import { findActionPath, findLanguageAttributes, useConfig, useSite, useText, stripLanguageMarks } from '../../engine/index.ts'

const termsPlaceholder = '\u0000'

/** Consent text with the required age and a link to the terms. */
export function ConsentText({ textKey }: { readonly textKey: string }): ReactNode {
  const age = useConfig((config) => config.registration.consentAge)
  const text = useText()
  const fullText = text(textKey, { age, count: age, terms: termsPlaceholder })
  const [before = '', after] = stripLanguageMarks(fullText).split(termsPlaceholder)
  const attributes = findLanguageAttributes(fullText)
  const content = (
    <>
      {before}
      {after !== undefined && <TermsLink />}
      {after}
    </>
  )
  return attributes === undefined ? content : <bdi {...attributes}>{content}</bdi>
}

/** Link to the terms. Opens in a new tab, so that the form keeps its input. */
function TermsLink(): ReactNode {
  const text = useText()
  const routes = useConfig((config) => config.routes)
  const path = useSite((site) => findActionPath({ article: 'terms' }, routes, site))
  const label = text('register_terms_link')
  return path === undefined ? (
    <>{label}</>
  ) : (
    <a href={path} target="_blank" rel="noopener">
      {label}
    </a>
  )
}
