import type { ReactNode } from 'react'
import { actionPath, attributesOf, useConfig, useSite, useText, withoutMarks } from '../../engine/index.ts'

const mark = '\u0000'

/** Consent text: the age, and a link to the terms. */
export function ConsentText({ textKey }: { readonly textKey: string }): ReactNode {
  const age = useConfig((config) => config.registration.consentAge)
  const text = useText()
  const fullText = text(textKey, { age, count: age, terms: mark })
  const [before = '', after] = withoutMarks(fullText).split(mark)
  const attributes = attributesOf(fullText)
  const content = (
    <>
      {before}
      {after !== undefined && <TermsLink />}
      {after}
    </>
  )
  return attributes === undefined ? content : <bdi {...attributes}>{content}</bdi>
}

/** Opens in a new tab, so that the input stays. */
function TermsLink(): ReactNode {
  const text = useText()
  const routes = useConfig((config) => config.routes)
  const path = useSite((site) => actionPath({ article: 'terms' }, routes, site))
  const words = text('register_terms_link')
  return path === undefined ? (
    <>{words}</>
  ) : (
    <a href={path} target="_blank" rel="noopener">
      {words}
    </a>
  )
}
