import { useEffect } from 'react'
import { formatDocumentTitle } from '../../resolve/describe-page.ts'
import { useEngine } from '../engine.ts'
import { useConfig } from '../hooks.ts'

/** Sets the document title while the component is mounted, for pages whose title depends on their content. */
export function usePageTitle(pageName: string): void {
  const { document } = useEngine().window
  const brand = useConfig(({ merchant }) => merchant.name)
  const title = formatDocumentTitle(pageName, brand)
  useEffect(() => setDocumentTitle(document, title), [document, title])
}

/** Sets the title. The returned function restores the previous one unless it has been changed since. */
function setDocumentTitle(document: Document, title: string): () => void {
  const previousTitle = document.title
  document.title = title
  return () => {
    if (document.title === title) document.title = previousTitle
  }
}
