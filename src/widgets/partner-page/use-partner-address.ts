import { useSyncExternalStore } from 'react'
import { useEngine, useFacts, usePreferences, useStore } from '../../engine/index.ts'
import { launchAddress } from '../../features/games/index.ts'

export type PartnerAddress = { readonly at: 'waiting' | 'none' } | { readonly at: 'known'; readonly url: string }

/**
 * Where a partner's page is, in the language that is shown. `waiting` while the platform has not said where its
 * partners are, `none` where it names nobody, or somebody whom this site may not show.
 */
export function usePartnerAddress(address: string): PartnerAddress {
  const { facts, window, config } = useEngine()
  const { language } = usePreferences()
  const { permission } = useFacts()
  const origins = useStore(facts, (state) => state.facts.permission?.info.launchGameCDNs ?? [])
  const here = useSyncExternalStore(stays, () => window.location.origin, nowhere)
  const tag = config.languages.catalogue[language]?.tag
  if (here === undefined) return { at: 'waiting' }
  const known = launchAddress(address, address.startsWith('/') ? origins : [address], here)
  if (known === undefined) return { at: permission === 'waiting' ? 'waiting' : 'none' }
  const url = new URL(known)
  if (tag !== undefined) url.searchParams.set('lang', tag)
  return { at: 'known', url: url.href }
}

/** The site's own origin does not change; where the server renders, and until the page is hydrated, it is not there. */
const stays = () => (): void => undefined
const nowhere = (): undefined => undefined
