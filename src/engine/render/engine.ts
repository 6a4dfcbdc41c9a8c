import { createContext, use } from 'react'
import type { Action } from '../../generated/config.ts'
import type { EndpointName } from '../../generated/endpoints.ts'
import type { GameListQuery, GamePage } from '../../generated/api.ts'
import type { FeatureDefinition, Intent } from '../contract/feature.ts'
import type { SendAnalyticsEvent } from '../contract/analytics.ts'
import type { Ports } from '../contract/port.ts'
import type { Boot, Site, SiteConfig } from '../contract/site.ts'
import type { AccountSession } from '../state/account.ts'
import type { FactsStore } from '../state/facts.ts'
import type { FactsPoller } from '../state/poll-facts.ts'
import type { LocationStore } from '../state/location.ts'
import type { OverlayOffer, OverlayStack } from '../state/overlays.ts'
import type { PreferencesStore, ThemeName } from '../state/preferences.ts'
import type { Reports } from '../state/reports.ts'
import type { Slices } from '../state/slices.ts'
import type { Store } from '../state/store.ts'
import type { Values } from '../rules/fill-placeholders.ts'
import type { Texts } from './i18n/texts.ts'
import type { Registry } from './nodes/registry.ts'
import type { QueryCache } from './queries/query-cache.ts'

/** Message keys of a confirmation dialog. */
export interface ConfirmationTexts {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
}

/** Message keys of a warning, the values of its text, and the overlay that it offers to open. */
export interface Warning {
  readonly text: string
  readonly confirm: string
  readonly title?: string
  readonly values?: Values
  readonly offer?: OverlayOffer
}

/** Data and dependency tracking for server-side rendering. */
export interface ServerRendering {
  /** Returns a page of the list of games. The same query must have the same result during one render. */
  games(query: GameListQuery): Promise<GamePage>
  /** Records that the rendered page depends on a query parameter. `values` are the values that affect it. */
  dependOn(name: string, values?: readonly string[]): void
}

export type Feature = FeatureDefinition<Engine>

/**
 * The state and services of the page. There is one engine per page. Its identity never changes; state that changes is
 * in stores.
 */
export interface Engine {
  readonly boot: Boot
  /** The brand's configuration, as far as the platform supports it. Changes together with `site`. */
  readonly config: SiteConfig
  readonly ports: Ports
  /** Whether the platform supports an endpoint; `true` as long as it has not declared any. */
  supports(endpoint: EndpointName): boolean
  readonly queries: QueryCache
  readonly registry: Registry
  readonly site: Store<Site>
  readonly facts: FactsStore
  readonly poller: FactsPoller
  readonly location: LocationStore
  readonly overlays: OverlayStack
  readonly preferences: PreferencesStore
  readonly account: AccountSession
  readonly texts: Texts
  readonly reports: Reports
  /** Progress of the current proof of work, from 0 to 1; `undefined` if there is none. */
  readonly proofOfWorkProgress: Store<{ readonly progress: number | undefined }>
  /** The last action that was performed, or whose external link was clicked; a new object each time. */
  readonly lastAction: Store<{ readonly action: Action | undefined }>
  readonly window: Window
  /** Sends events to the analytics tool; `undefined` if the app was built without analytics. */
  readonly sendAnalyticsEvent: SendAnalyticsEvent | undefined
  /** Set only during server-side rendering. */
  readonly serverRendering: ServerRendering | undefined
  /** Fetches a JSON file from the site's own origin. Rejects after a timeout. */
  getFile(url: string): Promise<unknown>
  /** The features of the site: its behaviour beyond rendering. */
  readonly features: readonly Feature[]
  /** State that features keep for the lifetime of the page. */
  readonly slice: Slices
  /** Performs an action. If the action opens an overlay, the access rule of the overlay applies. */
  act(action: Action): void
  openOverlay(id: string, page?: string, openedByRoute?: boolean): void
  /** Sets the intent to run after the next login. */
  setPendingIntent(intent: Intent): void
  pendingIntent(): Intent | undefined
  /** Runs the intent now if a member is logged in; otherwise opens the login overlay and runs it after the login. */
  withLogin(intent: Intent): void
  confirm(question: ConfirmationTexts): Promise<boolean>
  warn(warning: Warning): Promise<void>
  /** Runs the pending intent, if any, and clears it. Called after a login. */
  resumeIntent(): void
  setLanguage(code: string): Promise<void>
  setTheme(theme: ThemeName): void
  /** Applies the language and the theme stored on this device if the page was served with others. */
  restorePreferences(): Promise<void>
}

export const EngineContext = createContext<Engine | undefined>(undefined)

/** Returns the engine of this page. @throws outside of `EngineContext` */
export function useEngine(): Engine {
  const engine = use(EngineContext)
  if (engine === undefined) throw new Error('useEngine must be used inside EngineContext.')
  return engine
}

/** Declares a feature. */
export const defineFeature = (definition: Feature): Feature => definition

/** Whether the server has enabled the inspector on this page. */
export const isInspectorEnabled = ({ window }: Engine): boolean => window.document.querySelector('meta[name="livery-inspect"]') !== null
