import { useEffect } from 'react'
import { titleOf } from '../../rules/title-of.ts'
import { useEngine } from '../engine.ts'
import { useConfig } from '../hooks.ts'

/** Gives the page the name of what it shows, for as long as it does: the route alone does not say it. */
export function usePageTitle(own: string): void {
  const { document } = useEngine().window
  const brand = useConfig(({ merchant }) => merchant.name)
  const title = titleOf(own, brand)
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [document, title])
}
