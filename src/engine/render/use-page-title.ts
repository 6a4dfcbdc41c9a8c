import { useEffect } from 'react'
import { useEngine } from './engine.ts'
import { useConfig } from './hooks.ts'
import { titleOf } from './title-of.ts'

/** Gives the page the name of what it shows, for as long as it does: the route alone does not say it. */
export function usePageTitle(own: string): void {
  const { document } = useEngine().window
  const title = titleOf(
    own,
    useConfig(({ merchant }) => merchant.name),
  )
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [document, title])
}
