import { useSyncExternalStore } from 'react'
import { useEngine, useFactStates, usePreferences, useStore } from '../../engine/index.ts'
import { resolveLaunchUrl } from '../../features/games/index.ts'

export type PartnerAddress = { readonly status: 'loading' | 'none' } | { readonly status: 'ready'; readonly url: string }

/**
 * Returns the address of a partner's page in the current language. A path is resolved against the origin that the
 * platform configures. The status is `loading` on the server, during hydration and, for a path, until the platform has
 * responded; it is `none` if no origin is configured for the path, or if the address is not allowed.
 */
export function usePartnerAddress(address: string): PartnerAddress {
  const { facts, window, config } = useEngine()
  const { language } = usePreferences()
  const { permission } = useFactStates()
  const origins = useStore(facts, (state) => state.facts.permission?.info.launchGameCDNs ?? [])
  const origin = useSyncExternalStore(subscribeToNothing, () => window.location.origin, getServerSnapshot)
  const tag = config.languages.catalogue[language]?.tag
  if (origin === undefined) return { status: 'loading' }
  const launchUrl = resolveLaunchUrl(address, address.startsWith('/') ? origins : [address], origin)
  if (launchUrl === undefined) return { status: permission === 'pending' ? 'loading' : 'none' }
  const url = new URL(launchUrl)
  if (tag !== undefined) url.searchParams.set('lang', tag)
  return { status: 'ready', url: url.href }
}

/** Subscription without events: the origin never changes. It is `undefined` only on the server and during hydration. */
const subscribeToNothing = () => (): void => undefined
const getServerSnapshot = (): undefined => undefined
