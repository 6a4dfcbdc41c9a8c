import type { Action } from '../../generated/config.ts'
import { decideAccess } from '../resolve/access.ts'
import { actionPath, categoryPath } from '../resolve/action-path.ts'
import { findRoute } from '../resolve/find-route.ts'
import type { Engine, Wanted } from './engine.ts'
import { withPart } from './nodes/later-part.ts'

type Acting = Omit<Engine, keyof Actions>

export type Actions = Pick<Engine, 'act' | 'openOverlay' | 'resume' | 'want' | 'wanted' | 'withLogin'>

/** What the site does when somebody chooses something. Access rules run here and nowhere else. */
export function createActions(engine: Acting): Actions {
  let wanted: Wanted | undefined

  const { overlays: roles, routes } = engine.config

  const askToLogIn = (then: Wanted): void => {
    if (engine.overlays.find(roles.login)) return
    wanted = then
    show(roles.login, undefined, false)
  }

  const show = (id: string, page: string | undefined, byRoute: boolean): void => {
    const present = engine.overlays.find(id)
    const opening = page ?? defaultPage(engine, id)
    if (present) return opening === undefined ? undefined : engine.overlays.turnTo(present.key, opening)
    const replaced = engine.site.get().overlays[id]?.access === 'visitor' ? topForVisitors(engine) : undefined
    engine.overlays.push({ type: 'overlay', id, page: opening, byRoute: byRoute || replaced?.byRoute === true }, afterClose)
    if (replaced) engine.overlays.close(replaced.key)
  }

  const afterClose = (): void => {
    if (topForVisitors(engine) === undefined) wanted = undefined
    const { site, location, overlays, config } = engine
    const { found, route } = findRoute(config.routes, location.get().pathname)
    const stands = overlays.get().some(({ content, phase }) => content.type === 'overlay' && content.byRoute && phase !== 'before-close')
    if (found && route.overlay !== undefined && !stands) goTo(engine, site.get().routes[config.routes.home]?.path)
  }

  const openOverlay = (id: string, page?: string, byRoute = false): void => {
    const overlay = engine.site.get().overlays[id]
    if (overlay === undefined) return engine.reports.add({ kind: 'error', message: `There is no overlay ${id}.` })
    const access = decideAccess(overlay.access, engine.site.get())
    if (access === 'allow') show(id, page, byRoute)
    else if (access === 'login') askToLogIn(Object.assign(() => openOverlay(id, page), { wish: { id, page } }))
    else if (access === 'warn') void engine.warn({ text: 'in_need_true_account', confirm: 'in_increase_submit' })
    else if (access === 'wait') void whenKnown(engine, () => openOverlay(id, page, byRoute))
    else if (byRoute) engine.location.replace(engine.site.get().routes[engine.config.routes.home]?.path ?? '/')
  }

  const withLogin = (then: Wanted): void => (engine.site.get().visitor.kind === 'visitor' ? askToLogIn(then) : then())

  const openFirstVendor = (id: string): void => {
    const vendor = engine.site.get().categories.find((category) => category.id === id)?.vendors[0]?.code
    const path = categoryPath(engine.site.get(), id, vendor)
    if (path === undefined) return void engine.warn({ text: 'error_game_maintenance', confirm: 'in_increase_submit' })
    if (vendor !== undefined) engine.account.setCurrentVendor(vendor)
    engine.location.push(path)
  }

  /** The window opens in the click itself, or the browser blocks it; it is led on when the address is known. */
  const support = (kind: NonNullable<Action['support']>): void => {
    const opened = engine.site.get().support.length === 0 ? null : engine.window.open('', '_blank', 'popup,width=480,height=720')
    withPart(
      engine,
      'support',
      () => import('../../features/support/open-support.ts'),
      ({ openSupport }) => openSupport(whole(), kind, opened),
    )
  }

  const act = (action: Action): void => {
    if (action.overlay !== undefined) openOverlay(action.overlay)
    else if (action.notice !== undefined) openOverlay(roles.notice, action.notice)
    else if (action.memberPage !== undefined) openOverlay(roles.memberCentre, action.memberPage)
    else if (action.agentPage !== undefined) openOverlay(roles.agentCentre, action.agentPage)
    else if (action.startFirstGame !== undefined || action.startVendorGame !== undefined)
      withPart(
        engine,
        'start',
        () => import('../../features/games/start-game.ts'),
        ({ startGame }) => startGame(whole(), action),
      )
    else if (action.openFirstVendor !== undefined) openFirstVendor(action.openFirstVendor)
    else if (action.support !== undefined) support(action.support)
    else if (action.signOut) void engine.signOut()
    else if (action.url !== undefined) engine.window.open(action.url, '_blank', 'noopener,noreferrer')
    else goTo(engine, actionPath(action, routes, engine.site.get()))
  }

  const resume = (): void => {
    const then = wanted
    wanted = undefined
    then?.()
  }

  const actions: Actions = { act, openOverlay, resume, withLogin, want: (then) => void (wanted = then), wanted: () => wanted }
  const whole = (): Engine => ({ ...engine, ...actions })
  return actions
}

function goTo(engine: Acting, path: string | undefined): void {
  if (path !== undefined) engine.location.push(path)
}

/** The page that a centre opens with; nothing for an overlay without pages. */
function defaultPage(engine: Acting, id: string): string | undefined {
  const { memberCentre, agentCentre } = engine.config.overlays
  const { menus } = engine.site.get()
  return id === memberCentre ? menus.member.default : id === agentCentre ? menus.agent.default : undefined
}

function topForVisitors(engine: Acting): { readonly key: number; readonly byRoute: boolean } | undefined {
  const top = engine.overlays.get().at(-1)
  if (top?.content.type !== 'overlay' || top.phase === 'before-close') return undefined
  return engine.site.get().overlays[top.content.id]?.access === 'visitor' ? { key: top.key, byRoute: top.content.byRoute } : undefined
}

async function whenKnown(engine: Acting, then: () => void): Promise<void> {
  await engine.keeper.refresh(['member'])
  const { kind, accountType } = engine.site.get().visitor
  if (kind === 'visitor' || accountType !== undefined) then()
  else await engine.warn({ text: 'error_network', confirm: 'in_increase_submit' })
}
