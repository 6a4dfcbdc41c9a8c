import type { Action } from '../../generated/config.ts'
import type { ActionName, FeatureDefinition, Intent, ActionHandler } from '../contract/feature.ts'
import { decideAccess } from '../resolve/access.ts'
import { findActionPath } from '../resolve/find-action-path.ts'
import { findRoute } from '../resolve/find-route.ts'
import type { Engine } from './engine.ts'
import { warnRealAccountRequired } from './warn-real-account-required.ts'

export type Actions = Pick<Engine, 'act' | 'openOverlay' | 'resumeIntent' | 'setPendingIntent' | 'pendingIntent' | 'withLogin'>

/**
 * Creates the functions that perform actions and open overlays. `openOverlay` enforces the access rule
 * of an overlay: code that pushes to the overlay stack itself must check the rule. `getEngine` is
 * called only after the engine is complete.
 */
export function createActions(getEngine: () => Engine, features: readonly FeatureDefinition<Engine>[]): Actions {
  const handlers = collectHandlers(features)
  const intents: NonNullable<FeatureDefinition<Engine>['intents']> = {
    overlay: (_, data) => openOverlayFromIntent(data),
    ...Object.assign({}, ...features.map((feature) => feature.intents)),
  }
  let pendingIntent: Intent | undefined

  /** Opens the login overlay if it is not open. The intent replaces one that is already pending. */
  const promptLogin = (nextIntent: Intent): void => {
    pendingIntent = nextIntent
    showOverlay(getEngine().config.overlays.login, undefined, false)
  }

  const showOverlay = (id: string, page: string | undefined, openedByRoute: boolean): void => {
    const engine = getEngine()
    const existing = engine.overlays.find(id)
    const initialPage = page ?? findDefaultPage(engine, id)
    if (existing) return initialPage === undefined ? undefined : engine.overlays.setPage(existing.key, initialPage)
    const replacedOverlay = engine.site.get().overlays[id]?.access === 'visitor' ? findTopVisitorOverlay(engine) : undefined
    engine.overlays.push(
      { type: 'overlay', id, page: initialPage, openedByRoute: openedByRoute || replacedOverlay?.openedByRoute === true },
      handleClose,
    )
    if (replacedOverlay) engine.overlays.close(replacedOverlay.key)
  }

  const handleClose = (): void => {
    const engine = getEngine()
    if (findTopVisitorOverlay(engine) === undefined) pendingIntent = undefined
    const { config, location, overlays } = engine
    const { found, route } = findRoute(config.routes, location.get().pathname)
    const isRouteOverlayOpen = overlays
      .get()
      .some(({ content, phase }) => content.type === 'overlay' && content.openedByRoute && phase !== 'before-close')
    if (found && route.overlay !== undefined && !isRouteOverlayOpen) navigateTo(engine, findHomePath(engine))
  }

  const openOverlay = (id: string, page?: string, openedByRoute = false): void => {
    const engine = getEngine()
    const overlay = engine.site.get().overlays[id]
    if (overlay === undefined) return engine.reports.add({ kind: 'error', message: `Unknown overlay ${id}.` })
    const access = decideAccess(overlay.access, engine.site.get())
    if (access === 'allow') showOverlay(id, page, openedByRoute)
    else if (access === 'login') promptLogin({ name: 'overlay', data: { id, page } })
    else if (access === 'warn') void warnRealAccountRequired(engine)
    else if (access === 'wait') void withLoadedAccount(engine, () => openOverlay(id, page, openedByRoute))
    else if (openedByRoute) engine.location.replace(findHomePath(engine) ?? '/')
  }

  const openOverlayFromIntent = (data: unknown): void => {
    const { id, page } = data as { readonly id?: unknown; readonly page?: unknown }
    if (typeof id === 'string') openOverlay(id, typeof page === 'string' ? page : undefined)
  }

  const runIntent = (intent: Intent): void => (typeof intent === 'function' ? intent() : intents[intent.name]?.(getEngine(), intent.data))

  return {
    act: (action) => {
      getEngine().lastAction.set({ action })
      findHandler(action, handlers)?.(getEngine(), action)
    },
    openOverlay,
    withLogin: (intent) => (getEngine().site.get().visitor.kind === 'visitor' ? promptLogin(intent) : runIntent(intent)),
    setPendingIntent: (intent) => void (pendingIntent = intent),
    pendingIntent: () => pendingIntent,
    resumeIntent: () => {
      const intent = pendingIntent
      pendingIntent = undefined
      if (intent) runIntent(intent)
    },
  }
}

const navigateToAction: ActionHandler<Engine> = (engine, action) =>
  navigateTo(engine, findActionPath(action, engine.config.routes, engine.site.get()))

/** Handlers of the actions that require no feature: those that open a route, an overlay or an external address. */
export const builtInHandlers = {
  route: navigateToAction,
  article: navigateToAction,
  partner: navigateToAction,
  promotion: navigateToAction,
  notice: (engine, { notice }) => engine.openOverlay(engine.config.overlays.notice, notice),
  overlay: (engine, { overlay = '' }) => engine.openOverlay(overlay),
  memberPage: (engine, { memberPage }) => engine.openOverlay(engine.config.overlays.memberCentre, memberPage),
  agentPage: (engine, { agentPage }) => engine.openOverlay(engine.config.overlays.agentCentre, agentPage),
  url: (engine, { url }) => void engine.window.open(url, '_blank', 'noopener,noreferrer'),
} satisfies { readonly [N in ActionName]?: ActionHandler<Engine> }

type ActionHandlers = ReadonlyMap<string, ActionHandler<Engine>>

/** Maps actions to their handlers. @throws if a feature performs a built-in action or one of another feature */
function collectHandlers(features: readonly FeatureDefinition<Engine>[]): ActionHandlers {
  const handlers = new Map<string, ActionHandler<Engine>>(Object.entries(builtInHandlers))
  for (const { name, actions = {} } of features)
    for (const [action, handler] of Object.entries(actions)) {
      if (handlers.has(action)) throw new Error(`Feature ${name} performs action ${action}, which already has a handler.`)
      handlers.set(action, handler)
    }
  return handlers
}

const findHandler = (action: Action, handlers: ActionHandlers): ActionHandler<Engine> | undefined => {
  const name = Object.entries(action).find(([, value]) => value !== undefined && value !== false)?.[0]
  return name === undefined ? undefined : handlers.get(name)
}

function navigateTo(engine: Engine, path: string | undefined): void {
  if (path !== undefined) engine.location.push(path)
}

const findHomePath = ({ site, config }: Engine): string | undefined => site.get().routes[config.routes.home]?.path

/** Returns the page that a centre opens with; `undefined` for an overlay without pages. */
function findDefaultPage(engine: Engine, id: string): string | undefined {
  const { menus } = engine.site.get()
  const { memberCentre, agentCentre } = engine.config.overlays
  return id === memberCentre ? menus.member.default : id === agentCentre ? menus.agent.default : undefined
}

function findTopVisitorOverlay(engine: Engine): { readonly key: number; readonly openedByRoute: boolean } | undefined {
  const top = engine.overlays.get().at(-1)
  if (top?.content.type !== 'overlay' || top.phase === 'before-close') return undefined
  return engine.site.get().overlays[top.content.id]?.access === 'visitor'
    ? { key: top.key, openedByRoute: top.content.openedByRoute }
    : undefined
}

async function withLoadedAccount(engine: Engine, callback: () => void): Promise<void> {
  await engine.poller.refresh(['member'])
  const { kind, accountType } = engine.site.get().visitor
  if (kind === 'visitor' || accountType !== undefined) callback()
  else await engine.warn({ text: 'error_network', confirm: 'in_increase_submit' })
}
