import { createContext, use } from 'react'
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts'
import type { Action } from '../../generated/config.ts'
import type { Ports } from '../contract/port.ts'
import type { Site, SiteConfig } from '../contract/site.ts'
import { listEnabledLanguages } from '../resolve/languages.ts'
import { formatPercent } from '../rules/money/format-percent.ts'
import type { FactState } from '../state/facts.ts'
import type { ThemeName } from '../state/preferences.ts'
import { useEngine } from './engine.ts'
import type { Text } from '../rules/text.ts'
import { useLocale, useLocalizedConfig } from './locale.tsx'
import { useStore } from './use-store.ts'

/** Selects from the current site. Re-renders only when the selection changes. */
export function useSite<T>(select: (site: Site) => T): T {
  return useStore(useEngine().site, select)
}

/**
 * Selects from the brand's configuration. After the page has loaded, it changes only with the language (number
 * separators) and with the endpoints that the platform declares (parts that require others are removed).
 */
export function useConfig<T>(select: (config: SiteConfig) => T): T {
  return select(useLocalizedConfig())
}

/** Returns the text function of the current language. */
export function useText(): Text {
  return useLocale().text
}

/**
 * Returns the function that performs an action. Call it synchronously in the click handler, because browsers allow
 * opening a window only there.
 */
export function useAct(): (action: Action) => void {
  return useEngine().act
}

/** Returns a formatter for rebate rates in percent, always with two decimals so that rates in a list line up. */
export function useFormatRate(): (percent: string | number) => string {
  const { tag, config } = useLocale()
  const { decimalSeparator } = config.merchant.currency
  return (percent) => formatPercent(percent, { tag, decimalSeparator, minDecimals: 2 })
}

/** Returns the platform's endpoints by port. Every call may reject with a `Problem`. */
export function usePorts(): Ports {
  return useEngine().ports
}

export interface LanguageChoice {
  readonly code: string
  readonly name: string
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** Returns the visitor's preferences and the functions that change them. */
export function usePreferences(): {
  readonly language: string
  readonly languages: readonly LanguageChoice[]
  setLanguage(code: string): Promise<void>
  readonly theme: ThemeName
  setTheme(theme: ThemeName): void
  readonly balanceHidden: boolean
  toggleBalance(): void
} {
  const { preferences, config, setLanguage, setTheme } = useEngine()
  const selected = useStore(preferences, (state) => state)
  const languages = listEnabledLanguages(config.languages).map(([code, { name, tag, direction }]) => ({ code, name, tag, direction }))
  return { ...selected, languages, setLanguage, setTheme, toggleBalance: preferences.toggleBalance }
}

/**
 * Returns the loading state of each of four facts, whether the browser is offline, and a function that refetches the
 * facts.
 */
export function useFactStates(): {
  readonly gameMenus: FactState
  readonly permission: FactState
  readonly member: FactState
  readonly balance: FactState
  readonly offline: boolean
  refresh(): Promise<void>
} {
  const { facts, poller } = useEngine()
  const { states, offline } = useStore(facts, (state) => ({ states: state.states, offline: state.offline }))
  return { ...states, offline, refresh: () => poller.refresh(['permission', 'gameMenus', 'member', 'balance']) }
}

export const RouteContext = createContext('')

/** Returns the id of the current route. */
export function useRouteId(): string {
  return use(RouteContext)
}

/** Returns a function that resolves an asset path of the brand to its URL; an unknown path is reported and gives ''. */
export function useAsset(): (path: string) => string {
  const { boot, reports } = useEngine()
  return (path) => {
    const url = boot.assets[path]
    if (url === undefined) reports.add({ kind: 'asset', message: `Unknown asset ${path}.` })
    return url ?? ''
  }
}

/** Whether the viewport is wide; until hydration, whether the server rendered the page for a wide one. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1024px)', useEngine().boot.rendered?.wide)
