import { createContext, use } from 'react'
import { useMatches } from '../../ui/hooks/use-matches.ts'
import type { Action } from '../../generated/config.ts'
import type { Ports } from '../contract/port.ts'
import type { Site, SiteConfig } from '../contract/site.ts'
import { enabledLanguages } from '../resolve/languages.ts'
import { formatPercent } from '../rules/money/format-percent.ts'
import type { FactState } from '../state/facts.ts'
import type { ThemeName } from '../state/preferences.ts'
import { useEngine } from './engine.ts'
import type { Text } from '../rules/text.ts'
import { useShown } from './shown.tsx'
import { useStore } from './use-store.ts'

/** A part of what is true now. Renders again only when that part changes. */
export function useSite<T>(select: (site: Site) => T): T {
  return useStore(useEngine().site, select)
}

/** A part of the brand's configuration. It does not change while the page lives. */
export function useConfig<T>(select: (config: SiteConfig) => T): T {
  return select(useEngine().config)
}

/** The texts of the language that is shown. */
export function useText(): Text {
  return useShown().text
}

/** Does what an action says, with the access rules. It must run in the click itself: some actions open a window. */
export function useAct(): (action: Action) => void {
  return useEngine().act
}

/** Formats a rebate rate, from percent: always with two decimals, so that rates of a list compare. */
export function useRate(): (percent: string | number) => string {
  const { decimalSeparator } = useEngine().config.merchant.currency
  const { tag } = useShown()
  return (percent) => formatPercent(percent, { tag, decimalSeparator, minDecimals: 2 })
}

/** The calls of the platform, by port. Every call may reject with a `Problem`. */
export function usePorts(): Ports {
  return useEngine().ports
}

export interface LanguageChoice {
  readonly code: string
  readonly name: string
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** What the visitor has chosen, and may choose. */
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
  const chosen = useStore(preferences, (state) => state)
  const languages = enabledLanguages(config.languages).map(([code, { name, tag, direction }]) => ({ code, name, tag, direction }))
  return { ...chosen, languages, setLanguage, setTheme, toggleBalance: preferences.toggleBalance }
}

/** How the facts stand: whether they came, whether there is a network, and a way to ask again. */
export function useFacts(): {
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

/** The id of the route that is shown. */
export function useRouteId(): string {
  return use(RouteContext)
}

/** The address of an asset of the brand. */
export function useAsset(): (path: string) => string {
  const { boot, reports } = useEngine()
  return (path) => {
    const url = boot.assets[path]
    if (url === undefined) reports.add({ kind: 'asset', message: `There is no asset ${path}.` })
    return url ?? ''
  }
}

/** Whether the screen is wide; until the page is hydrated, whether it was rendered for one. */
export const useWide = (): boolean => useMatches('(min-width: 1024px)', useEngine().boot.rendered?.wide)
