import { createContext, use } from 'react'
import { useMatches } from '../../ui/hooks/use-matches.ts'
import type { Action } from '../../generated/config.ts'
import type { Ports } from '../contract/port.ts'
import type { Site, SiteConfig } from '../contract/site.ts'
import { enabledLanguages } from '../resolve/languages.ts'
import { formatPercent } from '../rules/money/format-percent.ts'
import { formatMinor } from '../rules/money/money.ts'
import { wholeTime } from '../rules/time/whole-time.ts'
import type { FactState } from '../state/facts.ts'
import type { ThemeName } from '../state/preferences.ts'
import { type Question, type Warning, useEngine } from './engine.ts'
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

/** Money in minor units as the brand writes it. */
export function useMoney(): (minor: bigint) => string {
  const { currency } = useEngine().config.merchant
  return (minor) => formatMinor(minor, currency)
}

/** Percentages, of decimal text or a number of percent, as the language and the brand write them. */
export function usePercent(): (percent: string | number) => string {
  const { decimalSeparator } = useEngine().config.merchant.currency
  const { tag } = useShown()
  return (percent) => formatPercent(percent, { tag, decimalSeparator })
}

/** Formats a rebate rate, from percent: always with two decimals, so that rates of a list compare. */
export function useRate(): (percent: string | number) => string {
  const { decimalSeparator } = useEngine().config.merchant.currency
  const { tag } = useShown()
  return (percent) => formatPercent(percent, { tag, decimalSeparator, minDecimals: 2 })
}

/** A time in minutes, in words: "3 hours" for 180. */
export function useWriteDuration(): (minutes: number) => string {
  const { text } = useShown()
  return (minutes) => {
    const { key, count } = wholeTime(minutes)
    return text(key, { count })
  }
}

/** The calls of the platform, by port. Every call may reject with a `Problem`. */
export function usePorts(): Ports {
  return useEngine().ports
}

/** What stands above the page. `close` closes the overlay on top; `ask` says whether it was confirmed. */
export function useOverlays(): {
  open(id: string): void
  close(): void
  ask(question: Question): Promise<boolean>
  warn(warning: Warning): Promise<void>
} {
  const { openOverlay, overlays, ask, warn } = useEngine()
  return { open: (id) => openOverlay(id), close: overlays.closeTop, ask, warn }
}

/** The page that a centre shows, and a way to another of its pages. */
export function useCentre(panel: 'member' | 'agent'): { readonly page: string; turnTo(page: string): void } {
  const { config, overlays, site } = useEngine()
  const content = useStore(overlays, () => overlays.find(config.overlays[`${panel}Centre`]))
  const fallback = useSite(({ menus }) => menus[panel].default)
  const requested = content?.content.type === 'overlay' ? content.content.page : undefined
  const known = useSite(({ menus }) => menus[panel].items.some(({ id }) => id === requested))
  return {
    page: known && requested !== undefined ? requested : fallback,
    turnTo: (page) => content && site.get().menus[panel].items.some(({ id }) => id === page) && overlays.turnTo(content.key, page),
  }
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
  const { facts, keeper } = useEngine()
  const { states, offline } = useStore(facts, (state) => ({ states: state.states, offline: state.offline }))
  return { ...states, offline, refresh: () => keeper.refresh(['permission', 'gameMenus', 'member', 'balance']) }
}

/** An address parameter. `known` are the values that make a difference, where any other one is as good as none. */
export function useSearchParameter(name: string, known?: readonly string[]): string | undefined {
  const { location, rendering } = useEngine()
  rendering?.dependOn(name, known)
  return useStore(location, ({ search }) => new URLSearchParams(search).get(name) ?? undefined)
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
