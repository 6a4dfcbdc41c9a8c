import { useEffect, useState } from 'react'
import { useEngine, useFacts, usePreferences, useStore } from '../../engine/index.ts'
import { launchAddress } from '../../features/games/index.ts'

export type PartnerAddress = { readonly at: 'waiting' | 'none' } | { readonly at: 'known'; readonly url: string }

/**
 * Where a partner's page is, in the language that is shown. `waiting` while the platform has not said where its partners are, `none` where it names
 * nobody, or somebody whom this site may not show.
 */
export function usePartnerAddress(address: string): PartnerAddress {
  const { facts, window, config } = useEngine()
  const { language } = usePreferences()
  const { permission } = useFacts()
  const origins = useStore(facts, (state) => state.facts.permission?.info.launchGameCDNs ?? [])
  const [found, setFound] = useState<PartnerAddress>({ at: 'waiting' })
  const tag = config.languages.catalogue[language]?.tag
  useEffect(() => {
    const known = launchAddress(address, address.startsWith('/') ? origins : [address], window.location.href)
    if (known === undefined) return setFound({ at: permission === 'waiting' ? 'waiting' : 'none' })
    const url = new URL(known)
    if (tag !== undefined) url.searchParams.set('lang', tag)
    setFound({ at: 'known', url: url.href })
  }, [address, origins, permission, tag, window])
  return found
}
