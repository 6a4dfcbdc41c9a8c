import { createContext, use } from 'react'
import type { Action } from '../../generated/config.ts'
import type { GameListQuery, GamePage } from '../../generated/api.ts'
import type { FeatureDefinition, Intent } from '../contract/feature.ts'
import type { Measure } from '../contract/measure.ts'
import type { Ports } from '../contract/port.ts'
import type { Boot, Site, SiteConfig } from '../contract/site.ts'
import type { AccountMemory } from '../state/account.ts'
import type { FactsStore } from '../state/facts.ts'
import type { FactsPoller } from '../state/poll-facts.ts'
import type { LocationStore } from '../state/location.ts'
import type { OverlayOffer, OverlayStack } from '../state/overlays.ts'
import type { PreferencesStore, ThemeName } from '../state/preferences.ts'
import type { Reports } from '../state/reports.ts'
import type { Slices } from '../state/slices.ts'
import type { Store } from '../state/store.ts'
import type { Values } from '../rules/fill-text.ts'
import type { Texts } from './i18n/texts.ts'
import type { Registry } from './nodes/registry.ts'
import type { QueryCache } from './queries/query-cache.ts'

/** Message keys of a question. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
}

/** Message keys of a warning, and the values that its text names. */
export interface Warning {
  readonly text: string
  readonly confirm: string
  readonly title?: string
  readonly values?: Values
  readonly offer?: OverlayOffer
}

export interface Rendering {
  /** Tells a page of the list of games. The same question has the same answer. */
  games(query: GameListQuery): Promise<GamePage>
  /** Hears which address parameter, and which values of it, the page depends on. */
  dependOn(name: string, values?: readonly string[]): void
}

export type Feature = FeatureDefinition<Engine>

/** Everything that the page lives on. One a page, and always the same object; what changes stands in stores. */
export interface Engine {
  readonly boot: Boot
  readonly config: SiteConfig
  readonly ports: Ports
  readonly queries: QueryCache
  readonly registry: Registry
  readonly site: Store<Site>
  readonly facts: FactsStore
  readonly poller: FactsPoller
  readonly location: LocationStore
  readonly overlays: OverlayStack
  readonly preferences: PreferencesStore
  readonly account: AccountMemory
  readonly texts: Texts
  readonly reports: Reports
  /** How much of a proof of work is done, from 0 to 1, while one is under way. */
  readonly work: Store<{ readonly share: number | undefined }>
  /** What was chosen last, a new object each time. */
  readonly chosen: Store<{ readonly action: Action | undefined }>
  readonly window: Window
  /** Hears what happens, where the program was built with something that counts visits. */
  readonly measure: Measure | undefined
  /** Only where a first screen is rendered. */
  readonly rendering: Rendering | undefined
  /** Fetches a JSON file of our own host. Rejects where it does not come. */
  getFile(url: string): Promise<unknown>
  /** What the site does besides rendering. */
  readonly features: readonly Feature[]
  /** What a use case keeps for as long as the page lives. */
  readonly slice: Slices
  act(action: Action): void
  openOverlay(id: string, page?: string, byRoute?: boolean): void
  /** Remembers what to do after the next login. */
  setPendingIntent(intent: Intent): void
  pendingIntent(): Intent | undefined
  /** Does it now where somebody is logged in, and after a login otherwise. */
  withLogin(intent: Intent): void
  confirm(question: Question): Promise<boolean>
  warn(warning: Warning): Promise<void>
  /** Carries out what was pending before the login. */
  resumeIntent(): void
  setLanguage(code: string): Promise<void>
  setTheme(theme: ThemeName): void
  /** Shows the language and the theme that this device remembers, where the page came in others. */
  restoreChoices(): Promise<void>
}

export const EngineContext = createContext<Engine | undefined>(undefined)

/** The engine of this page. Throws outside of it. */
export function useEngine(): Engine {
  const engine = use(EngineContext)
  if (engine === undefined) throw new Error('This must be rendered inside the engine.')
  return engine
}

/** Declares a feature: what it starts, and what it does for others. */
export const defineFeature = (definition: Feature): Feature => definition

/** Whether the server gave the page to an operator, with the inspector. */
export const isInspected = ({ window }: Engine): boolean => window.document.querySelector('meta[name="livery-inspect"]') !== null
