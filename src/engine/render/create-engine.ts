import type { Permission } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import type { CountKind, FetchedFacts } from '../contract/facts.ts'
import type { SendAnalyticsEvent } from '../contract/analytics.ts'
import type { ClientContext, Ports } from '../contract/port.ts'
import type { Boot, Site } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { factPolicy } from '../resolve/fact-policy.ts'
import { listCountKinds } from '../resolve/list-count-kinds.ts'
import { parseContracts } from '../resolve/parse-contracts.ts'
import { createResolver } from '../resolve/resolve-site.ts'
import { shareStructure } from '../resolve/share-structure.ts'
import { parseMinor } from '../rules/money/money.ts'
import { createAccountSession } from '../state/account.ts'
import { createFacts, type FactsStore } from '../state/facts.ts'
import { createFactsPoller, type FactsPoller } from '../state/poll-facts.ts'
import { trackRevision } from '../state/track-revision.ts'
import { createLocation } from '../state/location.ts'
import { createOverlays } from '../state/overlays.ts'
import { createPreferences } from '../state/preferences.ts'
import { createReports, type Reports } from '../state/reports.ts'
import { createSlices } from '../state/slices.ts'
import { createStorage, type TextStorage } from '../state/storage.ts'
import { createStore, type Store } from '../state/store.ts'
import { createActions } from './create-actions.ts'
import type { ServerRendering, Engine, Feature, ConfirmationTexts, Warning } from './engine.ts'
import { createTexts, loadTexts } from './i18n/texts.ts'
import { createRegistry } from './nodes/registry.ts'
import { createQueryCache, type QueryCache } from './queries/query-cache.ts'
import { listenForProblems } from './report-problem.ts'
import { applyLanguage, applyTheme, getCurrentTheme } from './apply-appearance.ts'

/** Dependencies of the engine, which the page provides. */
export interface EngineDeps {
  readonly boot: Boot
  readonly widgets: readonly WidgetDefinition[]
  /** Loads the widgets that are not in `widgets`; none by default. */
  readonly loadOtherWidgets?: () => Promise<readonly WidgetDefinition[]>
  readonly features: readonly Feature[]
  /** Creates the ports, which call the API with the given client context. */
  readonly createPorts: (context: ClientContext) => Ports
  /** Fetches a JSON file from the site's own origin. Rejects after the timeout. */
  readonly getFile: (url: string, timeoutSeconds: number) => Promise<unknown>
  readonly window: Window
  /** Sends events to the analytics tool; if omitted, none are sent. */
  readonly sendAnalyticsEvent?: SendAnalyticsEvent
  /** Set only during server-side rendering. */
  readonly serverRendering?: ServerRendering
}

/** Creates the engine from the data that the server embedded in the page. Makes no request yet. */
export function createEngine(deps: EngineDeps): Engine {
  const { boot, window } = deps
  const { config } = boot
  const { settings } = config
  const getFile: Engine['getFile'] = (url) => deps.getFile(url, settings.times.callTimeoutSeconds)
  const session = createStorage(() => window.sessionStorage)
  const local = createStorage(() => window.localStorage)
  local.set(settings.storage.local.merchantCode, config.merchant.code)
  const setCookie = (name: string, value: string, seconds?: number): void =>
    void (window.document.cookie = `${name}=${value}; path=/; samesite=lax${seconds === undefined ? '' : `; max-age=${seconds}`}`)
  const merchantIdentity = { id: boot.merchant, code: config.merchant.code }
  const account = createAccountSession(session, settings.storage.session, merchantIdentity, (loggedIn) =>
    loggedIn ? setCookie('member', '1') : setCookie('member', '', 0),
  )
  const reports = createReports((report) => window.dispatchEvent(new CustomEvent('livery:problem', { detail: report })))
  listenForProblems(window, reports)
  const getLanguageTag = (code: string): string => config.languages.catalogue[code]?.tag ?? 'en'
  const texts = createTexts({
    language: boot.language,
    messages: boot.messages,
    commonValues: { brand: config.merchant.name },
    getLanguageTag,
    isRightToLeft: (code) => config.languages.catalogue[code]?.direction === 'rtl',
    onMissing: (key) => reports.add({ kind: 'message', message: `No text for key ${key}.` }),
  })
  const facts = createFacts(account.getToken(), window.navigator.onLine === false, boot.rendered)
  if (boot.rendered === undefined) restoreMenus(session, settings.storage.session.gameVendors, facts)
  const preferences = createPreferences(
    { language: boot.language, theme: boot.rendered?.theme ?? getCurrentTheme(window), balanceHidden: false },
    {
      local,
      keys: settings.storage.local,
      setCookie: (name, value) => setCookie(name, value, 31_536_000),
    },
  )
  const location = createLocation(window)
  const overlays = createOverlays()
  const proofOfWorkProgress = createStore<{ readonly progress: number | undefined }>({ progress: undefined })
  const lastAction = createStore<{ readonly action: Action | undefined }>({ action: undefined })
  const registry = createRegistry(deps.widgets, settings.times.chunkTimeoutSeconds, deps.loadOtherWidgets)
  let supportedConfig = config
  let resolveSite = createResolver(config)
  const site = createStore(resolveSite(facts.get().facts))
  facts.subscribe(() => site.set(resolveSite(facts.get().facts, site.get())))

  const supports: Engine['supports'] = (name) => facts.get().facts.permission?.info.endpoints?.includes(name) ?? true
  /**
   * Limits the site to the endpoints that the platform declares. Returns the permission without unsupported features.
   */
  const limitSite = async (permission: Permission): Promise<Permission> => {
    const { endpoints } = permission.info
    if (endpoints === undefined) return permission
    const { limitToSupported, limitPermission } = await import('../resolve/limit-to-supported.ts')
    if (endpoints.join() !== facts.get().facts.permission?.info.endpoints?.join()) {
      const limited = limitToSupported(config, endpoints)
      supportedConfig = limited.config
      resolveSite = createResolver(supportedConfig, limited.hidden)
    }
    return limitPermission(permission, endpoints)
  }

  const queries = createQueryCache()
  const getSessionSignal = bindQueriesToSession(facts, queries)
  const ports = deps.createPorts({
    getToken: () => facts.get().facts.session.token,
    getSessionSignal,
    getPublicKey: () => facts.get().facts.permission?.info.publicKey,
    getLanguageTag: () => getLanguageTag(texts.get().language),
    timeoutSeconds: settings.times.callTimeoutSeconds,
    supports,
    onRevision: trackRevision(() => void poller.refresh(['permission', 'gameMenus']), boot.rendered?.revision),
    onProofProgress: (progress) => proofOfWorkProgress.set({ progress }),
    onResponseFaults: (endpoint, faults) =>
      void import('./report-response-faults.ts').then((module) => module.reportResponseFaults(engine, endpoint, faults), noop),
    onProblem: (problem, { token }) => {
      if (problem.code === 'not_logged_in' && token !== undefined && token === facts.get().facts.session.token) {
        clearSession()
        void warn({ text: problem.detail.messageKey, confirm: 'in_increase_submit' })
      }
      if (problem.code === 'site_maintenance' || problem.code === 'site_restricted' || problem.code === 'payload_invalid')
        void poller.refresh(['permission'])
    },
  })
  const poller = createPoller(deps, limitSite, supports, ports, facts, site, session, reports)
  const clearSession = (): void => {
    account.end()
    facts.setToken(undefined)
  }

  const confirm = (question: ConfirmationTexts): Promise<boolean> =>
    new Promise((resolve) => void overlays.push({ type: 'confirm', ...question }, resolve))
  const warn = ({ title = 'warning_title', values, ...warning }: Warning): Promise<void> =>
    new Promise((resolve) => void overlays.push({ type: 'warn', title, values, ...warning }, () => resolve()))

  const switchLanguage = async (code: string | undefined, preferenceAction: 'chooseLanguage' | 'restoreLanguage'): Promise<void> => {
    const url = boot.messageFiles[code ?? '']
    if (code === undefined || url === undefined || code === texts.get().language) return
    const newMessages = code === boot.language ? boot.messages : await loadTexts(getFile, url).catch(() => undefined)
    if (newMessages === undefined)
      return preferenceAction === 'chooseLanguage' ? warn({ text: 'error_network', confirm: 'in_increase_submit' }) : undefined
    preferences[preferenceAction](code)
    applyLanguage(window.document, config.languages, code)
    texts.switchTo(code, newMessages)
  }
  const setLanguage: Engine['setLanguage'] = (code) => switchLanguage(code, 'chooseLanguage')

  const setTheme = (theme: 'dark' | 'light'): void => {
    applyTheme(window.document, theme, config.theme)
    preferences.chooseTheme(theme)
  }

  const restorePreferences = async (): Promise<void> => {
    const theme = local.get(settings.storage.local.theme)
    const currentTheme = getCurrentTheme(window)
    if ((theme === 'dark' || theme === 'light') && theme !== currentTheme) setTheme(theme)
    else if (currentTheme !== preferences.get().theme) preferences.update((draft) => void (draft.theme = currentTheme))
    await switchLanguage(local.get(settings.storage.local.lang), 'restoreLanguage')
  }

  const engine: Engine = {
    boot,
    get config() {
      return supportedConfig
    },
    supports,
    ports,
    queries,
    registry,
    site,
    facts,
    poller,
    location,
    overlays,
    preferences,
    account,
    texts,
    reports,
    proofOfWorkProgress,
    lastAction,
    window,
    getFile,
    confirm,
    warn,
    setLanguage,
    setTheme,
    restorePreferences,
    sendAnalyticsEvent: deps.sendAnalyticsEvent,
    serverRendering: deps.serverRendering,
    features: deps.features,
    slice: createSlices(),
    ...createActions(() => engine, deps.features),
  }
  return engine
}

/**
 * Invalidates all queries at a login and deletes their values when a session ends or is replaced. Returns a function
 * that returns the signal of the current session, which aborts at the next login or logout.
 */
function bindQueriesToSession(facts: FactsStore, queries: QueryCache): () => AbortSignal {
  let session = new AbortController()
  facts.subscribe((current, previous) => {
    const { token } = previous.facts.session
    if (current.facts.session.token === token) return
    session.abort()
    session = new AbortController()
    if (token === undefined) queries.invalidate()
    else queries.clear()
  })
  return () => session.signal
}

const noop = (): void => undefined

/** Counts that require a login. */
const memberCounts = ['messages', 'rewards', 'missions'] as const

function createPoller(
  { boot, window }: EngineDeps,
  limitSite: (permission: Permission) => Promise<Permission>,
  supports: Engine['supports'],
  ports: Ports,
  store: FactsStore,
  site: Pick<Store<Site>, 'get'>,
  session: TextStorage,
  reports: Reports,
): FactsPoller {
  const { config } = boot
  let countKinds: ReadonlySet<CountKind> | undefined
  const usesCount = (kind: CountKind): boolean => (countKinds ??= listCountKinds(config)).has(kind)
  const isLoggedIn = (): boolean => store.get().facts.session.token !== undefined
  const { session: keys } = config.settings.storage
  return createFactsPoller({
    store,
    policy: factPolicy,
    preserveIdentity: shareStructure,
    fetchers: {
      permission: async () => limitSite(await ports.system.status({ url: window.location.host })),
      gameMenus: async () => (await ports.game.menus({ merchantCode: config.merchant.code })).data.lanes,
      member: async () => {
        const member = await ports.member.info()
        session.set(keys.isAgent, String(member.type))
        return member
      },
      contracts: async () => parseContracts(await ports.agent.contractInfo()),
      counts: async () => {
        const { platform, execution } = config.settings.announcements
        const [notices, unread, rewards, missions] = await Promise.all([
          usesCount('promotions') && supports('content.notices') ? ports.content.notices({ types: 'PR', platform, execution }) : undefined,
          usesCount('messages') && isLoggedIn() && supports('inbox.unreadCount') ? ports.inbox.unreadCount() : undefined,
          usesCount('rewards') && isLoggedIn() && supports('reward.count') ? ports.reward.count() : undefined,
          usesCount('missions') && isLoggedIn() && supports('mission.summary') ? ports.mission.summary() : undefined,
        ])
        return {
          ...(notices && { promotions: notices.promotion.length }),
          ...(unread && { messages: unread.count }),
          ...(rewards && { rewards: rewards.ready }),
          ...(missions && { missions: missions.count }),
        }
      },
      balance: async () => parseMinor((await ports.wallet.balance()).sumBalance, config.merchant.currency.exponent),
    },
    isNeeded: (name) =>
      name === 'contracts'
        ? site.get().flags.AGENTPOLICY3 && isLoggedIn()
        : name !== 'counts' || usesCount('promotions') || (memberCounts.some(usesCount) && isLoggedIn()),
    persistFact: (name, value) => session.set(name === 'gameMenus' ? keys.gameVendors : name, JSON.stringify(value)),
    onFailure: (name, problem) => reports.add({ kind: 'fact', message: `${name}: ${problem.code}` }),
    refreshSeconds: config.settings.times.factsRefreshSeconds,
    window,
  })
}

/** Restores the last game menus of this tab from the session storage, until the platform sends current ones. */
function restoreMenus(session: TextStorage, key: string, facts: FactsStore): void {
  try {
    const gameMenus: unknown = JSON.parse(session.get(key) ?? 'null')
    if (isGameMenus(gameMenus)) facts.setFact('gameMenus', gameMenus, 'pending')
  } catch {
    session.remove(key)
  }
}

/** Whether a stored value has the shape that this version stores. */
const isGameMenus = (value: unknown): value is FetchedFacts['gameMenus'] =>
  Array.isArray(value) &&
  value.every(
    (menu: Partial<FetchedFacts['gameMenus'][number]> | null) =>
      typeof menu?.gameCategory === 'string' && Array.isArray(menu.vendors) && Array.isArray(menu.cards),
  )
