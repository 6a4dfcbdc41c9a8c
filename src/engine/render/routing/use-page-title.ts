import { useEffect } from 'react'
import { titleOf } from '../../resolve/describe-page.ts'
import { useEngine } from '../engine.ts'
import { useConfig } from '../hooks.ts'

/** Gives the page the name of what it shows, for as long as it does: the route alone does not say it. */
export function usePageTitle(own: string): void {
  const { document } = useEngine().window
  const brand = useConfig(({ merchant }) => merchant.name)
  const title = titleOf(own, brand)
  useEffect(() => showTitle(document, title), [document, title])
}

/** Puts a title in place. What comes back puts the one before there again, unless another has come meanwhile. */
function showTitle(document: Document, title: string): () => void {
  const before = document.title
  document.title = title
  return () => {
    if (document.title === title) document.title = before
  }
}
