import type { ReactNode } from 'react'
import { actionPath, attributesOf, useConfig, useSite, useText, withoutMarks } from '../../engine/index.ts'

const mark = '\u0000'

/** What is agreed to: the age, which the text names, and the terms, which it links to. */
export function ConsentText({ textKey }: { readonly textKey: string }): ReactNode {
  const age = useConfig((config) => config.registration.consentAge)
  const text = useText()
  const whole = text(textKey, { age, count: age, terms: mark })
  const [before = '', after] = withoutMarks(whole).split(mark)
  const said = attributesOf(whole)
  const content = (
    <>
      {before}
      {after !== undefined && <TermsLink />}
      {after}
    </>
  )
  return said === undefined ? content : <bdi {...said}>{content}</bdi>
}

/** Opens in a tab of its own, so that what is typed stays. */
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
